"""Players' own rulebooks: taken in as text, searched with the rest, refused with a reason."""

from __future__ import annotations

import pytest

from boardgames_desktop.services.concordance import Concordance
from boardgames_desktop.services.language import language
from boardgames_desktop.services.library import Library
from boardgames_desktop.services.own_books import OwnBookError, read_own
from boardgames_desktop.services.paths import resources

HTML = """<html><head><title>Club rules</title><style>p {color: red}</style></head>
<body><h1>Club &amp; house</h1><p onclick="x()">Play <b>fast</b>, 1 * 2 * 3.</p>
<script>alert("no")</script><ul><li>First</li><li>Second <img src="file:///etc/passwd"></li></ul>
<table><tr><td>a</td><td>b</td></tr></table></body></html>"""


@pytest.fixture
def library(tmp_path):
    return Library(resources() / "rulebooks", tmp_path / "own")


def write(tmp_path, name: str, data: bytes | str):
    path = tmp_path / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


def test_markdown_becomes_the_last_page_and_is_found(library, tmp_path):
    file = write(tmp_path, "Our club.md", "# Club evenings\n\nNobody may **dawdle**.\n")
    added = library.add("risk", "en", file)
    book = library.book("risk", "en")
    assert book.pages[-1].title == "Club evenings"
    assert book.page_of(added.section) == len(book.pages) - 1
    (found,) = Concordance(library.books(["risk", "warcraft"], "en")).find("dawdle")
    assert (found.game, found.section) == ("risk", added.section)
    assert library.book("risk", "el").pages[-1].title != "Club evenings"


def test_it_is_there_the_next_time_and_can_be_removed(library, tmp_path):
    added = library.add("risk", "el", write(tmp_path, "a.txt", "Κανόνες της παρέας"))
    again = Library(resources() / "rulebooks", tmp_path / "own")
    assert again.is_own("risk", "el", added.section)
    assert not again.is_own("risk", "el", "risk.attack")
    assert again.remove("risk", "el", added.section)
    assert not again.remove("risk", "el", "risk.attack")
    assert again.own("risk", "el") == ()
    assert not added.path.exists()


def test_a_second_file_of_the_same_name_stands_beside_the_first(library, tmp_path):
    file = write(tmp_path, "a.txt", "words")
    ids = {library.add("risk", "en", file).section for _ in range(3)}
    assert len(ids) == 3
    assert len(library.own("risk", "en")) == 3


def test_text_is_shown_as_it_is(tmp_path):
    text = "First *line*\n# no heading\n\n1. one\n<b>bold</b>\n"
    page = read_own(write(tmp_path, "Hall.txt", text)).page
    assert page.title == "Hall"
    assert len(page.headings) == 1
    assert "<em>" not in page.html
    assert "<ol>" not in page.html
    assert "&lt;b&gt;bold" in page.html


def test_html_gives_its_words_only(tmp_path):
    page = read_own(write(tmp_path, "club.html", HTML)).page
    assert [one.title for one in page.headings] == ["Club & house"]
    assert "Play fast, 1 * 2 * 3." in page.html
    assert page.html.count("<li>") == 2
    assert "a · b" in page.html
    for trace in ("alert", "color", "onclick", "passwd", "<img"):
        assert trace not in page.html


def test_markdown_carries_no_html(tmp_path):
    page = read_own(write(tmp_path, "x.md", "# A\n\n<script>alert(1)</script>\n")).page
    assert "<script>" not in page.html


def test_utf_16_and_dos_lines_are_text(tmp_path):
    page = read_own(write(tmp_path, "x.txt", "Πόλη\r\nκάστρο".encode("utf-16"))).page
    assert "κάστρο" in page.sections[0].text


@pytest.mark.parametrize(
    ("name", "data", "why"),
    [
        ("a.md", b"\xff\x00\xfe", "not_text"),
        ("a.txt", b"abc\x00def", "not_text"),
        ("a.txt", "café".encode("latin-1"), "not_text"),
        ("a.txt", b"  \n", "empty"),
        ("a.html", b"<p></p><script>x</script>", "empty"),
        ("a.pdf", b"%PDF-1.7", "kind"),
        ("a.md", b"a" * 2_000_001, "large"),
    ],
)
def test_what_is_no_readable_text_is_refused_with_a_reason(library, tmp_path, name, data, why):
    with pytest.raises(OwnBookError) as caught:
        library.add("risk", "en", write(tmp_path, name, data))
    assert caught.value.msg.id == f"services.own_book.{why}"
    assert language().text(caught.value.msg)
    assert library.own("risk", "en") == ()


def test_a_missing_file_is_told(library, tmp_path):
    with pytest.raises(OwnBookError) as caught:
        library.add("risk", "en", tmp_path / "none.md")
    assert caught.value.msg.id == "services.own_book.unreadable"
