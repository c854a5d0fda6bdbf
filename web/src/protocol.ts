// Generated from the files in src/regalia/server/protocol by
// `python -m regalia.server.protocol.typescript`. A test compares: change those, not this.

export type ClientMessage = Choose | ChooseMany | TakeBack | Vote | SayPhrase | SayText | Rename | Look | ReadOn | AskBefore | TellFacts | InView | StandIn | ComeBack | Leave | Concede | Propose | Answer | HandOver | Remove | InviteAnew | LetTalk | Ping;

export type ServerMessage = Welcome | Changed | Refused | Presence | Spoken | LinksChanged | Time | Pong;

/** The host lets somebody in who knocked, or not. */
export interface Admit {
  id: string;
  admit: boolean;
}

/** What happened beside the game after choice number `at`: who plays for whom, who left, how it was ended. */
export interface Affair {
  at: number;
  what: string;
  said: Said;
}

/** The same company plays once more, everybody one seat further: with the same deal, or with another. */
export interface Again {
  deal: 'new' | 'same';
}

/** What this server can do: `push` is its public key, or nothing; and by which ways whoever asks is told. */
export interface Alerts {
  push: string;
  mail: boolean;
  ways: Way[];
}

/** Agree to what is proposed, or not; whoever proposed it withdraws it with `agree` false. */
export interface Answer {
  type: 'answer';
  agree: boolean;
}

/** When one's seats want to be asked «anything else?» before a step passes; the rest is answered for them. */
export interface AskBefore {
  type: 'pauses';
  when: 'always' | 'matters' | 'never';
}

/** Whose games are meant: those of the seats with these secrets. */
export interface AskStatistics {
  tokens: string[];
}

/** Since how many seconds a person is away. */
export interface Away {
  seat: number;
  seconds: number;
}

/** Something one could point at but cannot choose now, and why. */
export interface Barred {
  key: string;
  verb: string;
  card: string;
  label: Said;
  targets: string[];
  price: Price | null;
  reason: Said;
}

/**
 * A kind of card for the card browser; `signs` stand for its effects, by the part of the card they are on.
 *
 * `facts` say in words what stands on it besides its text.
 */
export interface Card {
  id: string;
  name: Said;
  kind: string;
  copies: number;
  text: Said;
  source: string;
  values: Record<string, unknown>;
  signs: Record<string, Sign[]>;
  facts: Fact[];
}

/** Every kind of card of a game. */
export interface Cards {
  game: string;
  cards: Card[];
}

/** What has changed. Entries of the log after `log_kept` choices are void; `log` follows on those kept. */
export interface Changed {
  type: 'changed';
  seen: number;
  parts: Partial<State>;
  log_kept: number;
  log: LogEntry[];
  taken_back_by: number | null;
}

/** A game file to be played again. */
export interface CheckRecord {
  record: string;
}

/** Choose an option. `seat` -1 is the seat of the decision that was shown. */
export interface Choose {
  type: 'choose';
  seen: number;
  key: string;
  seat?: number;
}

/** Choose several options one after another; the first that is refused ends it, those before it stand. */
export interface ChooseMany {
  type: 'choose_many';
  seen: number;
  keys: string[];
  seat?: number;
}

/** The choice that led to a moment of the past; its label says it in words. */
export interface Chosen {
  seat: number;
  key: string;
  label: Said;
}

/** The clock of a table: its terms, and how each seat's stands. */
export interface Clock {
  turn: number;
  bank: number;
  level: string;
  seats: SeatClock[];
}

/**
 * So many seconds for each turn, and once for the whole game so many in the `bank`; when both are used up, a bot
 * of a level plays on.
 */
export interface ClockTerms {
  turn: number;
  level: string;
  bank?: number;
}

/** Play one's seat again oneself. `seat` -1 is one's own only seat. */
export interface ComeBack {
  type: 'come_back';
  seat?: number;
}

/** Give the game up: this seat cannot win any more, and a bot plays on, if anybody does. */
export interface Concede {
  type: 'concede';
  level: string;
  seat?: number;
}

