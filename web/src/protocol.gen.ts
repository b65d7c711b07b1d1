// Generated from the protocol crate by `cargo xtask codegen`. Do not edit.

export const SUBPROTOCOL = "tengen.v1";

export type Color = "black" | "white";

export type ByColor<T> = { 
/**
 * Black's.
 */
black: T, 
/**
 * White's.
 */
white: T, };

export type Kind = "go" | "gomoku" | "othello" | "tic_tac_toe";

export type Seat = "host" | "guest";

export type Setup = { "kind": "go", 
/**
 * Points in a row, 2 to 25.
 */
size: number, 
/**
 * Points in a column, 2 to 25. Left out: the board is square.
 */
height?: number, 
/**
 * The ruleset.
 */
ruleset: GoRuleset, 
/**
 * The parts of a ruleset that is `custom`; only there.
 */
rules?: GoRules, 
/**
 * White's compensation in half points: 15 is 7.5. Left out: what the ruleset says.
 */
komi_half?: number, 
/**
 * Black's head start.
 */
handicap: Handicap, } | { "kind": "gomoku", 
/**
 * Points in a row, 5 to 30; with `mnk` 1 to 30.
 */
size: number, 
/**
 * Points in a column, in the same bounds. Left out: the board is square.
 */
height?: number, 
/**
 * `freestyle` (five or more), `standard` (exactly five), `caro` (five or more, not blocked at both ends), `caro_exact` (exactly
 * five, not blocked at both ends), `renju` (moves that Black may not play) or `mnk` (a row of any length).
 */
ruleset: GomokuRuleset, 
/**
 * What becomes of Black's forbidden moves in `renju`; only there. Left out: they are refused.
 */
forbidden?: Penalty, 
/**
 * Which row wins in `mnk`; only there.
 */
row?: Row, } | { "kind": "othello", } | { "kind": "tic_tac_toe", };

export type Handicap = { "type": "none", } | { "type": "fixed", 
/**
 * 2 to 9, fewer on small boards.
 */
stones: number, } | { "type": "aga", 
/**
 * 2 to 9, fewer on small boards.
 */
stones: number, } | { "type": "free", 
/**
 * 2 to 25.
 */
stones: number, };

export type TimeControl = { "type": "none", } | { "type": "absolute", 
/**
 * The budget.
 */
main_ms: number, } | { "type": "fischer", 
/**
 * The budget.
 */
main_ms: number, 
/**
 * Added after each move.
 */
increment_ms: number, 
/**
 * The clock never grows beyond this.
 */
cap_ms: number, } | { "type": "byo_yomi", 
/**
 * The budget.
 */
main_ms: number, 
/**
 * How many periods.
 */
periods: number, 
/**
 * The length of one.
 */
period_ms: number, };

export type ColorChoice = "black" | "white" | "random" | "nigiri";

export type GoRuleset = "chinese" | "japanese" | "tromp_taylor" | "korean" | "aga" | "new_zealand" | "ing" | "stone_scoring" | "chinese_simple_ko" | "custom";

export type GomokuRuleset = "freestyle" | "standard" | "caro" | "caro_exact" | "renju" | "mnk";

export type GoRules = { 
/**
 * Which repetition is forbidden.
 */
ko: KoRule, 
/**
 * Whether two or more stones may capture themselves; one stone never may.
 */
self_capture: boolean, 
/**
 * What is counted.
 */
scoring: ScoringRule, 
/**
 * Whether the players agree on dead stones after two passes. If not, two passes end the game
 * and everything on the board is counted as it stands.
 */
removes_dead: boolean, 
/**
 * What White gets for handicap stones where area is counted; nothing where territory is.
 */
handicap_bonus: HandicapBonus, 
/**
 * Who moves first when a stopped game is resumed.
 */
resume: ResumeRule, 
/**
 * Whether the game ends without result when a situation (board and player to move) occurs for
 * the third time with no pass in between.
 */
third_repetition_voids: boolean, 
/**
 * What does not count, or has to be paid, for want of eyes or for having them.
 */
tax: Tax, 
/**
 * Whether every pass hands the opponent a prisoner and White has to pass last, so that counting
 * area and counting territory come to the same.
 */
pass_stones: boolean, };

