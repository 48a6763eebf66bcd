"""Every word a player reads: both languages have the same messages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from teerling import bots, game
from teerling.values import Message
from teerling.words import guess_language, in_language

HOME = Path(game.__file__).parent
CATALOGUES = [HOME / "locale", *(p.parent for p in HOME.glob("games/*/words.en.ftl"))]


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a catalogue with the arguments each uses."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], path
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            text = path.read_text("utf-8")[entry.span.start : entry.span.end] if entry.span else ""
            found[entry.id.name] = set(re.findall(r"\$([a-z]+)", text))
    return found


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda p: p.name)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    english, dutch = (messages(next(folder.glob(f"*{language}.ftl"))) for language in ("en", "nl"))
    assert list(english) == list(dutch)
    for name, arguments in english.items():
        assert arguments == dutch[name], name


def test_no_message_is_left_over_and_none_is_missing() -> None:
    # Some words are only said in the browser.
    pages = [path for path in (HOME.parents[1] / "web/src").rglob("*") if path.suffix in (".svelte", ".ts")]
    sources = "\n".join(path.read_text("utf-8") for path in [*HOME.rglob("*.py"), *pages])
    known = {name for folder in CATALOGUES for name in messages(next(folder.glob("*en.ftl")))}
    # Names put together in the code: f"{game}-title", f"why-{kind}", f"pushbox-why-{name}" and the like.
    patterns = [re.escape(p).replace(r"\{\}", ".+") for p in _put_together(sources)]
    # What is written in a terminal may be said otherwise where things are touched.
    for name in {name.removesuffix("-screen") for name in known}:
        assert f'"{name}"' in sources or f"'{name}'" in sources or any(re.fullmatch(p, name) for p in patterns), (
            f"{name} is never said"
        )
    for name in re.findall(r'\bMessage\(\s*"([a-z0-9-]+)"', sources):
        assert name in known, f"{name} is not in the catalogues"


def _put_together(sources: str) -> set[str]:
    # In Python f"why-{kind}"; in the browser `why-${kind}`.
    plain = re.sub(r"\$?\{[^{}]*\}", "{}", sources)
    found = {text for pair in re.findall(r"""f["']([a-z{][^"' ]*)["']|`([a-z{][^`"' ]*)`""", plain) for text in pair}
    # Something of the name must be written out, or anything would do.
    return {text for text in found if re.search("[a-z]{3}", text)}


def test_every_bot_is_described() -> None:
    for language in ("en", "nl"):
        for bot in bots.names():
            assert in_language(language).knows(f"bot-{bot}")


def test_plurals_and_lists_are_right_in_both_languages() -> None:
    english, dutch = in_language("en"), in_language("nl")
    assert [english("replay-events", count=n) for n in (1, 2)] == ["One event.", "2 events."]
    assert [dutch("replay-events", count=n) for n in (1, 2)] == ["Eén gebeurtenis.", "2 gebeurtenissen."]
    assert dutch.join([2, 3, 4]) == "2, 3 en 4"
    assert english.join([]) == ""


def test_a_name_that_differs_by_language_is_said_in_the_language() -> None:
    city = {"nl": "Luik", "en": "Liège"}
    message = Message("play-welcome", {"title": city, "tagline": [city, "Gent"]})
    assert in_language("nl").say(message) == "Luik. Luik en Gent"
    assert in_language("en").say(message) == "Liège. Liège and Gent"


def test_a_message_that_is_missing_or_misses_an_argument_is_no_silent_blank() -> None:
    words = in_language("en")
    with pytest.raises(KeyError):
        words.say(Message("no-such-message"))
    with pytest.raises(ValueError, match="seat-number"):
        words.say(Message("seat-number"))


def test_whatever_somebody_typed_can_be_said() -> None:
    words = in_language("en")
    for text in ("x" * 100_000, "{ $name }", "\n\n", "\u202e", '"quoted"'):
        assert words("setup-word", word=text)


def test_the_language_of_the_terminal_is_followed() -> None:
    assert guess_language({"LC_ALL": "en_GB", "LANG": "nl_NL"}) == "en"
    assert guess_language({"TEERLING_LANG": "nl", "LC_ALL": "en_GB"}) == "nl"
    assert guess_language({}) == "en"


def test_no_page_is_built_without_words_that_it_may_have_to_say() -> None:
    """What the build leaves out is said by the terminal alone."""
    config = (HOME.parents[1] / "web" / "vite.config.ts").read_text("utf-8")
    (left_out,) = re.findall(r"TERMINAL =\s+/\^\(\?:([a-z|]+)\)-", config)
    known = set(messages(HOME / "locale" / "en.ftl"))

    def said(path: Path) -> set[str]:
        return known & set(re.findall(rf"[\"'`]((?:{left_out})-[a-z-]+)", path.read_text("utf-8")))

    assert said(HOME / "cli" / "bench.py")
    elsewhere = [path for path in HOME.rglob("*.py") if path.relative_to(HOME).parts[0] not in ("cli", "lab")]
    pages = [*HOME.parents[1].glob("web/src/**/*.svelte"), *HOME.parents[1].glob("web/src/**/*.ts")]
    assert len(pages) > 100
    # Their tests read the whole catalogues.
    for path in [*elsewhere, *(page for page in pages if ".test." not in page.name)]:
        assert not said(path), path