/** The kingdom of a day, the first day that had one, and how people fared, the best first. */
export interface Daily {
  game: string;
  day: string;
  first: string;
  ways: DailyWay[];
  results: DailyResult[];
}

/** How somebody fared: against a bot of this level or alone, with how many points, and the best other's. */
export interface DailyResult {
  name: string;
  level: string;
  points: number;
  rival: number | null;
  won: boolean;
}

/** What is settled for a day with so many players. */
export interface DailyWay {
  players: number;
  options: Record<string, boolean | string | string[]>;
}

/** What a seat is asked. */
export interface Decision {
  seat: number;
  prompt: Said;
  options: Option[];
  barred: Barred[];
}

/** The example turn of a game's rules. */
export interface Example {
  steps: ExampleStep[];
}

/** A moment of an example turn, and what there is to see. */
export interface ExampleStep {
  past: Past;
  words: Said;
}

/** A line about a card: «Cost», and what it is for this card. */
export interface Fact {
  name: Said;
  what: Said;
}

/** The answer to whatever cannot be, with the reason. */
export interface Failure {
  error: Said;
}

/** The creator lets a bot sit down on an open seat. */
export interface FillSeat {
  seat: number;
  level: string;
  name?: string;
}

/** A game on the shelf, with the levels of bots that play it; `purse` are the counters to be seen at a glance. */
export interface Game {
  id: string;
  name: Said;
  rules: number;
  players: number[];
  options: GameOption[];
  counters: string[];
  purse: string[];
  levels: string[];
}

/**
 * Something to settle before the game. Its name is the message `name`, its attribute `help` says more;
 * `balance` is what was counted of it in games between bots.
 *
 * It is to be offered with the numbers of `players` alone, and if each of the options in `needs` has one of the
 * values named there; an option that is not offered has its default.
 */
export interface GameOption {
  id: string;
  name: Said;
  kind: 'many' | 'one' | 'yes-no';
  default: boolean | string | string[];
  choices: string[];
  players: number[];
  needs: Record<string, (boolean | string | string[])[]>;
  balance: Said[];
}

/** How people fared in a game: results, against whom, with what options, what they took in and built. */
export interface GameStatistics {
  game: string;
  games: number;
  won: number;
  points: number;
  best: number;
  against: Tally[];
  options: OptionTally[];
  income: number[];
  income_of_winners: number[];
  cards: Tally[];
  reviewed: Reviewed[];
}

/**
 * Everything the start page needs: games, languages, ready-made phrases; whether setting a table needs a code;
 * under which addresses others reach this server, the best first; whether games can be rated here.
 */
export interface Games {
  games: Game[];
  languages: string[];
  phrases: string[];
  needs_code: boolean;
  addresses: string[];
  rates: boolean;
}

/** The host makes somebody else the host. */
export interface HandOver {
  type: 'hand_over';
  seat: number;
}

/** One thing that happened: raw for the animation, with its kind, and as a message for the log. */
export interface Happening {
  what: string;
  seat: number;
  kind: 'gain' | 'loss' | 'plain' | 'roll';
  details: Record<string, number | string | string[]>;
  said: Said;
}

/** How the server fares: what is loaded, and its own answer time in milliseconds. */
export interface Health {
  tables: number;
  connections: number;
  answers: number;
  p50: number;
  p95: number;
  p99: number;
}

/**
 * A hint for a seat in three depths: what matters now, these two, this one and why.
 *
 * `kind`, `pair` and `best` are keys of options; `wins` is how often in a hundred the seat would win from
 * here.
 */
export interface Hint {
  seat: number;
  wins: number;
  kind: string[];
  pair: string[];
  best: string;
  matters: Said[];
  these_two: Said[];
  this_one: Said[];
}

/** Whether the page is in view, and not behind another or on a locked phone: whoever looks needs no alert. */
export interface InView {
  type: 'in_view';
  seen: boolean;
}

/** The secret with which a person takes an open seat. */
export interface Invite {
  seat: number;
  token: string;
}