export type KoRule = "simple" | "positional" | "situational";

export type ScoringRule = "area" | "territory";

export type HandicapBonus = "none" | "stones" | "stones_less_one";

export type ResumeRule = "alternates" | "opponent_of_asker";

export type Tax = "none" | "seki" | "all";

export type Penalty = "refused" | "loses";

export type Row = { 
/**
 * How many stones it needs, 3 to 10.
 */
length: number, 
/**
 * What a longer row is.
 */
overline: Overline, 
/**
 * Where rows are looked for.
 */
directions: Directions, };

export type Overline = "wins" | "nothing";

export type Directions = "all" | "ranks_and_files";

export type Opening = "free" | "pro" | "long_pro" | "swap" | "swap2" | "soosyrv_8" | "taraguchi_10" | "yamaguchi" | "komi_cut" | "komi_bids";

export type Choice = "black" | "white" | "more_stones";

export type Step = { 
/**
 * Who acts.
 */
seat: Seat, 
/**
 * By doing what.
 */
act: Act, 
/**
 * Whether who has Black may still change: somebody has yet to choose a color.
 */
colors_open: boolean, };

export type Act = { "type": "place", 
/**
 * Where; absent: anywhere.
 */
area?: Area, } | { "type": "choose", 
/**
 * One of these.
 */
choices: Array<Choice>, } | { "type": "choose_or_offer", 
/**
 * One of these.
 */
choices: Array<Choice>, 
/**
 * So many moves, if they are offered.
 */
count: number, } | { "type": "declare", 
/**
 * 1 to this many.
 */
most: number, } | { "type": "offer_moves", 
/**
 * So many moves.
 */
count: number, } | { "type": "pick", 
/**
 * The offered points.
 */
points: Array<string>, } | { "type": "name_komi", } | { "type": "bid", 
/**
 * The least bid that may be made, in half points.
 */
least_half: number, 
/**
 * The bid that stands, in half points; absent before the first.
 */
standing_half?: number, };

export type Area = { 
/**
 * A corner of it.
 */
from: string, 
/**
 * The opposite corner, within it too.
 */
to: string, 
/**
 * The stone lies outside of it instead of within.
 */
outside: boolean, };

export type Discs = { 
/**
 * Those on the board.
 */
board: ByColor<number>, 
/**
 * The count that decides, as if the game ended now: the empty points go to whoever has more.
 */
official: ByColor<number>, };

export type Parity = "odd" | "even";

export type TakebackPolicy = "off" | "ask";

export type Visibility = "public" | "private";

export type Phase = "waiting" | "playing" | "scoring" | "finished" | "aborted";

export type Channel = "players" | "spectators";

export type Outcome = { "type": "win", 
/**
 * Who.
 */
winner: Color, 
/**
 * How.
 */
by: WinBy, 
/**
 * By how many half points, when the score decided.
 */
margin_half?: number, } | { "type": "draw" } | { "type": "void" };

export type WinBy = "score" | "row" | "forbidden" | "resignation" | "timeout" | "forfeit";

export type Code = "malformed" | "unknown_type" | "unknown_field" | "too_large" | "invalid" | "unsupported_protocol" | "no_session" | "forbidden_origin" | "not_a_player" | "forbidden" | "not_found" | "method_not_allowed" | "not_joined" | "room_full" | "already_seated" | "not_started" | "game_over" | "not_your_turn" | "wrong_phase" | "off_board" | "occupied" | "ko" | "superko" | "self_capture" | "no_pass" | "overline" | "double_four" | "double_three" | "flips_nothing" | "opening_step" | "outside_opening" | "offer_count" | "offer_occupied" | "offer_same" | "bad_komi" | "bid_too_low" | "no_offer" | "already_offered" | "not_allowed" | "nothing_to_take_back" | "dead_set_changed" | "no_stone" | "no_change" | "too_late" | "repeated" | "empty" | "command_id_reused" | "rate_limited" | "too_many" | "unavailable" | "draining" | "ahead" | "timeout" | "unsupported_media_type" | "bad_sgf" | "internal";

