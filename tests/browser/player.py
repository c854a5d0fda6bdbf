"""A person at the screen: sees what glows and what buttons there are, and presses one of them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Error, Locator, Page, TimeoutError, expect

from tests.sizes import PATIENCE

READ = "() => [...document.querySelectorAll('main, .below, dialog[open]')].map((part) => part.textContent).join()"
"""All that is written on the table, without the log: it changes when the table does."""
NAME = """(thing) => {
  const copy = thing.cloneNode(true);
  copy.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());
  return (thing.ariaLabel ?? copy.textContent).trim();
}"""
"""What a button is called, as a screen reader would say it."""
LOOK = f"""() => {{
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const chooser = document.querySelector('.chooser');
  const lying = 'main :is(button, [role=button]).glowing, main .glowing button';
  const glowing = `${{lying}}, button.choose:not([aria-disabled]), .split button`;
  const choosable = dialog ? '.body > .royal' : chooser ? 'button.choose' : glowing;
  const things = [...(dialog ?? chooser ?? document).querySelectorAll(choosable)];
  window.things = things.filter((thing) => thing.checkVisibility());
  window.names = window.things.map({NAME});
  window.listed = !!chooser;
  window.before = ({READ})();
  return {{
    asked: document.querySelector('.ask h2')?.textContent ?? '',
    names: window.names,
    over: !!dialog?.querySelector('table'),
    dialog: !!dialog,
  }};
}}"""
"""On the table what glows; when a list of choices lies over it, those; before the curtain its button."""
ASKED = f"() => !document.querySelector('[data-moving]') && ({LOOK})().names.length > 0"
"""Nothing moves any more, and something can be chosen."""
CHANGED = f"() => ({READ})() !== window.before || (!window.listed && !!document.querySelector('.chooser'))"
"""The table is another one, or a list of choices has opened."""
PRESS = f"""async (found, patience) => {{
  const thing = found.find((each) => each?.isConnected && window.things.includes(each));
  const same = (each, at) => each.isConnected && ({NAME})(each) === window.names[at];
  if (!thing) return window.things.every(same) ? 'no button has this name' : 'gone';
  thing.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (hit?.closest('[role=tooltip]')) return 'bubble';
  if (hit?.closest('.notices')) return 'notice';
  // The game has ended, or somebody was given a word, since the table was looked at.
  if (hit?.closest('dialog[open]') && !thing.closest('dialog')) return 'gone';
  if (!(thing.contains(hit) || hit?.contains(thing))) return hit?.outerHTML.slice(0, 200) ?? 'outside';
  const changed = {CHANGED};
  const followed = new Promise((done) => {{
    const observer = new MutationObserver(() => changed() && done('followed'));
    observer.observe(document.body, {{ subtree: true, childList: true, characterData: true }});
    setTimeout(() => (observer.disconnect(), done('nothing')), patience);
  }});
  const at = {{ bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType: 'mouse', isPrimary: true }};
  hit.dispatchEvent(new PointerEvent('pointerdown', at));
  hit.dispatchEvent(new PointerEvent('pointerup', at));
  hit.dispatchEvent(new PointerEvent('click', {{ ...at, detail: 1 }}));
  return followed;
}}"""
"""Press the middle of a thing, where nothing else may lie over it, and see whether something follows."""
PLACE = "(found) => found.findIndex((each) => each.isConnected && window.things.includes(each))"
"""Which of the buttons of one name can be chosen: a card of the same name may lie elsewhere to be looked at."""


def cover(page: Page, game: str = "Valeria: Card Kingdoms") -> Locator:
    """A game on the start page, with the ways to play it."""
    return page.get_by_role("article", name=game)


def press(button: Locator) -> None:
    """Press a button on a page that is not painted; Playwright's mouse would wait for its picture."""
    expect(button).to_be_visible()
    button.dispatch_event("click")