/** The host wants a new invitation for the seat of somebody who is away or has left. */
export interface InviteAnew {
  type: 'invite';
  seat: number;
}

/** What somebody sees who was invited, before sitting down: also on which conditions is played, as in `State`. */
export interface InviteInfo {
  table: string;
  game: string;
  seat: number;
  seats: Seat[];
  options: Record<string, boolean | string | string[]>;
  undo_policy: 'free' | 'never' | 'to-barrier' | 'vote';
  known_deal: boolean;
  patience: number;
  clock: ClockTerms | null;
  seal: string;
  rated?: boolean;
  best_of?: number;
}

/** The key that twelve words stand for, and how its person is called. */
export interface KeyFound {
  key: string;
  name: string;
}

/** A key as twelve words. */
export interface KeyInWords {
  words: string[];
}

/** Ask to join a table of the lobby. */
export interface Knock {
  name: string;
}

/** What came of it: one sits there, the host has not answered yet, has said no, or nobody knows of it. */
export interface Knocked {
  answer: 'declined' | 'none' | 'seated' | 'waiting';
}

/** Somebody from the lobby who asks the host to be let in. */
export interface Knocking {
  id: string;
  name: string;
  crest: string;
  tincture: string;
  rating: number | null;
}

/** Leave the game: a bot plays on. `seat` -1 is one's own only seat. */
export interface Leave {
  type: 'leave';
  level: string;
  seat?: number;
}

/** A lesson: its id, its name (whose attribute `help` says what one learns), and how many parts it has. */
export interface Lesson {
  id: string;
  name: Said;
  parts: number;
}

/** Something that is said in a lesson, with the objects that it points at. */
export interface LessonSaying {
  said: Said;
  objects: string[];
}

/**
 * Where a lesson is: what is said now, and what it waits for. `choose`: that the learner chooses one of the
 * `keys`; `read`: that all is read (`read_on`); `play`: that free play reaches the `goal`; `end`: nothing.
 */
export interface LessonStep {
  id: string;
  name: Said;
  part: number;
  parts: number;
  sayings: LessonSaying[];
  waits: 'choose' | 'end' | 'play' | 'read';
  keys: string[];
  goal: Said | null;
}

/** The lessons of a game, in the order in which one learns, and what is explained in a guided first game. */
export interface Lessons {
  lessons: Lesson[];
  guide: Tip[];
}

/** The host lets people say what they like, or only the ready-made phrases. */
export interface LetTalk {
  type: 'let_talk';
  on: boolean;
}

/** What a seat said: a ready-made phrase, by its message id, or a text; when, in seconds since 1970. */
export interface Line {
  number: number;
  seat: number;
  id: string;
  text: string;
  at: number;
}

/** What has come of it: the address that it is about. */
export interface LinkFollowed {
  address: string;
}

/** What stands in the link of a letter. */
export interface LinkFromMail {
  token: string;
}

/**
 * The secrets that this connection may pass on; for the host whether the table is `listed` in the lobby and who
 * `knocks`; for those who play, the `next` table of the same company, once there is one.
 */
export interface Links {
  invites: Invite[];
  spectator: string;
  host: boolean;
  listed?: '' | 'ask' | 'open';
  knocks?: Knocking[];
  next?: string;
}

/** There are other secrets to pass on, or one has become the host or is not any more. */
export interface LinksChanged {
  type: 'links';
  links: Links;
}

/** The host lets a table stand in the lobby, where people ask to join or may sit down at once; or not any more. */
export interface Listing {
  listed: '' | 'ask' | 'open';
}

/** The open tables of this server, the newest first, and who is here. */
export interface Lobby {
  tables: OpenTable[];
  here: Visitor[];
}

/** Entries of the log from choice number `log_from` on, of so many choices in all. */
export interface Log {
  choices: number;
  log_from: number;
  log: LogEntry[];
}

/** What followed from choice number `at`, made by a seat. */
export interface LogEntry {
  at: number;
  seat: number;
  events: Happening[];
}

