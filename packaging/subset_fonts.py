"""Cut the fonts to the letters the program needs: ``python packaging/subset_fonts.py``.

Reads Inter and Noto Serif from the pip packages ``fontpkg-inter`` and ``fontpkg-noto-serif``
(SIL OFL 1.1), keeps Latin, Greek, punctuation and arrows and the weight axis, and writes the
files and their licences to ``resources/fonts``. Run it again to follow a new release.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import fontpkg_inter
import fontpkg_noto_serif
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import OverlapMode, instantiateVariableFont

FONTS = Path(__file__).resolve().parents[1] / "resources" / "fonts"
INTER = Path(fontpkg_inter.__file__).parent
NOTO = Path(fontpkg_noto_serif.__file__).parent

KEEP = (
    (0x0020, 0x017F),  # Latin with all letters of nb, da and cs
    (0x0192, 0x0192),
    (0x0218, 0x021B),
    (0x02C6, 0x02DD),
    (0x0300, 0x030C),
    (0x0370, 0x03FF),  # Greek
    (0x1E80, 0x1E85),
    (0x1F00, 0x1FFF),  # Greek with breathings
    (0x2000, 0x206F),  # punctuation, spaces, quotes
    (0x2070, 0x2099),
    (0x20AC, 0x20AC),
    (0x2116, 0x2122),
    (0x2153, 0x215E),
    (0x2190, 0x21BB),  # arrows
    (0x2212, 0x2265),  # minus, comparison
    (0x25A0, 0x25CF),
    (0x2605, 0x2606),
    (0x2713, 0x2717),
)
JOBS = (
    (INTER / "files" / "Inter[opsz,wght].ttf", "Inter.ttf", {"opsz": 14.0}),
    (NOTO / "files" / "NotoSerif[wdth,wght].ttf", "NotoSerif.ttf", {"wdth": 100.0}),
    (NOTO / "files" / "NotoSerif-Italic[wdth,wght].ttf", "NotoSerif-Italic.ttf", {"wdth": 100.0}),
)


def cut(source: Path, target: Path, pinned: dict[str, float]) -> None:
    """Write the part of ``source`` that the program needs to ``target``."""
    options = subset.Options(
        layout_features=["kern", "liga", "tnum", "mark", "mkmk", "ccmp", "locl", "calt", "case"],
        name_IDs=["*"],
        notdef_outline=True,
        hinting=False,
    )
    letters = subset.Subsetter(options)
    letters.populate(unicodes=[code for low, high in KEEP for code in range(low, high + 1)])
    font = TTFont(source)
    letters.subset(font)
    font = instantiateVariableFont(font, pinned, overlap=OverlapMode.KEEP_AND_SET_FLAGS)
    font.save(target)
    print(f"{source.stat().st_size:9,} -> {target.stat().st_size:9,}  {target.name}")


def main() -> None:
    """Cut all fonts and copy their licences."""
    FONTS.mkdir(parents=True, exist_ok=True)
    for source, name, pinned in JOBS:
        cut(source, FONTS / name, pinned)
    shutil.copyfile(INTER / "LICENSE", FONTS / "OFL-Inter.txt")
    shutil.copyfile(NOTO / "LICENSE", FONTS / "OFL-NotoSerif.txt")


if __name__ == "__main__":
    main()
