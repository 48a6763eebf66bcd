"""Playing in a browser window as a person does: looking at what is asked, tapping the board and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from teerling.game import Position
from teerling.values import Choice, Message
from teerling.words import Words, in_language
from tests.browser import games
from tests.patience import PATIENCE, until
from tests.server.running import Server

PHONE = {"width": 360, "height": 780}
DESK = {"width": 1440, "height": 900}
SIZES = {"phone": PHONE, "desk": DESK}
# Whoever reloads a page or whose server stops sees a lost connection; that is no fault of the page.
EXPECTED = ("WebSocket", "net::ERR", "Failed to load resource")
# A board that moves while a finger is on its way to it is a fault: whatever is asked has room in the bar below it, all
# of it, and on a narrow screen that bar is a sixth of the height at most.
STEADY = """
const look = (bar) => {
  const lies = innerHeight <= 500 && innerWidth > innerHeight;
  const wide = innerWidth >= 1100 && innerHeight > 500;
  const narrow = lies ? innerHeight : Math.max(106, innerHeight / 6);
  const room = wide ? Number.parseFloat(getComputedStyle(bar).minHeight) : narrow;
  const { offsetHeight: now, innerText } = bar;
  if (now > room + 1) return `At ${innerWidth} px the bar grew from ${room} to ${now} for: ${innerText}`;
  const said = bar.querySelector(".said:not(.unseen), .hints li, .why p");
  const told = bar.querySelector(".told");
  const cut = said && said.getBoundingClientRect().bottom - told.getBoundingClientRect().bottom;
  return cut > 1 && !lies ? `At ${innerWidth} px ${cut} px are cut off: ${innerText}` : "";
};
// Two frames later it must still be so: while styles change, some of the old and some of the new may hold. While a
// window gets another size, styles of both are mixed for a few frames more; and letters that come late are wider.
let [width, frames, bar] = [0, 0, null];
const wait = () => {
  frames -= 1;
  if (frames > 0 || document.fonts.status !== "loaded") requestAnimationFrame(wait);
  else if (bar.isConnected && look(bar)) console.error(look(bar));
};
const seen = (found) => {
  const waits = frames > 0;
  frames = Math.max(frames, innerWidth !== width ? 30 : 2);
  [width, bar] = [innerWidth, found];
  if (!waits) requestAnimationFrame(wait);
};
const sizes = new ResizeObserver(([one]) => seen(one.target));
let watched;
new MutationObserver((all) => {
  const found = document.querySelector(".prompt");
  if (found !== watched && (watched = found)) sizes.observe(found);
  if (found && all.some(({ target }) => found.contains(target))) seen(found);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""

Taste = Callable[[int, Sequence[Choice]], Choice]


class Opener:
    """Windows of one browser, each with its own memory."""

    def __init__(self, browser: Browser, server: Server):
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def window(
        self,
        language: str = "en-GB",
        size: dict[str, int] | None = None,
        *,
        pace: str = "none",
        coach: bool = False,
        **more: Any,
    ) -> Window:
        """A new window, in which nothing moves unless a pace is named: what happens is shown at once.

        Nobody is led through a first game there, unless a coach is wanted.
        """
        context = self.browser.new_context(
            locale=language,
            viewport=size or DESK,  # type: ignore[arg-type]  # two numbers
            reduced_motion="reduce" if pace == "none" else "no-preference",
            base_url=self.server.base,
            **more,
        )
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(STEADY)
        context.add_init_script(f"localStorage['teerling.settings'] ??= JSON.stringify({{ pace: '{pace}' }})")
        if not coach:
            context.add_init_script("""localStorage['teerling.coach'] ??= '["*"]'""")
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        return Window(page, self, language[:2])

    def close(self) -> None:
        """Close all windows; none of them may have complained."""
        for context in self.contexts:
            context.close()
        wrong = [e for e in self.errors if not any(part in e for part in EXPECTED)]
        assert not wrong, wrong


def touch(window: Window, there: Locator) -> None:
    """With a finger if there is one, or else with the pointer."""
    if window.page.evaluate("() => navigator.maxTouchPoints > 0"):
        there.tap()
    else:
        there.click()


def seated(window: Window, *kinds: str) -> None:
    """On the page for a new table: who sits around it, `here`, `open` (a friend elsewhere) or `bot`."""
    chairs = window.page.locator(".chair:not(.add)")
    expect(chairs.first).to_be_visible()
    for count in range(chairs.count(), len(kinds)):
        window.page.locator(".chair.add").click()
        expect(chairs).to_have_count(count + 1)
    for count in range(chairs.count(), len(kinds), -1):
        chairs.last.click()
        window.page.locator(".card .remove").click()
        expect(chairs).to_have_count(count - 1)
    for seat, kind in enumerate(kinds):
        chairs.nth(seat).click()
        window.page.locator(f'input[name="kind"][value="{kind}"]').check()


def agreed(window: Window, **options: str) -> None:
    """On the same page: what is agreed, whether it stands in sight or has to be unfolded first."""
    window.page.locator("details:not([open]) > summary").click()
    for name, value in options.items():
        there = window.page.locator(f'input[name="{name}"][value="{value}"], select[name="{name}"]')
        # Where there is much to choose from it is a list.
        if there.evaluate("(one) => one.tagName") == "SELECT":
            there.select_option(value)
        else:
            there.check()


def friends(host: Window, others: Sequence[Window]) -> None:
    """From the page for a new table on: three friends are asked, open the link, each in a window, and sit down."""
    seated(host, "here", *["open"] * len(others))
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/table/*")
    for seat, (window, name) in enumerate(zip(others, ("Bram", "Cleo", "Dirk"), strict=True), 1):
        window.go(f"/join/{host.live.table.opened.code}")
        window.page.get_by_role("textbox").first.fill(name)
        window.page.locator("form .button.main, main .button.main").first.click()
        window.page.wait_for_url("**/table/*")
        window.seats = (seat,)


class Window:
    """One person's window, or several people's."""

    seats: tuple[int, ...] = (0,)
    # Who looked last at a shared screen, and which choice is taken: by itself the first.
    shown_to = -1
    taste: Taste | None = None

    def __init__(self, page: Page, opener: Opener, language: str):
        self.page = page
        self.language = language
        self.opener = opener

    @property
    def server(self) -> Server:
        """The server, which may have been started anew."""
        return self.opener.server

    def go(self, path: str) -> None:
        """Open a page."""
        self.page.goto(self.server.base + path)

    def button(self, name: str) -> None:
        """Press a button by its words."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def speak(self, language: str) -> None:
        """Go on in the other language."""
        switch = self.page.locator("button.language")
        if folded := not switch.is_visible():
            self.page.locator(".toggles summary").click()
        switch.click()
        if folded:
            self.page.keyboard.press("Escape")
        self.language = language
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # Reading

    @property
    def words(self) -> Words:
        """The words of its language."""
        return in_language(self.language)

    @property
    def table(self) -> str:
        """The table this window is at."""
        return self.page.url.rpartition("/table/")[2].partition("?")[0]

    @property
    def live(self) -> Any:
        """The same table in the server."""
        return self.server.app.state.hub.tables[self.table]

    @property
    def position(self) -> Position:
        """The position in the server."""
        position: Position = self.live.table.course.position
        return position

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.live.table.state == "over")

    def wait_for_table(self) -> None:
        """Wait until the board is there, or the result of a game that is over by luck."""
        self.page.wait_for_url("**/table/*")
        expect(self.page.locator(".board:visible, .ending:visible").first).to_be_visible()
        # Letters that come late move things.
        self.page.evaluate("() => document.fonts.ready.then(() => true)")

    def blink(self) -> None:
        """Let the page and the server go on for a moment: who looks all the time keeps the processor from them."""
        self.page.wait_for_timeout(8)

    def until(self, test: Callable[[], object], what: str) -> None:
        """Wait until something is so, in the page or in the server."""
        until(test, what, self.blink)

    # Acting

    @property
    def main(self) -> Any:
        """The main button."""
        return self.page.locator(".prompt .button.main")

    def throw(self) -> None:
        """Throw the dice."""
        before = self.live.table.number
        self.main.click()
        self.settled(before)

    def settled(self, before: int) -> None:
        """Wait until the server has got further than a number."""
        self.until(lambda: self.live.table.number > before, "the server hears of it")

    def caught_up(self) -> None:
        """Wait until the page shows all that happened; where all act at once, that may be more every moment."""
        there = self.page.locator(".table")
        self.until(lambda: there.get_attribute("data-at") == str(self.live.table.number), "the page follows")

    def is_up(self, seats: tuple[int, ...]) -> bool:
        """Whether one of these seats is to do something."""
        return bool(set(self.live.table.turn) & set(seats))

    def up(self) -> bool:
        """Wait until one of the window's seats is up; false if the game is over."""
        self.until(lambda: self.live.table.state == "over" or self.is_up(self.seats), "somebody is up, or it is over")
        return bool(self.live.table.state != "over")

    def act(self) -> None:
        """Do something that is to be done."""
        up = [seat for seat in self.live.table.turn if seat in self.seats]
        # Where all act at once, a shared screen stays with whoever has it.
        seat = self.shown_to if self.shown_to in up else up[0]
        self.wait_for_prompt(seat)
        position = self.position
        if position.turn.kind == "dice":
            self.throw()
        else:
            before = self.live.table.number
            choices = position.view(seat).choices
            board = games.find(self.live.table.opened.game)
            board.choose(self, self.taste(seat, choices) if self.taste else max(choices, key=board.liked))
            self.settled(before)

    def wait_for_prompt(self, seat: int = -1) -> None:
        """Wait until the page asks for what the server waits for: things may still be moving, or the screen turning."""
        table = self.live.table
        seat = table.turn[0] if seat < 0 else seat
        self.caught_up()
        view = table.course.position.view(seat)
        # At a shared screen the page says whose turn it is, and covers what only that person may see.
        shared = f"{table.seats[seat].name}: " if len(self.seats) > 1 else ""
        if shared and view.private and self.shown_to != seat:
            cover = self.page.get_by_role("dialog")
            expect(cover).to_contain_text(table.seats[seat].name)
            cover.get_by_role("button").click()
        self.shown_to = seat
        asked = shared + self.said(view.prompt)
        said = self.page.locator(".prompt.mine .said")
        expect(said).to_be_visible()
        # Where something is in hand already, a board asks for the next step instead.
        further = self.page.locator(".board[data-asks]")
        self.until(lambda: said.text_content() == asked or further.count(), f"the page asks: {asked}")

    def said(self, message: Message) -> str:
        """A message as the page says it: where things are touched some are said otherwise than in a terminal."""
        touched = Message(f"{message.id}-screen", message.args)
        told = touched if self.words.knows(touched.id) else message
        return self.words.say(told, [seat.name for seat in self.live.table.seats])

    def play_out(self, *others: Window, seats: tuple[int, ...] = (0,), acts: int = 600) -> None:
        """Play from this window and others, each with its own seats, to the end or for so many acts."""
        self.seats = seats
        windows = {w: w.seats for w in (self, *others)}
        done = 0
        while self.live.table.state != "over" and done < acts:
            up = next((w for w, own in windows.items() if w.is_up(own)), None)
            if up is None:
                self.blink()
            else:
                up.act()
                done += 1
        assert done < 600, "the game does not end"
        if self.live.table.state == "over":
            self.dice_are_well()

    def dice_are_well(self) -> None:
        """After a game the page of fair dice says that all is well, with the words of every person in it."""
        table = self.live.table
        page = self.page.context.new_page()
        page.goto(f"{self.server.base}/fair/{self.table}")
        words = in_language(self.language)
        expect(page.locator(".verdict")).to_have_text(f"✓ {words('verify-good', rolls=table.course.rolls)}")
        people = [seat for seat, sitting in enumerate(table.opened.seats) if sitting.kind != "bot"]
        assert list(table.sealing.counting) == people
        promise = words("verify-promise-words" if people else "verify-promise-key", count=len(people))
        expect(page.locator("main")).to_contain_text(promise)
        page.close()