/** On a shared screen: see the cards as one of the own seats, or with -1 as everybody may. */
export interface Look {
  type: 'look';
  seat: number;
}

/** Be told by mail, once it is confirmed by the link in the first letter. */
export interface MailWish {
  address: string;
  language: 'cs' | 'de' | 'en' | 'sk';
  zone: string;
  quiet?: QuietHours | null;
}

/** How near the end of the game is: how much of the way has been gone, from 0 to 1, and what that is measured by. */
export interface Nearness {
  part: number;
  said: Said;
}

/** Who shall sit there. Persons are played with the creator's link; open seats are taken by invitation. */
export interface NewSeat {
  kind: 'bot' | 'open' | 'person';
  name?: string;
  level?: string;
}

/**
 * A table to be set: by game, options and seats; or by a record, of which the first `upto` choices count; or
 * for a `lesson` of the game, with at most one seat that says how the learner is called; «puzzle/» before it makes
 * it a puzzle, and with `upto` one plays on freely after so many of its choices.
 *
 * With a record, `seats` may be empty: then those of the record sit down, persons with the creator's link.
 * `daily` is the day («2026-11-17») whose kingdom is played, alone or with one bot; nothing else is settled then.
 * `patience`: so many seconds somebody may be away before a bot may play for them.
 * `clock`: how long all may think. `code` is what the host of the server gave to those who may set tables.
 * `listed`: whether it stands in the lobby. `best_of`: the first game of a series. `rated`: the result counts
 * for the ratings of those who play; all of them must be known by a key.
 */
export interface NewTable {
  game?: string;
  options?: Record<string, boolean | string | string[]>;
  seats?: NewSeat[];
  undo?: 'free' | 'never' | 'to-barrier' | 'vote';
  seed?: string | null;
  record?: string | null;
  upto?: number | null;
  lesson?: string;
  daily?: string;
  code?: string;
  patience?: number;
  clock?: ClockTerms | null;
  listed?: '' | 'ask' | 'open';
  best_of?: 0 | 3 | 5;
  rated?: boolean;
}

/** The table at which the same company plays on. */
export interface NextTable {
  table: string;
}

/** A private note on the game after so many choices; without text there is none. */
export interface Note {
  at: number;
  text: string;
}

/** All private notes of a person on a game. */
export interface Notes {
  notes: Note[];
}

/** A table, and the secret of a seat there or of who set it. */
export interface OldGame {
  table: string;
  token: string;
}

/** Games that a browser has secrets for, and that shall be the person's from now on. */
export interface OldGames {
  games: OldGame[];
}

/** A table in the lobby, with the conditions on which is played there. */
export interface OpenTable {
  table: string;
  game: string;
  listed: '' | 'ask' | 'open';
  seats: Seat[];
  options: Record<string, boolean | string | string[]>;
  undo_policy: 'free' | 'never' | 'to-barrier' | 'vote';
  clock: ClockTerms | null;
  rated: boolean;
  best_of: number;
  created: number;
}

/**
 * Something that can be chosen now: what is done in one word, with which card (or «»), the objects one would point
 * at, and its price.
 */
export interface Option {
  key: string;
  verb: string;
  card: string;
  label: Said;
  targets: string[];
  price: Price | null;
}

/** How games went with an option set to a value. */
export interface OptionTally {
  option: string;
  value: string;
  games: number;
  won: number;
}

/** Another key: the new one, or that of the same person on another device. */
export interface OtherKey {
  key: string;
}

/**
 * The score sheet of a game, with all its modules; `automas` are the names of those who score beside somebody
 * alone, and `automa_wins_ties` is how it ends between equals then.
 */
export interface Pad {
  rows: PadRow[];
  ties: PadTie[];
  conditions: PadCondition[];
  medals: PadMedals[];
  automas: Said[];
  automa_wins_ties: boolean;
}

/** What must be so for somebody to have won at all. */
export interface PadCondition {
  name: Said;
  players: number[];
  needs: Record<string, (boolean | string)[]>;
}

/** The points for bronze, silver and gold. */
export interface PadMedals {
  points: number[];
  players: number[];
  needs: Record<string, (boolean | string)[]>;
}

