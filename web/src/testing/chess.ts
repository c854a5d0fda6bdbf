/** A few words of a game that is not on the shelf: the shell knows no game, and neither do its tests. */
export const chess = `
chess = Chess
chess-kind-piece = Piece
chess-card-rook = Rook
chess-text-rook = moves straight.
chess-counter-pawns = Pawns
chess-amount-pawns = { $n ->
    [one] { $n } pawn
   *[other] { $n } pawns
  }
chess-amount-castles = { $n ->
    [one] { $n } castle
   *[other] { $n } castles
  }
chess-short-pawns = You are { $n } pawns short.
chess-explain-pawns = Pawns
    .help = They march straight on.
`;
