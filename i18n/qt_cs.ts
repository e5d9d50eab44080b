<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Oboustranný tisk</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Vazba na delší straně</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Vazba na kratší straně</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Sada stran:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strany</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Zadejte strany nebo rozsahy oddělené čárkami. Rozsah jsou dvě čísla se spojovníkem: 3,5-7,9 vytiskne strany 3, 5, 6, 7 a 9.</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Po&amp;řadí stran:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Stran na &amp;list:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Neplatné zadání stran</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>„%1“ není zapsáno správně. Strany a rozsahy oddělujte čárkou, rozsahy zapisujte se spojovníkem a dbejte na to, aby se nepřekrývaly.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Neslučitelné nastavení oboustranného tisku</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Nastavení oboustranného tisku si odporují. Chcete je opravit?</translation>
    </message>
</context>
</TS>
