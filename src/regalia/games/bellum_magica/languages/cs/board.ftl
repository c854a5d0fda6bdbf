# Co stojí na desce Bellum Magica v prohlížeči.

bellum_magica-board-die = Kostka: { $n }
bellum_magica-board-day = { $n }. den · kapitán { $name }
bellum_magica-board-captain = Kapitán dne
bellum_magica-board-horde = Tvá tlupa
bellum_magica-board-kingdom = Lidská království
bellum_magica-board-market = Nabídka příšer
bellum_magica-board-castle = Hrad: { $name }
bellum_magica-board-deck = { $kind }: v balíčku { $n }
bellum_magica-board-chests = Truhly: { $n } z 10
bellum_magica-board-worth = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
bellum_magica-board-tuck = Co by přibylo, je vyznačeno v obou křídlech; platit bude jen zvolená strana.
bellum_magica-board-all-rows = Ukázat všechny řady
bellum_magica-board-active-row = Ukázat jen aktivní řadu