export type ClientMessage = { "type": "join", 
/**
 * The room.
 */
room: string, 
/**
 * The last seq seen.
 */
since?: number, } | { "type": "leave", 
/**
 * The room.
 */
room: string, } | { "type": "enter_lobby", } | { "type": "leave_lobby", } | { "type": "command", 
/**
 * The room.
 */
room: string, 
/**
 * Chosen by the client, 1 to 64 visible ASCII characters, new for each command: the same id again
 * gets the first answer again and does nothing.
 */
command_id: string, 
/**
 * What to do.
 */
command: Command, } | { "type": "ping", 
/**
 * Anything up to 2^53.
 */
nonce: number, };

export type Command = { "type": "sit", } | { "type": "stand", } | { "type": "guess", 
/**
 * Odd or even.
 */
parity: Parity, } | { "type": "choose", 
/**
 * What.
 */
choice: Choice, } | { "type": "declare", 
/**
 * 1 up to what the opening allows.
 */
count: number, } | { "type": "offer_moves", 
/**
 * Empty points, no two of them the same move turned or mirrored.
 */
points: Array<string>, } | { "type": "name_komi", 
/**
 * In half points: 13 is 6.5.
 */
komi_half: number, } | { "type": "play", 
/**
 * Where.
 */
point: string, } | { "type": "pass", } | { "type": "resign", } | { "type": "abort", } | { "type": "offer", 
/**
 * For what.
 */
offer: OfferKind, } | { "type": "accept", 
/**
 * To which.
 */
offer: OfferKind, } | { "type": "decline", 
/**
 * To which.
 */
offer: OfferKind, } | { "type": "withdraw", 
/**
 * Which.
 */
offer: OfferKind, } | { "type": "mark", 
/**
 * A point with a stone.
 */
point: string, 
/**
 * Dead, or alive again.
 */
dead: boolean, } | { "type": "accept_score", 
/**
 * All dead stones, in any order.
 */
dead: Array<string>, } | { "type": "resume", } | { "type": "chat", 
/**
 * 1 to 300 characters.
 */
text: string, };

export type OfferKind = "takeback" | "draw" | "rematch";

export type ServerMessage = { "type": "welcome", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The version of the server.
 */
server: string, 
/**
 * The id of the server's client build. A page with another id may reload itself when idle.
 */
build: string, 
/**
 * The player of this session; absent without a session, which only allows watching.
 */
you?: Player, } | { "type": "pong", 
/**
 * The nonce of the ping.
 */
nonce: number, } | { "type": "joined", 
/**
 * The room.
 */
room: RoomView, } | { "type": "events", 
/**
 * The room.
 */
room: string, 
/**
 * One or more events; possibly none after `join` with `since`.
 */
events: Array<Envelope>, 
/**
 * The state after the last event.
 */
state: State, } | { "type": "presence", 
/**
 * The room.
 */
room: string, 
/**
 * Who is present.
 */
presence: Presence, } | { "type": "ack", 
/**
 * The room.
 */
room: string, 
/**
 * The client's id of the command.
 */
command_id: string, 
/**
 * The seq of the command's first event.
 */
seq: number, } | { "type": "refused", 
/**
 * The room.
 */
room: string, 
/**
 * The client's id of the command.
 */
command_id: string, 
/**
 * The reason.
 */
code: Code, 
/**
 * The reason in English.
 */
message: string, } | { "type": "error", 
/**
 * The reason.
 */
code: Code, 
/**
 * The reason in English.
 */
message: string, 
/**
 * The room concerned, if any.
 */
room?: string, } | { "type": "lobby", 
/**
 * The current lobby.
 */
lobby: Lobby, } | { "type": "left", 
/**
 * The room.
 */
room: string, };

export type Player = { 
/**
 * The permanent id; not a secret.
 */
id: string, 
/**
 * The display name.
 */
name: string, };

export type Players = { 
/**
 * Who made the room.
 */
host: Player | null, 
/**
 * Who joined it.
 */
guest: Player | null, 
/**
 * Which seat plays Black; absent until known.
 */
black?: Seat, };

export type Role = { "type": "player", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Which color, once known.
 */
color?: Color, } | { "type": "spectator" };

