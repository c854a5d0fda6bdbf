# Čo stojí na doske Bellum Magica v prehliadači.

bellum_magica-board-die = Kocka: { $n }
bellum_magica-board-day = { $n }. deň · kapitán { $name }
bellum_magica-board-captain = Kapitán dňa
bellum_magica-board-horde = Tvoja tlupa
bellum_magica-board-kingdom = Ľudské kráľovstvá
bellum_magica-board-market = Ponuka príšer
bellum_magica-board-castle = Hrad: { $name }
bellum_magica-board-deck = { $kind }: v balíčku { $n }
bellum_magica-board-chests = Truhly: { $n } z 10
bellum_magica-board-worth = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodov
}
bellum_magica-board-tuck = Čo by pribudlo, je vyznačené v oboch krídlach; platiť bude len zvolená strana.
bellum_magica-board-all-rows = Ukázať všetky rady
bellum_magica-board-active-row = Ukázať len aktívny rad