/**
 * A line: what is written there counts `each` points for every `per`. It is there with the numbers of
 * `players` alone (none named: all), and if each option in `needs` has one of the values named there.
 */
export interface PadRow {
  name: Said;
  each: number;
  per: number;
  most: number | null;
  start: number;
  whose: 'all' | 'automa' | 'players';
  players: number[];
  needs: Record<string, (boolean | string)[]>;
}

/** What decides between equals: the most of it, or the fewest. */
export interface PadTie {
  name: Said;
  fewer: boolean;
  players: number[];
  needs: Record<string, (boolean | string)[]>;
}

/** The table as it stood after a number of choices, with what the last of them brought about. */
export interface Past {
  state: State;
  entry: LogEntry | null;
  chosen: Chosen | null;
}

/** A person as they know themselves. */
export interface Person {
  name: string;
  crest: string;
  tincture: string;
  made: number;
}

/** A table that a person sits at or has set. */
export interface PersonsGame {
  table: string;
  game: string;
  created: number;
}

/** All games of a person, the newest first. */
export interface PersonsGames {
  games: PersonsGame[];
}

/** What a person is rated in a game: in 95 of 100 cases the truth is not further off than `error`. */
export interface PersonsRating {
  game: string;
  points: number;
  error: number;
  games: number;
}

/** A person's ratings, game by game, and what the bots are rated there. */
export interface PersonsRatings {
  ratings: PersonsRating[];
  bots: Record<string, Record<string, number>>;
}

/** Is the server there? */
export interface Ping {
  type: 'ping';
}

/** The open numbers on one seat's board, and whatever else of it the game shows. */
export interface Player {
  seat: number;
  counters: Record<string, number>;
  shown: Record<string, unknown>;
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
  seen: number;
}

/** Which seats of persons are connected now, how many spectators look on, and who is away since when. */
export interface Presence {
  type: 'presence';
  seats: number[];
  spectators: number;
  away: Away[];
}

/**
 * What an act costs by counter: for this seat now, and as printed; `because` says why the two differ, and
 * `instead` what could be paid in its place.
 */
export interface Price {
  now: Record<string, number>;
  printed: Record<string, number>;
  because: Said[];
  instead?: Record<string, number>;
}

/**
 * How a person is called and looks at the tables that they sit down at from now on; crest and colour also at
 * those where they sit.
 */
export interface Profile {
  name?: string;
  crest?: string;
  tincture?: '' | 'azure' | 'cendree' | 'gules' | 'or' | 'purpure' | 'sable' | 'tenne' | 'vert';
}

/** Somebody asks the others for something: with `bot`, that one of a level plays for `target`. */
export interface Proposal {
  what: 'bot' | 'end' | 'unfinished';
  seat: number;
  target: number;
  level: string;
  agreed: number[];
  missing: number[];
}

/** Ask the others to end the game as it stands, or to count it as unfinished. */
export interface Propose {
  type: 'propose';
  what: 'end' | 'unfinished';
}

/** Be told by this browser: what its push service gave it. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'cs' | 'de' | 'en' | 'sk';
  zone: string;
  quiet?: QuietHours | null;
}

/** A puzzle: how hard it is from 1 to 5, what it is about, and how many choices the answer has. */
export interface Puzzle {
  id: string;
  name: Said;
  grade: number;
  themes: string[];
  length: number;
}

/** A hint to a puzzle, with the options that it names. */
export interface PuzzleHint {
  said: Said;
  keys: string[];
}

/** Where a puzzle is: its hints from the vaguest on as long as it is not solved, then the reasons for the answer. */
export interface PuzzleStep {
  id: string;
  name: Said;
  grade: number;
  themes: string[];
  made: number;
  solved: boolean;
  said: Said;
  hints: PuzzleHint[];
  reasons: Said[];
}

/** The puzzles of a game, the easiest first. */
export interface Puzzles {
  puzzles: Puzzle[];
}