export type RoomView = { 
/**
 * Its id.
 */
id: string, 
/**
 * What the viewer is here.
 */
role: Role, 
/**
 * The seq of the last event in this view; `since` of the next `join`.
 */
seq: number, 
/**
 * What is played, with the komi as it stands now.
 */
setup: Setup, 
/**
 * How the first moves are played.
 */
opening: Opening, 
/**
 * With how much time.
 */
time: TimeControl, 
/**
 * How the colors are found.
 */
colors: ColorChoice, 
/**
 * Whether moves may be taken back.
 */
takeback: TakebackPolicy, 
/**
 * Who finds the room.
 */
visibility: Visibility, 
/**
 * Wall-clock time at which the room was made.
 */
created: number, 
/**
 * All moves that stand, in order. Fixed handicap stones are part of the set-up and not among them.
 */
moves: Array<Move>, 
/**
 * What changes.
 */
state: State, 
/**
 * The chat that the viewer may read, oldest first.
 */
chat: Array<ChatLine>, 
/**
 * Who is there.
 */
presence: Presence, 
/**
 * The room this one is a rematch of.
 */
rematch_of?: string, };

export type State = { 
/**
 * Where the room stands.
 */
phase: Phase, 
/**
 * Who sits where.
 */
players: Players, 
/**
 * Who acts: the color, as it stands now, of the player whose move or choice it is; absent when it is nobody's.
 */
turn?: Color, 
/**
 * The color of the stone to be placed next, when one may be placed now. In an opening one player may place stones of both.
 */
stone?: Color, 
/**
 * What the opening asks for; absent without an opening and when it is over.
 */
opening?: Step, 
/**
 * Moves played so far.
 */
move_number: number, 
/**
 * The board, rows from the top: `X` black, `O` white, `.` empty.
 */
board: Array<string>, 
/**
 * The point where a simple ko forbids to retake.
 */
ko?: string, 
/**
 * Stones captured by each color.
 */
prisoners: ByColor<number>, 
/**
 * How many discs there are (Othello).
 */
discs?: Discs, 
/**
 * The clocks; absent without time control.
 */
clocks?: Clocks, 
/**
 * What is offered.
 */
offers: Array<Offer>, 
/**
 * The scoring phase, and the final count of a game that was scored.
 */
scoring?: Scoring, 
/**
 * The winning row of Gomoku and tic-tac-toe.
 */
row?: Array<string>, 
/**
 * How it ended.
 */
outcome?: Outcome, 
/**
 * The room of the rematch.
 */
rematch?: string, 
/**
 * What may be done to the whole game now by a player: both have not moved yet, so it may be aborted.
 */
abortable: boolean, };

export type Clocks = { 
/**
 * Each player's.
 */
black: Clock, 
/**
 * Each player's.
 */
white: Clock, 
/**
 * Whose clock runs from the moment of this message on.
 */
running?: Color, };

export type Clock = { 
/**
 * Main time left; in byo-yomi 0 when the periods run.
 */
main_ms: number, 
/**
 * Periods left, the running one included; 0 without byo-yomi.
 */
periods: number, 
/**
 * What is left of the running period; 0 while main time lasts.
 */
period_ms: number, };

export type Offer = { 
/**
 * For what.
 */
offer: OfferKind, 
/**
 * By whom.
 */
by: Color, };

export type Scoring = { 
/**
 * The dead stones.
 */
dead: Array<string>, 
/**
 * Empty points on borders that were open when the server proposed the dead stones.
 */
unsealed?: Array<string>, 
/**
 * Who has accepted exactly these.
 */
accepted: ByColor<boolean>, 
/**
 * For whom each point counts, rows from the top: `B`, `W`, `.` nobody.
 */
owner: Array<string>, 
/**
 * The sum of each color.
 */
score: ByColor<ScoreSide>, 
/**
 * Who wins so.
 */
outcome: Outcome, };

export type ScoreSide = { 
/**
 * Living stones, where the ruleset counts them.
 */
stones: number, 
/**
 * Surrounded points.
 */
territory: number, 
/**
 * Captured and dead stones of the other, where the ruleset counts them.
 */
prisoners: number, 
/**
 * Komi.
 */
komi_half: number, 
/**
 * Compensation for handicap stones.
 */
handicap_half: number, 
/**
 * The sum.
 */
total_half: number, };

