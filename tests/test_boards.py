"""Boards and choices are declared types, all the way down; and nothing is sent that nobody reads."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

from teerling import game
from teerling.server.app import create_app
from teerling.server.schema import describe
from teerling.server.settings import Settings

WEB = Path(__file__).parent.parent / "web" / "src"
GAMES = [name for name in game.names() if game.find(name).parts.drawing.board == "pages"]


def declared(name: str) -> Iterator[inspect.Type]:
    """The types of a game's board and of its choices, with everything in them, each once."""
    seen: list[inspect.Type] = []
    rest = [inspect.type_info(one) for one in game.find(name).parts.views.types()]
    while rest:
        one = rest.pop()
        if one in seen:
            continue
        seen.append(one)
        yield one
        match one:
            case inspect.StructType():
                rest += [field.type for field in one.fields]
            case inspect.UnionType():
                rest += one.types
            case inspect.VarTupleType() | inspect.ListType():
                rest.append(one.item_type)
            case inspect.TupleType():
                rest += one.item_types
            case inspect.DictType():
                rest += [one.key_type, one.value_type]


@pytest.mark.parametrize("name", GAMES)
def test_a_board_and_its_choices_are_declared_all_the_way_down(name: str) -> None:
    board, about = (inspect.type_info(one) for one in game.find(name).parts.views.types())
    assert isinstance(board, inspect.StructType)
    kinds = about.types if isinstance(about, inspect.UnionType) else (about,)
    assert all(isinstance(kind, inspect.StructType) and kind.tag_field == "kind" for kind in kinds)
    for one in declared(name):
        assert not isinstance(one, inspect.AnyType | inspect.CustomType | inspect.RawType), one
        if isinstance(one, inspect.StructType):
            assert one.cls.__struct_config__.frozen, one.cls
            # What is always there has no default: TypeScript then knows that it is there.
            assert all(field.required for field in one.fields), one.cls


def read_in_python(name: str) -> set[str]:
    """The attributes that are read where a game's board is drawn, and in what that uses of the game's own."""
    drawing = game.find(name).parts.drawing
    rest = [function.__module__ for function in (drawing.picture, drawing.sentences, drawing.svg)]
    found: set[str] = set()
    seen: set[str] = set()
    while rest:
        module = rest.pop()
        path = game.find(name).home / f"{module.rpartition('.')[2]}.py"
        if module in seen or not path.exists():
            continue
        seen.add(module)
        tree = ast.parse(path.read_text("utf-8"))
        imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module}
        package = module.rpartition(".")[0]
        # Rules and tables read much, but never a board.
        if f"{package}.board" in imported:
            found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
            rest += [other for other in imported if other.startswith(f"{package}.")]
    return found


def read_in_the_browser(name: str) -> set[str]:
    """The names that a game's folder in the browser reads of something, or takes something apart into."""
    files = [path for path in (WEB / "games" / name).iterdir() if path.suffix in (".ts", ".svelte")]
    code = "".join(path.read_text("utf-8") for path in files if not path.name.endswith(".test.ts"))
    code = re.sub(r"<style>.*?</style>|/\*.*?\*/|//[^\n]*|^ *import [^;]*;", "", code, flags=re.DOTALL | re.MULTILINE)
    return set(re.findall(r"[.{,]\s*([a-z]\w*)\b", code))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_sent_that_nobody_reads(name: str) -> None:
    # By their names: what is read under the same name elsewhere in a game is not told apart.
    read = read_in_python(name), read_in_the_browser(name)
    unread = [
        f"{one.cls.__name__}.{field.name}"
        for one in declared(name)
        if isinstance(one, inspect.StructType)
        for field in one.fields
        if field.name not in read[0] and field.encode_name not in read[1]
    ]
    assert not unread


def test_the_description_has_the_boards_of_the_games_on_the_pages_and_of_no_others() -> None:
    schemas = describe(create_app(Settings("unused")))["components"]["schemas"]
    named = {f"{name.capitalize()}{what}" for name in GAMES for what in ("Board", "About")}
    assert {name for name in schemas if re.search(r".(Board|About)$", name)} == named
    for name in GAMES:
        structs = {one.cls.__name__ for one in declared(name) if isinstance(one, inspect.StructType)}
        assert {f"{name.capitalize()}{struct}" for struct in structs} <= set(schemas)
    references = set(re.findall(r'"#/components/schemas/([^"]+)"', msgspec.json.encode(schemas).decode()))
    assert references <= set(schemas), "every reference leads somewhere"
    assert not [name for name in schemas if not name.isalnum()], "each type has one name"