/** When nothing is told: from a minute of the day until another, perhaps past midnight. */
export interface QuietHours {
  start: number;
  end: number;
}

/** What a rated game did to the rating of who sits there. */
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
}

/** In a lesson: what was said is read, and what comes next in it may happen. */
export interface ReadOn {
  type: 'read_on';
  seen: number;
}

/** A record that was played again from beginning to end without a misfit. */
export interface RecordChecked {
  game: string;
  rules: number;
  seats: RecordSeat[];
  choices: number;
  remarks: number;
  over: boolean;
  sheets: Sheet[];
  winners: number[];
}

/** A seat of a record. */
export interface RecordSeat {
  name: string;
  level: string;
}

/** What was asked for cannot be, and why. When the sender had not seen the latest, the whole state comes along. */
export interface Refused {
  type: 'refused';
  message: Said;
  seen: number;
  state: State | null;
}

/**
 * What somebody said about a game after so many choices; the seat is negative where it is not known who it was.
 * Each object is pointed at; two with «>» between them are an arrow.
 */
export interface Remark {
  number: number;
  at: number;
  seat: number;
  text: string;
  objects: string[];
  mine: boolean;
}

/** All that was said about a game, in its order. */
export interface Remarks {
  remarks: Remark[];
}

/** The host removes a person; a bot plays on until somebody else sits down. */
export interface Remove {
  type: 'remove';
  seat: number;
  level: string;
}

/** Take another nickname. `seat` -1 is one's own only seat. */
export interface Rename {
  type: 'rename';
  name: string;
  seat?: number;
}

/** A finished game looked at again: how all stood before the first choice and after each, and why. */
export interface Review {
  tries: number;
  curve: number[][];
  seats: ReviewedSeat[];
  turning_points: number[];
  choices: ReviewedChoice[];
}

/** What luck and own choices made of the chances to win in a game that was reviewed, between -1 and 1. */
export interface Reviewed {
  ended: number;
  luck: number;
  skill: number;
  won: boolean;
}

/**
 * A choice worth talking about; for every seat `before + skill + luck = after`.
 *
 * `skill` is how much worse it was than the best one, `luck` what chance made of it. `better` is what would have
 * been better, if anything, and `why` what that would have brought.
 */
export interface ReviewedChoice {
  at: number;
  seat: number;
  choice: Said;
  better: Said | null;
  why: Said[];
  before: number[];
  after: number[];
  skill: number[];
  luck: number[];
}

/** What moved the chances of a seat in all, and its costliest choices; an automa has a `name`. */
export interface ReviewedSeat {
  seat: number;
  name: Said | null;
  luck: number;
  own_choices: number;
  choices_of_others: number;
  costliest: number[];
}

/** How far a review has come; ask again until it is there. */
export interface Reviewing {
  done: number;
  of: number;
  review: Review | null;
}

/**
 * The points of a seat as far as this connection can see them, with the categories that have brought any;
 * `hidden`: something that scores is not seen.
 */
export interface Running {
  seat: number;
  points: number;
  hidden: boolean;
  lines: SheetLine[];
}

/** A message before it is put into a language: its id in the .ftl files, its arguments, and which card it names. */
export interface Said {
  id: string;
  args: Record<string, number | string | Said[] | Said>;
  card?: string;
}

/** Say a ready-made phrase, by its message id. */
export interface SayPhrase {
  type: 'phrase';
  id: string;
}

/** Say something in one's own words, if the host has not switched that off. */
export interface SayText {
  type: 'say';
  text: string;
}

/**
 * Who sits there: a person, a bot with its level, or nobody yet. For a person a bot of level `stand_in` may
 * play, and `gone` says why for good. A person without a name has let themselves be forgotten. `crest` and
 * `tincture` are the picture and the colour that a person has chosen; `rating` is what somebody was rated who sat
 * down at a rated table.
 */
export interface Seat {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string;
  stand_in: string;
  gone: 'conceded' | 'left' | 'removed' | null;
  crest?: string;
  tincture?: string;
  rating?: number | null;
}