export type Presence = { 
/**
 * Whether the host is connected, and if not since when.
 */
host: Absence, 
/**
 * Whether the guest is connected.
 */
guest: Absence, 
/**
 * How many watch.
 */
spectators: number, };

export type Absence = { "type": "here" } | { "type": "gone", 
/**
 * For how long.
 */
for_ms: number, } | { "type": "empty" };

export type Envelope = { 
/**
 * The number of the event in its room, from 1, without gaps.
 */
seq: number, 
/**
 * Wall-clock time in Unix milliseconds, for display.
 */
time: number, 
/**
 * The command that caused it, if one did.
 */
command_id?: string, 
/**
 * What happened.
 */
event: Event, };

export type Event = { "type": "created", 
/**
 * By whom.
 */
host: Player, } | { "type": "seated", 
/**
 * Which.
 */
seat: Seat, 
/**
 * Who.
 */
player: Player, } | { "type": "stood", 
/**
 * Which.
 */
seat: Seat, } | { "type": "seat_shared", 
/**
 * Which.
 */
seat: Seat, } | { "type": "guessed", 
/**
 * The guess.
 */
parity: Parity, 
/**
 * What the host held.
 */
stones: number, } | { "type": "started", 
/**
 * Who plays Black.
 */
black: Seat, } | { "type": "chose", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
choice: Choice, 
/**
 * Who plays Black from now on.
 */
black: Seat, } | { "type": "declared", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "type": "moves_offered", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
points: Array<string>, } | { "type": "komi_named", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * In half points. It is the komi of the game until another is named.
 */
komi_half: number, } | { "type": "moved", 
/**
 * Whose stone.
 */
color: Color, 
/**
 * Where.
 */
point: string, 
/**
 * What it captured.
 */
captured: Array<string>, 
/**
 * Which discs it turned over (Othello).
 */
flipped?: Array<string>, } | { "type": "passed", 
/**
 * By whom.
 */
color: Color, } | { "type": "taken_back", 
/**
 * So many moves stand now.
 */
move_number: number, } | { "type": "proposed", 
/**
 * The dead stones.
 */
dead: Array<string>, 
/**
 * Empty points on borders that are still open, and should be closed before counting.
 */
unsealed: Array<string>, } | { "type": "marked", 
/**
 * By whom.
 */
color: Color, 
/**
 * Which.
 */
points: Array<string>, 
/**
 * As dead, or as alive.
 */
dead: boolean, } | { "type": "score_accepted", 
/**
 * By whom.
 */
color: Color, } | { "type": "resumed", 
/**
 * Who asked for it.
 */
by: Color, 
/**
 * Who plays next.
 */
turn: Color, } | { "type": "offered", 
/**
 * For what.
 */
offer: OfferKind, 
/**
 * By whom.
 */
by: Color, } | { "type": "declined", 
/**
 * Which.
 */
offer: OfferKind, 
/**
 * By whom.
 */
by: Color, } | { "type": "withdrawn", 
/**
 * Which.
 */
offer: OfferKind, 
/**
 * By whom.
 */
by: Color, } | { "type": "rematched", 
/**
 * In this room.
 */
room: string, } | { "type": "finished", 
/**
 * How.
 */
outcome: Outcome, } | { "type": "aborted", 
/**
 * By whom; absent if the server did it.
 */
by?: Seat, } | { "type": "chatted", 
/**
 * What.
 */
line: ChatLine, } | { "type": "hidden" };

export type ChatLine = { 
/**
 * Its event's seq.
 */
seq: number, 
/**
 * Who said it.
 */
from: Player, 
/**
 * To whom.
 */
channel: Channel, 
/**
 * What.
 */
text: string, 
/**
 * Wall-clock time in Unix milliseconds.
 */
time: number, };

export type Lobby = { 
/**
 * Public rooms that wait for an opponent.
 */
seeks: Array<RoomSummary>, 
/**
 * Public games in progress.
 */
live: Array<RoomSummary>, 
/**
 * The number of people connected to this server.
 */
online: number, };

