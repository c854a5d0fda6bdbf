"""A press at the very moment when the table changes is neither lost nor taken for something else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from tests.browser.conftest import Dealt, OpenPage
from tests.browser.player import MOMENT, Player
from tests.browser.test_friends import play_together, set_table_for_friends
from tests.browser.test_table import keep_a_duke

HOLD = "() => { window.requestAnimationFrame = () => 0; }"
"""The page comes to no next picture: what the server tells it from now on waits to be drawn, unless Anna is asked."""


class Friends:
    """Anna and Bruno at one table, each before an own screen, and what goes over Anna's line."""

    def __init__(self, open_page: OpenPage) -> None:
        self.anna = open_page("/")
        self.sent: list[str] = []
        self.told: list[str] = []
        self.anna.on("websocket", self._listen)
        invitation, _ = set_table_for_friends(self.anna, "Anna")
        self.bruno = open_page(invitation, size="phone")
        self.bruno.get_by_role("textbox", name="Nickname").fill("Bruno")
        self.bruno.get_by_role("button", name="Sit down").click()
        self.players = [Player(self.anna, seed=3), Player(self.bruno, seed=4)]

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda said: self.sent.append(str(said)))
        line.on("framereceived", lambda said: self.told.append(str(said)))

    def play_until_bruno_is_asked(self) -> None:
        """Both play until Anna only waits for Bruno, and could ask to take something back."""
        while not self._anna_waits():
            play_together(self.players, sum(player.choices for player in self.players) + 1)
            if self._anna_waits():
                # What Bruno has chosen at the same time may be heard and not drawn yet, and Anna has answered just now.
                self.anna.wait_for_timeout(MOMENT)

    def _anna_waits(self) -> bool:
        ask = self.anna.get_by_role("button", name="Ask to take back")
        return bool(ask.count() and self.anna.get_by_role("heading", name="Waiting for Bruno").count())

    def bruno_plays_until_anna_is_told(self, what: str) -> None:
        """Bruno chooses, and Anna's page hears of it."""
        self.sent.clear()
        self.told.clear()
        while not any(what in said for said in self.told):
            self.players[1].choose()
            self.anna.wait_for_timeout(15)


@pytest.fixture
def friends(open_page: OpenPage) -> Friends:
    return Friends(open_page)


def test_friends_are_asked_although_one_of_them_chooses_at_the_same_moment(friends: Friends) -> None:
    friends.play_until_bruno_is_asked()
    friends.anna.evaluate(HOLD)
    friends.bruno_plays_until_anna_is_told('"changed"')
    friends.anna.get_by_role("button", name="Ask to take back").click()
    expect(friends.bruno.get_by_text(re.compile("Anna asks to take back"))).to_be_visible()


def test_a_press_does_not_answer_a_question_that_was_not_seen(friends: Friends) -> None:
    friends.play_until_bruno_is_asked()
    pressed = friends.anna.locator("main button[data-object]").first
    pressed.dispatch_event("pointerdown")
    friends.bruno_plays_until_anna_is_told('"decision":{')
    expect(friends.anna.locator("main .glowing, button.choose").first).to_be_visible()
    pressed.dispatch_event("click")
    why_it_cannot_be_had = friends.anna.locator("[role=tooltip]:not(.preview)").locator("visible=true")
    expect(friends.anna.get_by_text("The table has changed meanwhile").or_(why_it_cannot_be_had)).to_be_visible()
    expect(friends.anna.locator("main .glowing, button.choose").first).to_be_visible()
    expect(friends.anna.get_by_role("dialog")).to_have_count(0)
    assert not any('"choose"' in said for said in friends.sent)


def test_a_finger_that_only_scrolled_takes_no_meaning_from_a_key(friends: Friends) -> None:
    friends.play_until_bruno_is_asked()
    friends.anna.locator("main").dispatch_event("pointerdown")
    friends.bruno_plays_until_anna_is_told('"decision":{')
    expect(friends.anna.locator("main .glowing, button.choose").first).to_be_visible()
    friends.anna.keyboard.press("1")
    friends.anna.keyboard.press("Enter")
    expect(friends.anna.get_by_text("The table has changed meanwhile")).to_have_count(0)
    for _ in range(100):
        if any('"choose' in said for said in friends.sent):
            return
        friends.anna.wait_for_timeout(50)
    raise AssertionError(friends.sent)


class SlowLine:
    """A line on which the answers of the server can be held up."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        self._held: list[str | bytes] | None = None
        page.route_web_socket(re.compile("/ws/"), self._lay)

    def _lay(self, line: WebSocketRoute) -> None:
        self._line = line
        self._server = line.connect_to_server()
        line.on_message(self._carry)
        self._server.on_message(self._answer)

    def _carry(self, said: str | bytes) -> None:
        self.sent.append(str(said))
        self._server.send(said)

    def _answer(self, said: str | bytes) -> None:
        if self._held is None:
            self._line.send(said)
        else:
            self._held.append(said)

    def hold(self) -> None:
        """From now on no answer comes through."""
        self._held = []

    def release(self) -> None:
        """What was held up comes at once."""
        held, self._held = self._held or [], None
        for said in held:
            self._line.send(said)


def test_what_was_chosen_can_be_taken_back_before_the_server_has_answered(open_page: OpenPage, dealt: Dealt) -> None:
    page = open_page("/")
    line = SlowLine(page)
    page.goto(dealt())
    keep_a_duke(page)
    line.hold()
    page.locator("main button.glowing").first.click()
    if page.locator(".chooser").count():
        page.locator(".chooser button").first.click()
    assert '"choose"' in line.sent[-1]
    page.get_by_role("button", name="Take back").click()
    line.release()
    expect(page.get_by_text("Anna takes something back.")).to_be_visible()
    expect(page.get_by_role("region", name="Decision")).to_contain_text("Choose one of 2 actions")
    assert '"undo"' in line.sent[-1]
