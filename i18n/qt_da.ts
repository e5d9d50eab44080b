<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en">
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Tosidet udskrivning</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Indbinding på den lange side</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Indbinding på den korte side</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Sidevalg:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Side&amp;rækkefølge:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Sider pr. &amp;ark:</translation>
    </message>
</context>
</TS>