class Player:
    """Plays through the page alone: nothing but what can be chosen on the screen, by its names."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.choices = 0
        self.over = False

    def sees(self) -> str:
        """All that is written on the table."""
        return str(self.page.evaluate(READ))

    def prefer(self, asked: str, names: list[str]) -> int:
        """Which of the things that can be chosen to press, by their names; a player with more sense wants something."""
        return self.chance.randrange(len(names))

    def choose(self) -> bool:
        """Press one of the things that can be chosen and wait for what follows; says whether something did."""
        seen = self.page.evaluate(LOOK)
        self.over = seen["over"]
        names = seen["names"]
        if self.over or not names:
            if seen["dialog"] and not self.over:
                self.page.keyboard.press("Escape")  # a press came too late, and a card was looked at instead of chosen
            return False
        which = self.prefer(seen["asked"], names)
        outcome = self.press(which, names[which])
        if outcome == "bubble":
            self.page.mouse.move(1, 1)  # the word beside what the mouse rests on goes when the mouse does
        if outcome == "notice":
            press(self.page.locator(".notices").get_by_role("button").first)
        if outcome in ("bubble", "notice", "gone"):
            return False
        assert outcome in ("followed", "nothing"), f"«{names[which]}» glows and cannot be reached: {outcome}"
        self.choices += 1
        return bool(outcome == "followed")

    def press(self, which: int, name: str) -> str:
        """Press one of the things that can be chosen; says what came of it."""
        return str(self.page.evaluate(f"(which) => ({PRESS})([window.things[which]], 10_000)", which))

    def play_until(self, choices: int) -> None:
        """Play until so many choices are made, or the game is over."""
        moved = time.monotonic()
        while self.choices < choices and not self.over:
            if self.choose():
                moved = time.monotonic()
            elif time.monotonic() - moved > PATIENCE:
                raise AssertionError(f"nothing can be chosen any more: {self.sees()[:500]}")
            else:
                self.page.wait_for_timeout(15)

    def wait_until_asked(self) -> None:
        """Look on until the others have chosen and all of it is seen."""
        self.page.wait_for_function(ASKED)

    def play_on(self) -> None:
        """Play until the game is over."""
        self.play_until(1000)
        assert self.over, f"the game does not end: {self.sees()[:500]}"


class NamedPlayer(Player):
    """Finds what it presses by its role and name, as whoever hears the page does; on large boards that is slow."""

    def named(self, name: str) -> Locator:
        """The buttons of a name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, which: int, name: str) -> str:
        return str(self.named(name).evaluate_all(PRESS, 10_000))


MOMENT = 400
"""Milliseconds. So soon after an answer a press counts as the second half of a double click, and answers nothing."""


class Unhurried:
    """Somebody who never presses twice within a moment, and waits no longer than that."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed = 0.0

    def wait(self) -> None:
        """Let the rest of the moment since the last press go by."""
        left = MOMENT - 1000 * (time.monotonic() - self.pressed)
        if left > 0:
            self.page.wait_for_timeout(left)

    def press(self, thing: Callable[[], None]) -> None:
        """Press something when the moment is over."""
        self.wait()
        try:
            thing()
        finally:
            self.pressed = time.monotonic()


class MousePlayer(NamedPlayer):
    """Moves the mouse to what it presses, on a page that is painted."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.hand = Unhurried(page)

    def press(self, which: int, name: str) -> str:
        self.hand.wait()
        # Found by its name once: on a large board that takes longer than all else that the mouse does.
        found = self.named(name).element_handles()
        place = self.page.evaluate(PLACE, found)
        if place < 0:
            return "gone"
        try:
            self.hand.press(partial(found[place].click, timeout=10_000))
        except Error:
            if self.page.evaluate(PLACE, [found[place]]) == 0 and found[place].is_enabled():
                raise
            return "gone"  # what was seen has changed before the mouse was there, or cannot be chosen any more
        try:
            self.page.wait_for_function(CHANGED, timeout=10_000, polling=50)
        except TimeoutError:
            return "nothing"
        return "followed"
