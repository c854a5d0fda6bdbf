"""A learner at the screen: reads what the friend says, does what is asked, and once something else."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Locator, Page, expect

from regalia.engine.decisions import Option
from regalia.engine.lessons import Lesson
from regalia.engine.messages import Message
from regalia.languages import Words
from regalia.languages.book import bring_words
from regalia.shelf import find_game
from tests.browser.player import Player, Unhurried, press

GLOWING = ":is(button, [role=button]).glowing"
TOUCH = """async (thing) => {
  while (document.querySelector('.room[data-moving]')) await new Promise((done) => setTimeout(done, 20));
  if (!thing.isConnected) return false;
  const at = { bubbles: true, cancelable: true, pointerType: 'mouse', isPrimary: true };
  thing.dispatchEvent(new PointerEvent('pointerdown', at));
  thing.dispatchEvent(new PointerEvent('pointerup', at));
  thing.dispatchEvent(new PointerEvent('click', { ...at, detail: 1 }));
  return true;
}"""
"""Presses something as soon as nothing moves; says whether it was still there."""
TRIES = 40
"""How often a learner looks for something on the board before turning to the plain view."""


def lesson_named(game: str, id: str) -> Lesson:
    """A lesson of a game."""
    return Lesson.read(id, find_game(game).lessons()[id], find_game)


class Learner:
    """Goes through a lesson on the page, beside a table of their own that says what comes next."""

    def __init__(self, page: Page, lesson: Lesson, language: str, name: str) -> None:
        bring_words(lesson.game.package())
        self.page = page
        self.lesson = lesson
        self.play = lesson.play()
        names = [seat.name for seat in lesson.record.seats]
        names[lesson.learner] = name
        self.words = Words(language, names)
        self.panel = page.locator("section.friend")
        self.hand = Unhurried(page)
        self.answered = ""
        """What the friend said to something that was not asked for."""
        self.follow()

    def follow(self) -> None:
        """What the script does by itself happens at the own table too."""
        while (choice := self.lesson.untold(self.play)) is not None:
            self.play.choose(*choice)

    def learn(self) -> None:
        """Go through the lesson to its end."""
        while self.lesson.scripted(self.play):
            self.listen()
            if not self.lesson.wanted(self.play):
                self.play.choose(*self.lesson.next_choice(self.play))
                self.button("web-lesson-next")
            else:
                expect(self.panel).to_contain_text(self.words.text(Message("web-lesson-your-turn")))
                if not self.answered:
                    self.do_something_else()
                self.do_as_asked()
            self.follow()
        if self.lesson.until is not None:
            self.play_freely()
        self.hear_the_end()

    def listen(self) -> None:
        """Read all that is said now, sentence by sentence."""
        sayings = self.lesson.sayings(self.play)
        for place, saying in enumerate(sayings):
            said = self.words.sentence(self.lesson.message(saying, self.play))
            expect(self.panel).to_contain_text(said)
            for object in saying.objects:
                there = self.page.locator(f"main [data-object='{object}'], main [data-term='{object}']")
                expect(there.first, f"{self.lesson.id}: {object} is nowhere").to_be_attached()
            if place < len(sayings) - 1:
                self.button("web-lesson-next")

    def button(self, word: str) -> None:
        """Press a button of the friend's."""
        press(self.panel.get_by_role("button", name=self.words.text(Message(word)), exact=True))

    def options(self) -> tuple[Option, ...]:
        """What can be chosen."""
        return self.play.table.decision_of(self.lesson.learner).options

    def do_something_else(self) -> None:
        """Choose what is not asked for, if anything: the friend answers, and the table stays as it is."""
        others = [option for option in self.options() if option.key not in self.lesson.wanted(self.play)]
        if not others:
            return
        other = next((option for option in others if option.targets), others[-1])
        answer = self.lesson.answer_to(self.play, self.lesson.learner, other.key)
        assert answer is not None
        self.choose(other)
        self.answered = self.words.sentence(answer)
        expect(self.panel.locator(".answer")).to_contain_text(self.answered)

    def do_as_asked(self) -> None:
        """Choose what is asked for."""
        seat, key = self.lesson.next_choice(self.play)
        self.choose(next(option for option in self.options() if option.key == key))
        self.play.choose(seat, key)

    def choose(self, option: Option) -> None:
        """Choose by pointing at the board, else by a button of the same name, in the plain view at the latest."""
        # Until the page shows what came of the last choice it asks the question before, and a press is lost.
        expect(self.page.locator("main")).to_have_attribute("data-choices", str(len(self.play.chosen)))
        label = self.words.sentence(option.label)
        # What is laid from one place to another takes two presses on a board; the plain view names it in one.
        thing = self._found(option, label) if len(option.targets) < 2 else None
        if thing is None:
            self.page.keyboard.press("p")
            self._press(self.page.locator("main .plain").get_by_role("button", name=label).first)
            self.page.keyboard.press("p")
            return
        self._press(thing)
        if self.page.locator(".chooser").count():
            press(self.page.locator(".chooser").get_by_role("button", name=label, exact=True))

    def _found(self, option: Option, label: str) -> Locator | None:
        """What to press for an option, as soon as the table asks for it."""
        bar = self.page.locator(".bar .loose").get_by_role("button", name=label)
        for _ in range(TRIES):
            for target in option.targets:
                place = self.page.locator(f"main [data-object='{target}']")
                glowing = place.and_(self.page.locator(GLOWING)).or_(place.locator(GLOWING))
                if glowing.count():
                    return glowing.first
            if bar.count():
                return bar.first
            self.page.wait_for_timeout(50)
        return None

    def _press(self, thing: Locator) -> None:
        expect(thing).to_be_visible()
        self.hand.press(partial(self._touch, thing))

    def _touch(self, thing: Locator) -> None:
        """Press something when nothing moves: a press would end that, and answers no question that comes by it."""
        touched = False
        while not touched:  # what moved may have put another thing in its place
            touched = thing.evaluate(TOUCH)

    def play_freely(self) -> None:
        """Play until the friend has something to say again."""
        self.listen()
        ends = [self.words.sentence(self.lesson.message(saying, self.play)) for saying in self.lesson.afterwards]
        player = Player(self.page)
        while ends[0] not in self.panel.inner_text():
            if not player.choose():
                self.page.wait_for_timeout(20)

    def hear_the_end(self) -> None:
        """The friend says the last words, and lets the learner go."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        last = self.lesson.afterwards if self.lesson.until is not None else self.lesson.sayings(self.play)
        for place, saying in enumerate(last):
            said = self.words.sentence(self.lesson.message(saying, self.play))
            expect(self.panel).to_contain_text(said)
            if place < len(last) - 1:
                self.button("web-lesson-next")
        self.button("web-lesson-leave")
