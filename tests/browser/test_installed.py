"""From a package to the end of a game: in a folder with nothing but Python, as whoever hears of the house would."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.player import NamedPlayer, cover, press
from tests.packages import EmptyFolder, pack
from tests.sizes import SIZES

FORM = "import regalia, regalia.form; print(regalia.form.compiled(), regalia.__file__)"


@pytest.mark.parametrize("installed", SIZES.installed)
def test_a_package_is_installed_and_a_game_played_to_its_end(
    installed: str, tmp_path: Path, open_page: OpenPage
) -> None:
    kind, _, tool = installed.partition(" by ")
    package = pack(kind, tmp_path / "packages")
    folder = EmptyFolder(tmp_path)
    folder.install(package, tool)
    form, place = folder.run("python", "-c", FORM).split()
    assert place.startswith(str(folder.environment)), "what was installed runs, not these sources"
    assert (form == "True") == (kind == "compiled wheel"), "without a C compiler the sources run as they are"
    with folder.serve() as house:
        page = open_page(f"http://127.0.0.1:{house.port}/", painted=False)
        press(cover(page).get_by_role("button", name="Against bots"))
        player = NamedPlayer(page, seed=4)
        player.play_on()
        assert player.choices > 20
        sheet = page.get_by_role("dialog", name="The game is over")
        expect(sheet.get_by_role("img", name="Winner").first).to_be_visible()
        page.goto("about:blank")  # nobody looks when the house closes
