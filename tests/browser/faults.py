"""What axe finds on a page, and what is written on a button but never said."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import AXE
from tests.sizes import SIZES

THEMES = {"laptop": ("light", "dark"), "phone": SIZES.phone_themes}
"""Colours are the same at every size."""

UNSAID = r"""() => {
  const words = (text) => text.toLowerCase().normalize('NFKD').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const found = [];
  for (const thing of document.querySelectorAll('button, a, summary, [role=button]')) {
    if (!thing.checkVisibility() || thing.closest('[inert]')) continue;
    const copy = thing.cloneNode(true);
    copy.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());
    for (const part of copy.querySelectorAll('[aria-label]')) part.textContent = ` ${part.ariaLabel} `;
    const ids = (thing.getAttribute('aria-describedby') ?? '').split(' ');
    const pointed = ids.map((id) => document.getElementById(id)?.textContent);
    const said = [thing.ariaLabel ?? copy.textContent, thing.ariaDescription ?? '', ...pointed];
    const heard = new Set(words(said.join(' ')));
    const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement;
      const seen = around.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!seen || around.closest('.unseen, kbd')) continue;
      // A nought in a picture says what there is none of.
      const lost = words(walker.currentNode.data).filter((word) => word !== '0' && !heard.has(word));
      if (lost.length) found.push(`«${lost.join(' ')}» is written on «${said[0].trim()}» and not said`);
    }
  }
  return found;
}"""
"""Axe looks only at names that are written beside what they name. Here every button is looked at: what stands on it is
in its name or its description, whatever is drawn as a picture."""


def faults(page: Page, themes: tuple[str, ...] = ("light", "dark")) -> list[str]:
    """What axe finds, in the light of day and by candlelight, which differs only in contrast."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    shelf_of_pieces = page.url.endswith("/pieces")  # its cards are samples, of which nothing is said but their names
    found = [] if shelf_of_pieces else [f"{page.url}: {unsaid}" for unsaid in page.evaluate(UNSAID)]
    for theme in themes:
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        rules = [] if theme == "light" or SIZES.every_rule_by_candlelight else ["color-contrast"]
        options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
        result = page.evaluate("options => axe.run(document, options)", options)
        found += [
            f"{theme} {page.url}: {fault['id']} {node['html'][:160]}"
            for fault in result["violations"]
            for node in fault["nodes"]
        ]
    return found
