"""Cuts the typefaces down to the letters that our texts use, and writes the style sheet that names them. `make fonts`.

Each face becomes two files: the letters of our own texts, which every page needs, and the other letters of Latin
scripts, which a browser fetches only for a name or a message that is written with them. The sources are the packages
of @fontsource, pinned in web/package-lock.json; what is written here is committed, so nobody else needs fonttools.
"""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.ttProgram import Program

WEB: Final = Path(__file__).parents[1] / "web"
SOURCES: Final = WEB / "node_modules" / "@fontsource"
OUT: Final = WEB / "src" / "lib" / "design" / "fonts"
STYLES: Final = WEB / "src" / "lib" / "design" / "fonts.css"
ASCII: Final = [*range(0x20, 0x7F)]
# Both languages and their punctuation; texts.test.ts knows when a text uses another letter.
OURS: Final = sorted({*ASCII, *map(ord, "ĄĆĘŁŃÓŚŹŻąćęłńóśźż\u00a0\u00ad°±·×äâéè–—‘’‚“”„…‹›«»→−€№§©")})
OTHERS: Final = sorted({*range(0xA1, 0x180), *range(0x218, 0x21C), *range(0x1E80, 0x1E86), 0x1E9E} - {*OURS})
# Kerning, joined letters, lining and tabular figures, and the shapes that Polish prefers.
FEATURES: Final = ["kern", "liga", "lnum", "tnum", "locl", "ccmp", "mark", "mkmk"]


@dataclass(frozen=True)
class Face:
    """A family in one weight and style; `letters` if it is used only for a few words."""

    family: str
    package: str
    weight: int
    style: str = "normal"
    letters: str = ""

    @property
    def name(self) -> str:
        return f"{self.package}-{self.weight}{'-italic' if self.style == 'italic' else ''}"


FACES: Final = [
    Face("Grenze", "grenze", 700),
    Face("Grenze Gotisch", "grenze-gotisch", 600, letters="Pentakl"),
    Face("Alegreya", "alegreya", 400),
    Face("Alegreya", "alegreya", 400, "italic"),
    Face("Alegreya", "alegreya", 700),
    Face("Alegreya Sans", "alegreya-sans", 500),
    Face("Alegreya Sans", "alegreya-sans", 700),
    Face("Alegreya SC", "alegreya-sc", 700),
]


def cut(font: TTFont, letters: list[int]) -> TTFont:
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]  # names, copyright and licence stay in the file
    options.drop_tables += ["STAT", "gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def gather(face: Face, letters: list[int]) -> tuple[TTFont, list[int]]:
    """A face cut to these letters, from both files of its package, and the letters that it really has."""
    folder = SOURCES / face.package / "files"
    halves = []
    found: list[int] = []
    with tempfile.TemporaryDirectory() as room:
        for half in ("latin", "latin-ext"):
            source = folder / f"{face.package}-{half}-{face.weight}-{face.style}.woff2"
            font = TTFont(source)
            wanted = [letter for letter in letters if letter in font.getBestCmap() and letter not in found]
            if wanted:
                found += wanted
                font.flavor = None
                halves.append(str(Path(room) / f"{half}.ttf"))
                cut(font, wanted).save(halves[-1])
        font = Merger().merge(halves) if len(halves) > 1 else TTFont(halves[0])
        return smooth(font), sorted(found)


def smooth(font: TTFont) -> TTFont:
    """Mark the font as needing no hints; otherwise some renderers add their own and space letters unevenly."""
    font["gasp"] = newTable("gasp")
    font["gasp"].version = 1
    font["gasp"].gaspRange = {0xFFFF: 15}
    font["prep"] = newTable("prep")
    font["prep"].program = Program()
    font["prep"].program.fromAssembly(["PUSHW[]", "511", "SCANCTRL[]", "PUSHB[]", "4", "SCANTYPE[]"])
    return font


def ranges(letters: list[int]) -> str:
    """Letters as a style sheet writes them: U+41-5A, U+61."""
    runs: list[list[int]] = []
    for letter in letters:
        if runs and letter == runs[-1][1] + 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)


def rule(face: Face, file: str, letters: list[int]) -> str:
    return (
        "@font-face {\n"
        f"  font-family: '{face.family}';\n  font-style: {face.style};\n  font-weight: {face.weight};\n"
        f"  font-display: swap;\n  src: url('./fonts/{file}') format('woff2');\n"
        f"  unicode-range: {ranges(letters)};\n}}\n"
    )


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for old in OUT.glob("*.woff2"):
        old.unlink()
    rules = ["/* Written by tools/subset_fonts.py (`make fonts`). Licences are beside the files. */\n"]
    for face in FACES:
        parts = [("", [ord(letter) for letter in face.letters] or OURS)]
        if not face.letters:
            parts.append(("-others", OTHERS))
        for suffix, letters in parts:
            font, found = gather(face, sorted(letters))
            font.flavor = "woff2"
            file = f"{face.name}{suffix}.woff2"
            font.save(OUT / file)
            rules.append(rule(face, file, found))
            print(f"{file:32} {len(found):4} letters {(OUT / file).stat().st_size:6} bytes")
        shutil.copy(SOURCES / face.package / "LICENSE", OUT / f"{face.package}-LICENSE.txt")
    STYLES.write_text("".join(rules))


if __name__ == "__main__":
    main()