export type ApiErrorBody = { 
/**
 * Why.
 */
code: Code, 
/**
 * Why, in English.
 */
message: string, 
/**
 * Every wrong field of a room that cannot be made.
 */
faults?: Array<Fault>, 
/**
 * The line of the file where it went wrong, for files.
 */
line?: number, 
/**
 * The column of that line, from 1.
 */
column?: number, };

export type NewSession = { 
/**
 * 2 to 20 characters of `A-Z a-z 0-9 _ -`. Left out: the server makes one up.
 */
name?: string, 
/**
 * For programs: answer the secret in the body instead of a cookie.
 */
token: boolean, };

export type SessionInfo = { 
/**
 * The player.
 */
you: Player, 
/**
 * The secret, when it was asked for: send it as `Authorization: Bearer …`.
 */
token?: string, };

export type CreateRoom = { 
/**
 * What is played.
 */
setup: Setup, 
/**
 * How the first moves are played. Left out: `free`.
 */
opening: Opening, 
/**
 * With how much time.
 */
time: TimeControl, 
/**
 * How the colors are found; with an opening: who begins it, as if with Black.
 */
colors: ColorChoice, 
/**
 * Whether moves may be taken back.
 */
takeback: TakebackPolicy, 
/**
 * Who finds the room.
 */
visibility: Visibility, };

export type RoomSummary = { 
/**
 * Its id.
 */
id: string, 
/**
 * What is played, with the komi as it stands now.
 */
setup: Setup, 
/**
 * How the first moves are played.
 */
opening: Opening, 
/**
 * With how much time.
 */
time: TimeControl, 
/**
 * How the colors are found.
 */
colors: ColorChoice, 
/**
 * Where it stands.
 */
phase: Phase, 
/**
 * Who made it.
 */
host: Player | null, 
/**
 * Black, once known.
 */
black?: Player, 
/**
 * White, once known.
 */
white?: Player, 
/**
 * Whose move or choice; absent when nobody is to act.
 */
turn?: Color, 
/**
 * Moves played so far.
 */
move_number: number, 
/**
 * The board, rows from the top: `X` black, `O` white, `.` empty.
 */
board: Array<string>, 
/**
 * The point of the last move.
 */
last?: string, 
/**
 * How many watch.
 */
spectators: number, 
/**
 * Wall-clock time at which the room was made.
 */
created: number, };

export type RoomList = { 
/**
 * Public rooms that wait for a second player.
 */
seeks: Array<RoomSummary>, 
/**
 * Public rooms being played.
 */
live: Array<RoomSummary>, 
/**
 * Rooms of the caller that are not over, private ones included.
 */
yours: Array<RoomSummary>, };

export type GameSummary = { 
/**
 * The id of its room.
 */
id: string, 
/**
 * Which game.
 */
kind: Kind, 
/**
 * Points a row.
 */
size: number, 
/**
 * Points a column; absent: the board is square.
 */
height?: number, 
/**
 * The ruleset's name.
 */
ruleset: string, 
/**
 * Who played Black.
 */
black: Player, 
/**
 * Who played White.
 */
white: Player, 
/**
 * How it ended.
 */
outcome: Outcome, 
/**
 * How many moves.
 */
moves: number, 
/**
 * When it started, Unix milliseconds.
 */
started: number, 
/**
 * How long it took.
 */
duration_ms: number, };

export type GamePage = { 
/**
 * The games.
 */
games: Array<GameSummary>, 
/**
 * How many match in all.
 */
total: number, 
/**
 * This page, from 1.
 */
page: number, 
/**
 * Games a page.
 */
page_size: number, };

export type GameOutcomeFilter = "black" | "white" | "draw" | "void";

export type GameDetail = { 
/**
 * Its row in the history.
 */
game: GameSummary, 
/**
 * What was played, with the komi that was found.
 */
setup: Setup, 
/**
 * How the first moves were played.
 */
opening: Opening, 
/**
 * With how much time.
 */
time: TimeControl, 
/**
 * The moves that stand, in order.
 */
moves: Array<Move>, 
/**
 * The dead stones of a game that was scored.
 */
dead: Array<string>, 
/**
 * How the board was counted, of a game that was scored.
 */
scoring?: Scoring, 
/**
 * Every event that the caller may see.
 */
events: Array<RecordEvent>, };