/**
 * How a seat's clock stands: running `since` then, if it does (seconds since 1970 by the server's clock); so many
 * seconds of this turn were `spent` before; and what the `bank` held when the turn began.
 */
export interface SeatClock {
  since: number | null;
  spent: number;
  bank: number;
}

/** The seat and its secret, from now on needed to play it. */
export interface SeatTaken {
  table: string;
  seat: number;
  token: string;
}

/**
 * A series of games of one company: whoever wins more than half of `best_of` has won it. `game` counts them
 * from 1; `wins` are those of each seat.
 */
export interface Series {
  best_of: number;
  game: number;
  wins: number[];
}

/** A score sheet. An automa's seat has a `name`; the others' names are those of the seats. */
export interface Sheet {
  seat: number;
  name: Said | null;
  lines: SheetLine[];
  total: number;
  tie_break: number;
}

/** Points of one category. */
export interface SheetLine {
  name: Said;
  points: number;
}

/** One picture in the row that shows an effect. */
export interface Sign {
  what: 'amount' | 'badge' | 'card' | 'die' | 'icon' | 'mark' | 'word';
  name: string;
  n: number;
}

/** A seat says something. */
export interface Spoken {
  type: 'phrase';
  phrase: Line;
}

/** Cards on top of each other, the lowest first: so many unseen ones, and on them those that can be seen. */
export interface Stack {
  hidden: number;
  cards: string[];
}

/** A bot shall play for somebody who is away: at once if the host says so, else if the others agree. */
export interface StandIn {
  type: 'stand_in';
  seat: number;
  level: string;
}

/**
 * The whole table as this connection may see it.
 *
 * `seen` grows with each choice and each taking back: send it along with whatever you do. `choices` is the number
 * of choices in force. `viewpoint` is the seat through whose eyes the cards are seen, -1 for a spectator's;
 * `mine` are the seats that this connection plays. `curtain`: on a shared screen, the decision shows things that
 * only its seat may see. `automas` are the names of those who sit behind the players, the first of them on the seat
 * after the last player's. `known_deal`: somebody chose the seed, so the cards may be known. `seal` is the SHA-256
 * of `salt`, a space and `seed`, which are told when the game is over: nobody can have dealt anew meanwhile.
 * `host` are the seats of whoever may invite, remove and hand over. Somebody who is away for more than `patience`
 * seconds may be played for by a bot; with a `clock` a bot plays on for who is out of time. `ended`: how a game
 * is over that was not played to its end; `misfit`: why it can only be looked at. `talk`: whether anything may be
 * said beside the ready-made phrases. `series`: how the series stands that this game is part of, with this game if
 * it is over; `ratings`: what a rated game did to the ratings of those who played.
 */
export interface State {
  table: string;
  game: string;
  options: Record<string, boolean | string | string[]>;
  seen: number;
  choices: number;
  viewpoint: number;
  mine: number[];
  waiting: boolean;
  over: boolean;
  asked: number[];
  seats: Seat[];
  automas: Said[];
  zones: Record<string, Zone>;
  players: Player[];
  shown: Record<string, unknown>;
  facts: Record<string, TableFact>;
  decision: Decision | null;
  curtain: boolean;
  undo: Undo;
  undo_policy: 'free' | 'never' | 'to-barrier' | 'vote';
  vote: VoteOpen | null;
  proposal: Proposal | null;
  affairs: Affair[];
  host: number[];
  patience: number;
  clock: Clock | null;
  talk: boolean;
  ended: 'agreed' | 'conceded' | 'rules' | 'unfinished' | null;
  misfit: Said | null;
  sheets: Sheet[];
  running: Running[];
  nearness: Nearness | null;
  lesson: LessonStep | null;
  puzzle: PuzzleStep | null;
  daily: string;
  winners: number[];
  known_deal: boolean;
  seed: string | null;
  seal: string;
  salt: string | null;
  rated?: boolean;
  series?: Series | null;
  ratings?: RatingChange[];
}

/** Games over time, the game that was played most first. */
export interface Statistics {
  games: GameStatistics[];
}

