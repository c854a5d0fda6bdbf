# Games over time: pages of numbers for a person and for the server.

web-statistics = My kingdom over time
web-statistics-mine = My games
web-statistics-server = This server
web-statistics-mine-help = Your finished games whose deal nobody knew before.
web-statistics-server-help = Finished games of all people here, together; nobody is named.
web-statistics-none = Nothing to count yet: play a game to its end first.
web-statistics-games = Games
web-statistics-won = Won
web-statistics-share = Of a hundred
web-statistics-points = Points on average
web-statistics-best = Most points
web-statistics-against = Against
web-statistics-person = People
web-statistics-option = Option
web-statistics-cards = In the kingdom at the end
web-statistics-income = Taken in, all goods together
web-statistics-part = Part of the game
web-statistics-average = On average
web-statistics-winners = In games won
web-statistics-luck-and-skill = Luck and own choices
    .help = From reviewed games: by how many victories of a hundred luck and own choices changed the chances.
web-statistics-luck = Luck
web-statistics-choices = Own choices
web-statistics-day = Day
web-statistics-numbers = The numbers