export type RecordEvent = { 
/**
 * The number of the event in its room, from 1, without gaps.
 */
seq: number, 
/**
 * Wall-clock time in Unix milliseconds.
 */
time: number, 
/**
 * The command that caused it, if one did.
 */
command_id?: string, 
/**
 * What happened.
 */
event: Event, 
/**
 * The clocks after it; absent without time control.
 */
clocks?: Clocks, };

export type Diagram = { 
/**
 * Where Black's stones lie.
 */
black: Array<string>, 
/**
 * Where White's stones lie.
 */
white: Array<string>, 
/**
 * Who moves first.
 */
turn: Color, };

export type SgfRecord = { 
/**
 * What was played.
 */
setup: Setup, 
/**
 * The stones from which the moves go on, if that is not the beginning of such a game.
 */
diagram?: Diagram, 
/**
 * Black's name.
 */
black: string, 
/**
 * White's name.
 */
white: string, 
/**
 * The moves, in order.
 */
moves: Array<Move>, 
/**
 * How it ended, if the file says so.
 */
outcome?: Outcome, 
/**
 * The whole file as FF\[4\] in UTF-8, with every game, variation, comment and unknown property; absent when something would be
 * lost: a later game is malformed or beyond the limits, or some bytes are no letters.
 */
text?: string, };

export type Move = { 
/**
 * Whose.
 */
color: Color, 
/**
 * A point, or `"pass"`.
 */
point: string, };

export type NewSeatLink = { 
/**
 * The path and fragment of the link; the secret is in the fragment, which no server sees.
 */
path: string, 
/**
 * The secret itself.
 */
secret: string, 
/**
 * The absolute link as a QR code, an SVG document: for the camera of the other device.
 */
qr: string, };

export type SeatClaim = { 
/**
 * The secret of the link.
 */
secret: string, };

export type Health = { 
/**
 * `ok` or what is wrong.
 */
status: string, 
/**
 * The server's version.
 */
version: string, };

export type PostCommand = { 
/**
 * Chosen by the client, 1 to 64 visible ASCII characters, new for each command.
 */
command_id: string, 
/**
 * What to do.
 */
command: Command, };

export type CommandDone = { 
/**
 * The seq of the first event it made.
 */
seq: number, };

export type Field = "size" | "height" | "ruleset" | "rules" | "komi_half" | "stones" | "forbidden" | "row" | "length" | "opening" | "main_ms" | "increment_ms" | "cap_ms" | "periods" | "period_ms";

export type FaultReason = "bounds" | "missing" | "unexpected" | "other_game" | "other_board" | "handicap";

export type Fault = { 
/**
 * Which.
 */
field: Field, 
/**
 * What is wrong with it.
 */
reason: FaultReason, 
/**
 * The least number, where the reason is `bounds`.
 */
least?: number, 
/**
 * The greatest number, where the reason is `bounds`; below `least` where no number fits.
 */
most?: number, };

export type Bounds = { 
/**
 * The least.
 */
least: number, 
/**
 * The greatest; below `least` where no number fits.
 */
most: number, };

export type Choices = { 
/**
 * The sides of the board; absent where the board is fixed.
 */
size?: Bounds, 
/**
 * The length of the row that wins in m,n,k.
 */
length?: Bounds, 
/**
 * Handicap stones, with a handicap.
 */
stones?: Bounds, 
/**
 * The komi of the ruleset, in half points.
 */
komi_half?: number, 
/**
 * The openings that fit, `free` first.
 */
openings: Array<Opening>, 
/**
 * The ways to find colors that are usual in this game.
 */
colors: Array<ColorChoice>, };

export type Reading = { 
/**
 * What counts down: main time, or the running period. In milliseconds.
 */
ms: number, 
/**
 * Periods left, the running one included; 0 without byo-yomi.
 */
periods: number, 
/**
 * Whether a period runs.
 */
in_period: boolean, };