/** What lies open on the table beyond cards and counters, in words: «Captain», «Anna»; whose it is, or -1. */
export interface TableFact {
  owner: number;
  name: Said;
  what: Said;
}

/** A table in a few words, for «my games»; `left` are the seconds that the asking person has, if they count. */
export interface TableInfo {
  table: string;
  game: string;
  seats: Seat[];
  mine: number[];
  choices: number;
  waiting: boolean;
  over: boolean;
  asked: number[];
  left: number | null;
  winners: number[];
  sheets: Sheet[];
  created: number;
  touched: number;
  invites: Invite[];
  spectator: string;
}

/** A table that was set: the creator's secret with the seats it plays, and the secrets to pass on. */
export interface TableMade {
  table: string;
  token: string;
  mine: number[];
  invites: Invite[];
  spectator: string;
}

/** Take back one's own latest choices: so many, or all of this turn. */
export interface TakeBack {
  type: 'undo';
  seen: number;
  steps?: number;
  to_turn_start?: boolean;
}

/** Sit down on an open seat. */
export interface TakeSeat {
  invite: string;
  name: string;
  key?: string;
}

/** Lines that were said before those one knows, in their order; `more`: whether there were others before them. */
export interface Talked {
  lines: Line[];
  more: boolean;
}

/** How often something was so, and how often it went with a victory. */
export interface Tally {
  name: string;
  games: number;
  won: number;
}

/** Whether to be told in words what lies open beyond cards and counters (`facts`): whoever hears the table is. */
export interface TellFacts {
  type: 'facts';
  wanted: boolean;
}

/** The time of the server, in seconds since 1970: its clock runs by it, whatever time it is elsewhere. */
export interface Time {
  type: 'time';
  now: number;
}

/**
 * Something that is explained once in a first game: when the reader is `asked` the question of this id, an event
 * of this id is `told`, or the end is so `near`; in `objects` «@me» stands for the reader's seat.
 */
export interface Tip {
  id: string;
  said: Said;
  asked: string;
  told: string;
  near: number;
  objects: string[];
}

/** Twelve words as somebody typed them. */
export interface TypedWords {
  words: string;
}

/**
 * How many choices remain after one step back and after going to the start of the turn; or what blocks it.
 *
 * With `vote` the others at the table are asked first.
 */
export interface Undo {
  step: number | null;
  turn_start: number | null;
  reason: Said | null;
  vote: boolean;
}

/** Somebody who has the lobby open, or knocks at a table; `id` is good for that table alone. */
export interface Visitor {
  id: string;
  name: string;
  crest: string;
  tincture: string;
  rating?: number | null;
}

/** Agree to what a seat wants to take back, or not; the asking seat withdraws with `agree` false. */
export interface Vote {
  type: 'vote';
  agree: boolean;
}

/** A seat asks the others to go back to how things stood after so many choices. */
export interface VoteOpen {
  seat: number;
  choices: number;
  agreed: number[];
  missing: number[];
}

/** Be told of one's turns at this table, or no more; `person` is the secret under which one's ways are kept. */
export interface WatchTable {
  person: string;
  wanted?: boolean;
}

/** A way by which somebody is told. Of a browser's address only its beginning is shown. */
export interface Way {
  id: string;
  kind: 'mail' | 'push';
  address: string;
  confirmed: boolean;
  quiet: QuietHours | null;
}

/** The whole state, at the beginning. `log` holds the latest entries, from choice number `log_from` on. */
export interface Welcome {
  type: 'welcome';
  state: State;
  log_from: number;
  log: LogEntry[];
  phrases: Line[];
  links: Links;
}

/**
 * Something to be said about a game after so many choices, or in place of an earlier remark; without text that one
 * is taken away.
 */
export interface WriteRemark {
  at: number;
  text: string;
  objects?: string[];
  number?: number | null;
}

/** A place for cards; its owner is a seat, or -1 for the table. Without `stacked` it holds a single stack. */
export interface Zone {
  name: string;
  owner: number;
  stacked: boolean;
  stacks: Stack[];
}
