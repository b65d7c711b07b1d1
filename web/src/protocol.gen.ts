// Generated from the protocol crate by `cargo xtask codegen`. Do not edit.

export const SUBPROTOCOL = "tengen.v1";

export type Color = "black" | "white";

export type ByColor<T> = { 
/**
 * The value for Black.
 */
black: T, 
/**
 * The value for White.
 */
white: T, };

export type Kind = "go" | "gomoku" | "othello" | "tic_tac_toe";

export type Seat = "host" | "guest";

export type Setup = { "kind": "go", 
/**
 * The width of the board in points, 2 to 25.
 */
size: number, 
/**
 * The height of the board in points, 2 to 25. If absent, the board is square.
 */
height?: number, 
/**
 * The ruleset.
 */
ruleset: GoRuleset, 
/**
 * The rules of the ruleset `custom`; not allowed with other rulesets.
 */
rules?: GoRules, 
/**
 * Komi in half points: 15 is 7.5. If absent, the ruleset's default applies.
 */
komi_half?: number, 
/**
 * The handicap.
 */
handicap: Handicap, } | { "kind": "gomoku", 
/**
 * The width of the board in points: 5 to 30, or 1 to 30 with `mnk`.
 */
size: number, 
/**
 * The height of the board in points, with the same bounds. If absent, the board is square.
 */
height?: number, 
/**
 * `freestyle` (five or more), `standard` (exactly five), `caro` (six or more, or five unless closed at both ends),
 * `caro_exact` (exactly five, unless closed at both ends), `renju` (with forbidden moves for Black) or `mnk` (a row of 3
 * to 10 stones).
 */
ruleset: GomokuRuleset, 
/**
 * The consequence of a forbidden move by Black; only with `renju`. If absent, such moves are refused.
 */
forbidden?: Penalty, 
/**
 * The winning row; only with `mnk`.
 */
row?: Row, } | { "kind": "othello", } | { "kind": "tic_tac_toe", };

export type Handicap = { "type": "none", } | { "type": "fixed", 
/**
 * The number of stones: 2 to 9, fewer on small boards.
 */
stones: number, } | { "type": "aga", 
/**
 * The number of stones: 2 to 9, fewer on small boards.
 */
stones: number, } | { "type": "free", 
/**
 * The number of stones: 2 to 25, fewer on small boards.
 */
stones: number, };

export type TimeControl = { "type": "none", } | { "type": "absolute", 
/**
 * The time.
 */
main_ms: number, } | { "type": "fischer", 
/**
 * The main time.
 */
main_ms: number, 
/**
 * The time added after each move.
 */
increment_ms: number, 
/**
 * The most time that a clock can reach by increments, at least `main_ms`. If absent, there is no limit.
 */
cap_ms?: number, } | { "type": "byo_yomi", 
/**
 * The main time.
 */
main_ms: number, 
/**
 * The number of periods.
 */
periods: number, 
/**
 * The length of one period.
 */
period_ms: number, } | { "type": "canadian", 
/**
 * The main time.
 */
main_ms: number, 
/**
 * The stones to play in one period.
 */
period_stones: number, 
/**
 * The length of one period.
 */
period_ms: number, } | { "type": "simple", 
/**
 * The time for one move.
 */
per_move_ms: number, } | { "type": "correspondence", 
/**
 * The days on each player's clock when the game begins.
 */
main_days: number, 
/**
 * The days added after each move.
 */
increment_days: number, 
/**
 * The most days on a clock, at least `main_days`.
 */
cap_days: number, 
/**
 * The extra days that each player has for the whole game. They are used when no other days are left.
 */
rest_days: number, };

export type ColorChoice = "black" | "white" | "random" | "nigiri";

export type GoRuleset = "chinese" | "japanese" | "tromp_taylor" | "korean" | "aga" | "new_zealand" | "ing" | "stone_scoring" | "chinese_simple_ko" | "custom";

export type GomokuRuleset = "freestyle" | "standard" | "caro" | "caro_exact" | "renju" | "mnk";

export type Ruleset = GoRuleset | GomokuRuleset;

export type GoRules = { 
/**
 * Which repetitions are forbidden.
 */
ko: KoRule, 
/**
 * Whether a chain of two or more stones may capture itself. A single stone may never capture itself.
 */
self_capture: boolean, 
/**
 * What is counted.
 */
scoring: ScoringRule, 
/**
 * Whether the players agree on dead stones after two passes. Otherwise two passes end the game, and no stones are removed
 * before the count.
 */
removes_dead: boolean, 
/**
 * What White gets for handicap stones under area scoring. Under territory scoring, White gets nothing.
 */
handicap_bonus: HandicapBonus, 
/**
 * The player who moves first when a stopped game is resumed.
 */
resume: ResumeRule, 
/**
 * Whether the game ends without result when a situation (board and player to move) occurs for
 * the third time with no pass in between.
 */
third_repetition_voids: boolean, 
/**
 * Whether points in seki count, and whether groups pay for their eyes.
 */
tax: Tax, 
/**
 * Whether each pass gives the opponent a prisoner and White must pass last, so that area scoring
 * and territory scoring agree.
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
 * The required number of stones, 3 to 10.
 */
length: number, 
/**
 * The effect of a longer row.
 */
overline: Overline, 
/**
 * The directions in which rows count.
 */
directions: Directions, };

export type Overline = "wins" | "nothing";

export type Directions = "all" | "ranks_and_files";

export type Opening = "free" | "pro" | "long_pro" | "swap" | "swap2" | "soosyrv_8" | "taraguchi_10" | "yamaguchi" | "komi_cut" | "komi_bids";

export type Choice = "black" | "white" | "more_stones";

export type Step = { 
/**
 * The seat that acts.
 */
seat: Seat, 
/**
 * The expected act.
 */
act: Act, 
/**
 * True if this step or a later step is a choice of color. If so, the colors can still change.
 */
colors_open: boolean, };

export type Act = { "type": "place", 
/**
 * The allowed points; absent if all points are allowed.
 */
area?: Area, } | { "type": "choose", 
/**
 * The possible choices.
 */
choices: Array<Choice>, } | { "type": "choose_or_offer", 
/**
 * The possible choices.
 */
choices: Array<Choice>, 
/**
 * The number of moves to offer.
 */
count: number, } | { "type": "declare", 
/**
 * The largest allowed number.
 */
most: number, } | { "type": "offer_moves", 
/**
 * The number of moves to offer.
 */
count: number, } | { "type": "pick", 
/**
 * The offered points.
 */
points: Array<string>, } | { "type": "name_komi", } | { "type": "bid", 
/**
 * The lowest allowed bid, in half points.
 */
least_half: number, 
/**
 * The current bid, in half points; absent before the first bid.
 */
standing_half?: number, };

export type Area = { 
/**
 * One corner.
 */
from: string, 
/**
 * The opposite corner. Both corners belong to the rectangle.
 */
to: string, 
/**
 * Whether the stone must be outside the rectangle instead of inside it.
 */
outside: boolean, };

export type Discs = { 
/**
 * The discs on the board.
 */
board: ByColor<number>, 
/**
 * The official count if the game ended now. The player with more discs also gets the empty points.
 */
official: ByColor<number>, };

export type Parity = "odd" | "even";

export type Aid = "hint" | "ahead" | "warning";

export type Aids = "off" | "ahead" | "warnings" | "hints";

export type AwayReason = "closed" | "lost" | "banned";

export type TakebackPolicy = "off" | "ask" | "free";

export type Visibility = "public" | "private";

export type Watching = "open" | "counted" | "closed";

export type Phase = "waiting" | "playing" | "scoring" | "finished" | "aborted";

export type Channel = "players" | "spectators";

export type Outcome = { "type": "win", 
/**
 * The winner.
 */
winner: Color, 
/**
 * The way of winning.
 */
by: WinBy, 
/**
 * The margin in half points, if the score decided.
 */
margin_half?: number, } | { "type": "draw" } | { "type": "void" };

export type WinBy = "score" | "row" | "forbidden" | "resignation" | "timeout" | "forfeit" | "abandonment";

export type Code = "malformed" | "unknown_type" | "unknown_field" | "too_large" | "invalid" | "unsupported_protocol" | "banned" | "restricted" | "no_session" | "forbidden_origin" | "not_a_player" | "forbidden" | "closed" | "not_found" | "method_not_allowed" | "not_joined" | "room_full" | "already_seated" | "not_started" | "game_over" | "not_your_turn" | "wrong_phase" | "off_board" | "occupied" | "ko" | "superko" | "self_capture" | "no_pass" | "overline" | "double_four" | "double_three" | "flips_nothing" | "blunder" | "opening_step" | "outside_opening" | "offer_count" | "offer_occupied" | "offer_same" | "bad_komi" | "bid_too_low" | "opponent_here" | "still_awaited" | "opponent_accepted" | "your_turn" | "plan_changed" | "bad_plan" | "no_offer" | "already_offered" | "not_allowed" | "takebacks_off" | "no_clock" | "stands_still" | "nothing_to_take_back" | "nothing_to_redo" | "too_soon" | "dead_set_changed" | "takeback_asked" | "offer_changed" | "scratch_open" | "no_scratch" | "scratch_changed" | "no_stone" | "no_change" | "too_late" | "repeated" | "name_taken" | "name_length" | "name_characters" | "name_alphabets" | "name_reserved" | "empty" | "command_id_reused" | "rate_limited" | "too_many" | "unavailable" | "draining" | "ahead" | "timeout" | "unsupported_media_type" | "bad_sgf" | "internal";

export type Limit = { 
/**
 * What is limited.
 */
name: LimitName, 
/**
 * The largest allowed number.
 */
most: number, };

export type LimitName = "chat_characters" | "chat_messages" | "room_events" | "seat_acts" | "game_moves" | "gifts" | "plan_lines" | "plan_moves" | "seat_devices" | "scratch_stones" | "scratch_boards" | "spectators" | "open_rooms" | "kept_rooms" | "joined_rooms" | "connections" | "active_rooms" | "body_bytes" | "tokens";

export type ClientMessage = { "type": "join", 
/**
 * The room.
 */
room: string, 
/**
 * The seq of the last event that this client has seen.
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
 * An id chosen by the client: 1 to 64 visible ASCII characters, new for each command. A command sent again with the
 * same id gets the first answer again and has no further effect.
 */
command_id: string, 
/**
 * The seat that the command comes from, if two people play on this device. If absent, the server usually chooses the
 * seat that has to act.
 */
seat?: Seat, 
/**
 * The command.
 */
command: Command, } | { "type": "ping", 
/**
 * Any number up to 2^53.
 */
nonce: number, };

export type Command = { "type": "sit", } | { "type": "sit_opposite", 
/**
 * The second person's name, subject to the rules for guests' names. If absent, the server chooses a name.
 */
name?: string, } | { "type": "seat_bot", 
/**
 * The bot's level, from 1.
 */
level: number, } | { "type": "seat_engine", 
/**
 * The id of the engine.
 */
engine: string, } | { "type": "stand", } | { "type": "guess", 
/**
 * The guess.
 */
parity: Parity, } | { "type": "choose", 
/**
 * The choice.
 */
choice: Choice, } | { "type": "declare", 
/**
 * From 1 to the opening's limit.
 */
count: number, } | { "type": "offer_moves", 
/**
 * Empty points, no two of them equivalent by rotation or reflection.
 */
points: Array<string>, } | { "type": "name_komi", 
/**
 * The komi in half points: 13 means 6.5.
 */
komi_half: number, } | { "type": "play", 
/**
 * The point.
 */
point: string, } | { "type": "play_unless_blunder", 
/**
 * The point.
 */
point: string, } | { "type": "pass", } | { "type": "plan", 
/**
 * The `version` of the plan that this command replaces; 0 if there was none.
 */
version: number, 
/**
 * The `move_number` of the position from which the lines start.
 */
after: number, 
/**
 * The lines. Each line begins with the opponent's next move and ends with an answer. A move is a point or `"pass"`; forced
 * passes in Othello are left out. An empty list deletes the plan.
 */
lines: Array<Array<string>>, } | { "type": "resign", } | { "type": "abort", } | { "type": "claim_win", } | { "type": "claim_draw", } | { "type": "offer", 
/**
 * The kind of offer.
 */
offer: OfferKind, 
/**
 * Only with a rematch: the terms of the next game. The kind of game, the visibility and the delay must be
 * those of this game. `watching` has no effect: the next game keeps this game's value. In `colors`, `black`
 * means that the host plays Black. Without `terms`, the next game has the same terms with the colors swapped,
 * except that Black stays Black if there are handicap stones. If an offer of a rematch on other terms is
 * already open, the new offer replaces it.
 */
terms?: CreateRoom, } | { "type": "accept", 
/**
 * The kind of offer.
 */
offer: OfferKind, 
/**
 * The terms of the offer, if it has any. If they differ from the offer's current terms, the command is refused with
 * `offer_changed`.
 */
terms?: CreateRoom, } | { "type": "decline", 
/**
 * The kind of offer.
 */
offer: OfferKind, } | { "type": "withdraw", 
/**
 * The kind of offer.
 */
offer: OfferKind, } | { "type": "give_time", } | { "type": "use_aid", 
/**
 * What to ask: `hint` or `ahead`.
 */
aid: Aid, } | { "type": "mark", 
/**
 * A point with a stone.
 */
point: string, 
/**
 * True for dead, false for alive.
 */
dead: boolean, } | { "type": "accept_score", 
/**
 * All dead stones, in any order.
 */
dead: Array<string>, } | { "type": "scratch_open", } | { "type": "scratch_play", 
/**
 * The point.
 */
point: string, 
/**
 * The value of `changes` in the scratch board that this client saw last. If the scratch board has changed since then, the
 * command is refused with `scratch_changed`.
 */
seen: number, } | { "type": "scratch_takeback", 
/**
 * As in `scratch_play`.
 */
seen: number, } | { "type": "scratch_propose", 
/**
 * As in `scratch_play`.
 */
seen: number, } | { "type": "scratch_agree", 
/**
 * As in `scratch_play`.
 */
seen: number, } | { "type": "scratch_close", } | { "type": "resume", } | { "type": "chat", 
/**
 * 1 to 300 characters.
 */
text: string, } | { "type": "set_watching", 
/**
 * Who may watch from now on.
 */
watching: Watching, };

export type OfferKind = "takeback" | "redo" | "draw" | "rematch" | "pause" | "adjourn" | "continue";

export type StandstillKind = "pause" | "adjournment";

export type FinalCount = "board" | "proposal";

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
 * The build id of the web client that this server serves. A page from a different build is outdated, and can
 * reload itself while it is idle.
 */
build: string, 
/**
 * The player of this session. Without a session, this is absent, and the connection can only watch.
 */
you?: Player, } | { "type": "pong", 
/**
 * The nonce of the ping.
 */
nonce: number, } | { "type": "notice", 
/**
 * The text, in one line.
 */
text: string, 
/**
 * Whether the server restarts soon. Running games with a clock can be finished before, but no new ones begin. Absent if not.
 */
restarts?: boolean, } | { "type": "joined", 
/**
 * The room.
 */
room: RoomView, } | { "type": "events", 
/**
 * The room.
 */
room: string, 
/**
 * The events. Empty if only the state is new, or if no event follows the `since` of the client's `join`.
 */
events: Array<Envelope>, 
/**
 * The state after the last event.
 */
state: State, } | { "type": "plan", 
/**
 * The room.
 */
room: string, 
/**
 * The plan.
 */
plan: Plan, } | { "type": "presence", 
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
 * The client's id for the command.
 */
command_id: string, 
/**
 * The seq of the command's first event. For the command `plan`, which causes no event, the seq of the room's
 * latest event.
 */
seq: number, } | { "type": "refused", 
/**
 * The room.
 */
room: string, 
/**
 * The client's id for the command.
 */
command_id: string, 
/**
 * The reason.
 */
code: Code, 
/**
 * The reason in English.
 */
message: string, 
/**
 * How long to wait before the same command can succeed, in milliseconds. Present only if the command came too
 * early.
 */
wait_ms?: number, 
/**
 * The limit that was reached, if the code is `too_many` or `too_large`.
 */
limit?: Limit, } | { "type": "error", 
/**
 * The reason.
 */
code: Code, 
/**
 * The reason in English.
 */
message: string, 
/**
 * The room that the message was about, if any.
 */
room?: string, 
/**
 * How long to wait before the same message can succeed, in milliseconds. Present only if the message came too
 * early.
 */
wait_ms?: number, 
/**
 * The limit that was reached, if the code is `too_many` or `too_large`.
 */
limit?: Limit, } | { "type": "lobby", 
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
 * The permanent id. It is not a secret.
 */
id: string, 
/**
 * The display name.
 */
name: string, 
/**
 * The level of a bot; 0 for an engine that the operator has configured, which plays under its own name. Absent for a person.
 */
bot?: number, 
/**
 * True for a program that plays with a token; absent for a person, and for a bot of the server.
 */
program?: boolean, };

export type Players = { 
/**
 * The host.
 */
host: Player | null, 
/**
 * The guest.
 */
guest: Player | null, 
/**
 * The seat that plays Black; absent until known.
 */
black?: Seat, 
/**
 * The seat that played Black at the start or, in an opening with choices, the seat that began. Absent if it is the seat in
 * `black`.
 */
first?: Seat, };

export type Role = { "type": "player", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The color; absent until known.
 */
color?: Color, 
/**
 * True if two people play on this device, so that the viewer has the opponent's seat too; absent otherwise.
 */
both?: boolean, } | { "type": "spectator" };

export type RoomView = { 
/**
 * Its id.
 */
id: string, 
/**
 * The viewer's role.
 */
role: Role, 
/**
 * The seq of the last event in this view. Use it as `since` in the next `join`.
 */
seq: number, 
/**
 * The setup with its current komi.
 */
setup: Setup, 
/**
 * The opening.
 */
opening: Opening, 
/**
 * The kind of series that this game belongs to; absent for a single game. The score is at `/api/v1/rooms/{id}/series`.
 */
series?: Series, 
/**
 * The time control.
 */
time: TimeControl, 
/**
 * How colors are assigned.
 */
colors: ColorChoice, 
/**
 * Whether moves can be taken back.
 */
takeback: TakebackPolicy, 
/**
 * How long after a move the player may take it back without asking, in milliseconds. The time ends early if the
 * opponent moves. Absent if this is not allowed.
 */
grace_ms?: number, 
/**
 * Which aids the players may use; absent if they may use none.
 */
aids?: Aids, 
/**
 * Who can find the room.
 */
visibility: Visibility, 
/**
 * The delay with which everyone except the players sees the game, in milliseconds; absent if there is none.
 */
delay_ms?: number, 
/**
 * The wall-clock time at which the room was created, in Unix milliseconds.
 */
created: number, 
/**
 * All moves in order, without those taken back. Fixed handicap stones are part of the setup and are not included.
 */
moves: Array<Move>, 
/**
 * The part of the room that changes.
 */
state: State, 
/**
 * The chat that the viewer may read, oldest first.
 */
chat: Array<ChatLine>, 
/**
 * The presence of players and spectators.
 */
presence: Presence, 
/**
 * The room of the previous game, if this is a rematch.
 */
rematch_of?: string, 
/**
 * Every move that the player to act may play now, as points and `"pass"`. Present only if a request over HTTP asks for it.
 */
legal?: Array<string>, };

export type State = { 
/**
 * The phase.
 */
phase: Phase, 
/**
 * The occupants of the seats.
 */
players: Players, 
/**
 * The current color of the player who moves or chooses next; absent if neither player may act.
 */
turn?: Color, 
/**
 * The color of the next stone; absent if no stone may be placed now. In an opening, one player may place stones of both
 * colors.
 */
stone?: Color, 
/**
 * The current step of the opening; absent without an opening or after it.
 */
opening?: Step, 
/**
 * The number of moves, not counting those taken back.
 */
move_number: number, 
/**
 * The rows of the board from the top: `X` black, `O` white, `.` empty.
 */
board: Array<string>, 
/**
 * The point at which a simple ko forbids retaking; absent if there is none.
 */
ko?: string, 
/**
 * How many stones each color has captured.
 */
prisoners: ByColor<number>, 
/**
 * The disc counts in Othello; absent in other games.
 */
discs?: Discs, 
/**
 * The clocks; absent without time control.
 */
clocks?: Clocks, 
/**
 * The open offers.
 */
offers: Array<Offer>, 
/**
 * The conditions for the next takeback and redo. Present if a player must wait before asking again, if the last move
 * can be taken back without asking, or if a move can be redone.
 */
takebacks?: Takebacks, 
/**
 * How much time the players may give each other; absent while no clock runs.
 */
gifts?: Gifts, 
/**
 * The pause or the adjournment, while play stands still. The phase is still `playing`, but nobody may act.
 */
standstill?: Standstill, 
/**
 * The score. Present in the scoring phase and after a game that was decided by score.
 */
scoring?: Scoring, 
/**
 * The points of the winning row in Gomoku and tic-tac-toe; empty if there is none.
 */
row?: Array<string>, 
/**
 * The outcome of a finished game.
 */
outcome?: Outcome, 
/**
 * The room of the rematch.
 */
rematch?: string, 
/**
 * How the board is counted if both players pass now and thereby end the game. Absent if two passes only begin the
 * scoring phase.
 */
final_count?: FinalCount, 
/**
 * Whether a player may abort the game: true until both players have moved or, in an opening with choices, acted.
 */
abortable: boolean, 
/**
 * Who may watch, and whether the names of spectators are shown. Absent if everyone may watch and the names are shown.
 */
watching?: Watching, };

export type Clocks = { 
/**
 * Black's clock.
 */
black: Clock, 
/**
 * White's clock.
 */
white: Clock, 
/**
 * The color of the clock that runs from the time of this message on; absent if neither clock runs.
 */
running?: Color, };

export type Clock = { 
/**
 * The main time left, in milliseconds; 0 in overtime. With simple time, the time left for the move.
 */
main_ms: number, 
/**
 * The byo-yomi periods left, including the running one; 0 without byo-yomi.
 */
periods: number, 
/**
 * The time left in the running period of byo-yomi or Canadian overtime, in milliseconds; 0 during main time.
 */
period_ms: number, 
/**
 * How many stones must still be played in the running period of Canadian overtime; absent outside Canadian overtime.
 */
stones?: number, 
/**
 * The rest days left in a correspondence game, in milliseconds; absent if none are left.
 */
rest_ms?: number, };

export type Offer = { 
/**
 * The kind of offer.
 */
offer: OfferKind, 
/**
 * The color of the player who made the offer.
 */
by: Color, 
/**
 * The terms of an offered rematch. Absent for a rematch on the same terms, and for all other offers. In a rematch on the
 * same terms, the players swap colors, unless there are handicap stones.
 */
terms?: CreateRoom, };

export type Takebacks = { 
/**
 * How long each player must wait before asking for a takeback or a redo again, in milliseconds.
 */
wait_ms: ByColor<number>, 
/**
 * How much longer the player of the last move may take it back without asking, in milliseconds. Absent if this is not
 * allowed.
 */
grace_ms?: number, 
/**
 * The number of moves that the game would have after a redo. Absent if there is nothing to redo.
 */
redo?: number, };

export type Gifts = { 
/**
 * The time that one gift adds to the opponent's clock, in milliseconds.
 */
ms: number, 
/**
 * How many more times each player may give time.
 */
left: ByColor<number>, };

export type Standstill = { 
/**
 * Whether it is a pause or an adjournment.
 */
kind: StandstillKind, 
/**
 * The color of the player to act when play continues.
 */
turn: Color, 
/**
 * The wall-clock time at which it began, in Unix milliseconds.
 */
since: number, 
/**
 * The time until the pause or the adjournment reaches its maximum length, in milliseconds. Then a pause ends.
 * An adjournment goes on but is overdue: if a player is away, the opponent can claim the game. Absent if play is
 * about to continue, or if the adjournment is overdue.
 */
limit_ms?: number, 
/**
 * The time until play continues, in milliseconds; absent unless play is about to continue.
 */
continues_ms?: number, };

export type Scoring = { 
/**
 * The points of the stones marked as dead.
 */
dead: Array<string>, 
/**
 * Empty points at which, with the current marks, the border between two territories is open.
 */
unsealed?: Array<string>, 
/**
 * True if the marks are exactly those that the server proposed, and they leave no border open. If so, the silence
 * of a player who is away counts as accepting the score. Absent means false.
 */
settled?: boolean, 
/**
 * Whether each player has accepted exactly these dead stones.
 */
accepted: ByColor<boolean>, 
/**
 * The color that each point counts for, in rows from the top: `B`, `W`, or `.` for neither.
 */
owner: Array<string>, 
/**
 * The parts and the total of each color's score.
 */
score: ByColor<ScoreSide>, 
/**
 * Why each point counts or does not. Each point of the board is in exactly one entry.
 */
explained?: Array<Explained>, 
/**
 * The areas that do not count, each with the cause. The list starts with the largest area.
 */
uncounted?: Array<Uncounted>, 
/**
 * The outcome with this score.
 */
outcome: Outcome, 
/**
 * The scratch board on which the players play out a disputed group; absent if none is open.
 */
scratch?: Scratch, 
/**
 * How many more scratch boards the players may open in this game; absent after the game.
 */
scratch_boards_left?: number, 
/**
 * What happens if a player does not respond after the opponent has accepted. Absent while silence has no effect.
 */
silence?: Silence, };

export type ScoreSide = { 
/**
 * Living stones; 0 if the rules do not count them.
 */
stones: number, 
/**
 * Surrounded points.
 */
territory: number, 
/**
 * The opponent's captured and dead stones; 0 if the rules do not count them.
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
 * The total.
 */
total_half: number, };

export type Scratch = { 
/**
 * The rows of the scratch board from the top, in the form of `board` in the state.
 */
board: Array<string>, 
/**
 * The last stone that was placed and not taken back; absent if there is none.
 */
last?: Move, 
/**
 * How often a stone was placed or taken back. Commands repeat this number as `seen`.
 */
changes: number, 
/**
 * How many more stones may be placed.
 */
left: number, 
/**
 * The points of the stones that will be marked as dead if the players agree now. These are the stones that are
 * gone from the scratch board. The list also contains each group that was already marked as dead, unless somebody
 * has played around this group on the scratch board.
 */
dead: Array<string>, 
/**
 * The player who has proposed the result of the scratch board; absent if nobody has.
 */
proposed?: Color, };

export type Explained = { 
/**
 * Why the points count, or why they do not.
 */
reason: PointReason, 
/**
 * The color that the points belong to, even if they do not count; absent if both colors reach them or neither
 * does.
 */
owner?: Color, 
/**
 * The color of the dead stones on the points; absent if there are none.
 */
dead?: Color, 
/**
 * How much each of the points counts for its owner: 1 if it counts as a living stone or as surrounded territory,
 * otherwise 0.
 */
ground: number, 
/**
 * How many prisoners the dead stone on each point adds for the opponent: 0 or 1.
 */
prisoners: number, 
/**
 * Whether the points belong to a group that pays a tax of two points.
 */
taxed?: boolean, 
/**
 * The points.
 */
points: Array<string>, 
/**
 * The points at which the border is open, if the reason is `open`.
 */
gaps?: Array<string>, };

export type PointReason = "stone" | "surrounded" | "seki" | "fill" | "dame" | "open" | "untouched";

export type Uncounted = { 
/**
 * The color that would otherwise own the area.
 */
owner: Color, 
/**
 * A point of the area.
 */
point: string, 
/**
 * The number of points in the area.
 */
count: number, 
/**
 * Why the area does not count.
 */
cause: Cause, 
/**
 * The points where the cause lies, at most eight: the gaps in the border, one stone of each chain that is the cause, or the
 * neutral points.
 */
at: Array<string>, };

export type Cause = "open" | "alive" | "neutral" | "atari";

export type Silence = { 
/**
 * The color of the silent player.
 */
color: Color, 
/**
 * The time until the silence takes effect, in milliseconds.
 */
in_ms: number, 
/**
 * True if the silence then counts as accepting the score. If false, play resumes with the silent player to move.
 */
accepts: boolean, };

export type Presence = { 
/**
 * Whether the host is connected.
 */
host: Absence, 
/**
 * Whether the guest is connected.
 */
guest: Absence, 
/**
 * The number of spectators.
 */
spectators: number, 
/**
 * The spectators who have a session, in the order in which they came; if there are many, only the first of them.
 * Empty unless everyone may watch and the names are shown.
 */
names?: Array<Player>, };

export type Plan = { 
/**
 * How often the plan has changed. A command that changes the plan must name this number.
 */
version: number, 
/**
 * The lines from the current position, as in the command `plan`.
 */
lines: Array<Array<string>>, 
/**
 * The latest news about the plan. Absent if there is none, or if the player has played a move or saved a plan
 * since then.
 */
news?: PlanNews, 
/**
 * The move numbers of the answers that were played from the player's plans, in order. Forced passes and moves that were taken
 * back are left out.
 */
played?: Array<number>, };

export type PlanNews = { "type": "played", 
/**
 * The answers, without forced passes: one, or several if the opponent had to pass in between.
 */
moves: Array<string>, 
/**
 * The move number of the last answer.
 */
move_number: number, } | { "type": "unplanned" } | { "type": "taken_back" } | { "type": "impossible" };

export type Absence = { "type": "here", 
/**
 * The round trip between the server and the player, in milliseconds. Absent while it is not yet known, in a
 * game without a clock, in a correspondence game, and after the game.
 */
round_trip_ms?: number, } | { "type": "gone", 
/**
 * The time since the player left, in milliseconds.
 */
for_ms: number, 
/**
 * Why the last connection ended.
 */
reason: AwayReason, 
/**
 * During a game, the time until the opponent may claim the game, in milliseconds.
 */
claim_ms?: number, } | { "type": "empty" };

export type Envelope = { 
/**
 * The number of the event in its room, from 1 without gaps.
 */
seq: number, 
/**
 * Wall-clock time in Unix milliseconds, for display.
 */
time: number, 
/**
 * The id of the command that caused the event, if any.
 */
command_id?: string, 
/**
 * If the event ended or interrupted a turn: the part of this turn that was not charged to a clock. Absent if there is none.
 */
spared?: Spared, 
/**
 * The event.
 */
event: Event, };

export type Spared = { 
/**
 * The seat whose clock was not charged for this part.
 */
seat: Seat, 
/**
 * The server's part, in milliseconds: the time that it took to send the position and to handle the move.
 */
server_ms: number, 
/**
 * The network's part, in milliseconds: the round trip, but at most what was left in the player's bank of time for
 * network delays (see docs/rules.md).
 */
lag_ms: number, };

export type Event = { "type": "created", 
/**
 * The host.
 */
host: Player, } | { "type": "seated", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The player.
 */
player: Player, } | { "type": "stood", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "left", 
/**
 * The player's seat.
 */
seat: Seat, 
/**
 * Why the last connection ended.
 */
reason: AwayReason, } | { "type": "back", 
/**
 * The player's seat.
 */
seat: Seat, } | { "type": "seat_shared", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "guessed", 
/**
 * The guess.
 */
parity: Parity, 
/**
 * The number of the host's stones.
 */
stones: number, } | { "type": "started", 
/**
 * The seat that plays Black or begins the opening.
 */
black: Seat, } | { "type": "chose", 
/**
 * The player's seat.
 */
seat: Seat, 
/**
 * The choice.
 */
choice: Choice, 
/**
 * The seat that plays Black from now on.
 */
black: Seat, } | { "type": "declared", 
/**
 * The player's seat.
 */
seat: Seat, 
/**
 * The number of moves.
 */
count: number, } | { "type": "moves_offered", 
/**
 * The seat that offered them.
 */
seat: Seat, 
/**
 * The points.
 */
points: Array<string>, } | { "type": "komi_named", 
/**
 * The seat that named it.
 */
seat: Seat, 
/**
 * The komi in half points. It is the komi of the game until another komi is named.
 */
komi_half: number, } | { "type": "moved", 
/**
 * Its color.
 */
color: Color, 
/**
 * Its point.
 */
point: string, 
/**
 * The captured stones.
 */
captured: Array<string>, 
/**
 * The flipped discs (Othello).
 */
flipped?: Array<string>, } | { "type": "passed", 
/**
 * The player who passed.
 */
color: Color, } | { "type": "taken_back", 
/**
 * The number of moves that remain.
 */
move_number: number, } | { "type": "redone", 
/**
 * The number of moves now.
 */
move_number: number, 
/**
 * The moves that were played again.
 */
moves: Array<Move>, } | { "type": "proposed", 
/**
 * The dead stones.
 */
dead: Array<string>, 
/**
 * Empty points on borders that are still open. The area behind an open border does not count. To close the border, the
 * players must resume play.
 */
unsealed: Array<string>, } | { "type": "marked", 
/**
 * The player who marked them.
 */
color: Color, 
/**
 * The stones whose mark changed.
 */
points: Array<string>, 
/**
 * True for dead, false for alive.
 */
dead: boolean, } | { "type": "score_accepted", 
/**
 * The player.
 */
color: Color, } | { "type": "scratch_opened", 
/**
 * The player.
 */
by: Color, } | { "type": "scratch_played", 
/**
 * The color of the stone and of the player who placed it.
 */
color: Color, 
/**
 * Its point.
 */
point: string, 
/**
 * The captured stones.
 */
captured: Array<string>, } | { "type": "scratch_taken_back", 
/**
 * The player.
 */
by: Color, } | { "type": "scratch_proposed", 
/**
 * The player.
 */
by: Color, } | { "type": "scratch_closed", 
/**
 * The player who closed the scratch board, or who agreed to the result that the opponent had proposed.
 */
by: Color, 
/**
 * Whether the players agreed on the result of the scratch board. If so, any change of the marks is in the events before
 * this one.
 */
agreed: boolean, } | { "type": "resumed", 
/**
 * The player who asked for it. Absent if the server resumed play because a player was silent.
 */
by?: Color, 
/**
 * The player to move.
 */
turn: Color, } | { "type": "offered", 
/**
 * Its kind.
 */
offer: OfferKind, 
/**
 * The player who made it.
 */
by: Color, 
/**
 * The terms of an offered rematch. Absent for a rematch without changes, and for all other offers. Without changes, the
 * colors are swapped, except that Black stays Black if there are handicap stones.
 */
terms?: CreateRoom, } | { "type": "declined", 
/**
 * Its kind.
 */
offer: OfferKind, 
/**
 * The player who declined it.
 */
by: Color, } | { "type": "withdrawn", 
/**
 * Its kind.
 */
offer: OfferKind, 
/**
 * The player who had made it.
 */
by: Color, } | { "type": "time_given", 
/**
 * The player who gave it.
 */
by: Color, 
/**
 * How much, in milliseconds.
 */
ms: number, } | { "type": "aid_used", 
/**
 * The player.
 */
by: Color, 
/**
 * How the engine helped.
 */
aid: Aid, } | { "type": "halted", 
/**
 * What they agreed on.
 */
standstill: StandstillKind, } | { "type": "continuing", 
/**
 * The player who asked for it. Absent if the pause has reached its maximum length.
 */
by?: Color, } | { "type": "overdue" } | { "type": "continued" } | { "type": "rematched", 
/**
 * The rematch's room.
 */
room: string, } | { "type": "finished", 
/**
 * The outcome.
 */
outcome: Outcome, } | { "type": "aborted", 
/**
 * The seat that ended it; absent if the server did.
 */
by?: Seat, 
/**
 * Whether the operator of the server ended it; absent if not.
 */
operator?: boolean, } | { "type": "watching_changed", 
/**
 * Who may watch from now on.
 */
watching: Watching, } | { "type": "chatted", 
/**
 * The line.
 */
line: ChatLine, } | { "type": "hidden" };

export type ChatLine = { 
/**
 * The seq of its event.
 */
seq: number, 
/**
 * The author.
 */
from: Player, 
/**
 * The channel.
 */
channel: Channel, 
/**
 * The text.
 */
text: string, 
/**
 * Wall-clock time in Unix milliseconds.
 */
time: number, };

export type Lobby = { 
/**
 * Public rooms waiting for an opponent.
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
 * The reason.
 */
code: Code, 
/**
 * The reason in English.
 */
message: string, 
/**
 * The invalid fields, if a room could not be created.
 */
faults?: Array<Fault>, 
/**
 * The time until the same request can succeed, in milliseconds. Present only if the request came too early.
 */
wait_ms?: number, 
/**
 * The limit that was reached, if the code is `too_many` or `too_large`.
 */
limit?: Limit, 
/**
 * The line of the error in a submitted file, counted from 1.
 */
line?: number, 
/**
 * The column of the error in a submitted file, counted from 1.
 */
column?: number, };

export type NewSession = { 
/**
 * 1 to 20 characters: letters and digits of one alphabet, `_` and `-`. If absent, the server chooses a name.
 */
name?: string, 
/**
 * Whether to return the session's secret in the body instead of a cookie. This is for programs.
 */
token: boolean, };

export type SessionInfo = { 
/**
 * The player.
 */
you: Player, 
/**
 * The session's secret, if requested. Send it as `Authorization: Bearer …`.
 */
token?: string, };

export type CreateRoom = { 
/**
 * The setup.
 */
setup: Setup, 
/**
 * The opening. If absent, it is `free`.
 */
opening: Opening, 
/**
 * The series that begins with this game. If absent, the game belongs to no series.
 */
series?: Series, 
/**
 * The time control.
 */
time: TimeControl, 
/**
 * How colors are assigned. In an opening with choices, this decides who begins and therefore has Black at first.
 */
colors: ColorChoice, 
/**
 * Whether moves can be taken back.
 */
takeback: TakebackPolicy, 
/**
 * How long a player may take back a move without asking, in milliseconds from the move: 1000 to 10000. The time ends early if
 * the opponent moves. This helps against misclicks, even in a game without takebacks. If absent, only `takeback` applies.
 */
grace_ms?: number, 
/**
 * Which aids the players may use. If absent, it is `off`.
 */
aids?: Aids, 
/**
 * Who can find the room.
 */
visibility: Visibility, 
/**
 * The delay with which everyone except the players sees the game: 1000 to 3600000 milliseconds. If absent, there is no
 * delay.
 */
delay_ms?: number, 
/**
 * Who may watch. If absent, it is `open`. The host can change this until the game is over.
 */
watching?: Watching, };

export type RoomSummary = { 
/**
 * Its id.
 */
id: string, 
/**
 * The setup with its current komi.
 */
setup: Setup, 
/**
 * The opening.
 */
opening: Opening, 
/**
 * The kind of series that this game belongs to; absent for a single game.
 */
series?: Series, 
/**
 * The time control.
 */
time: TimeControl, 
/**
 * How colors are assigned.
 */
colors: ColorChoice, 
/**
 * The phase.
 */
phase: Phase, 
/**
 * The host.
 */
host: Player | null, 
/**
 * The guest; absent if the colors are known, because `black` and `white` then name both players.
 */
guest?: Player, 
/**
 * The player with Black; absent until known.
 */
black?: Player, 
/**
 * The player with White; absent until known.
 */
white?: Player, 
/**
 * The color of the player whose turn it is, also in an opening; absent if it is nobody's turn.
 */
turn?: Color, 
/**
 * The wall-clock time at which the game was adjourned, in Unix milliseconds; absent if it is not adjourned.
 */
adjourned?: number, 
/**
 * The number of moves, not counting those taken back.
 */
move_number: number, 
/**
 * The board, rows from the top: `X` black, `O` white, `.` empty.
 */
board: Array<string>, 
/**
 * The point of the last stone.
 */
last?: string, 
/**
 * The number of spectators.
 */
spectators: number, 
/**
 * The delay with which everyone except the players sees the game, in milliseconds; absent if there is none.
 */
delay_ms?: number, 
/**
 * The wall-clock time at which the room was created, in Unix milliseconds.
 */
created: number, };

export type RoomList = { 
/**
 * Public rooms waiting for an opponent.
 */
seeks: Array<RoomSummary>, 
/**
 * Public games in progress.
 */
live: Array<RoomSummary>, 
/**
 * The caller's rooms that are not over, including private ones.
 */
yours: Array<RoomSummary>, };

export type PairRecord = { 
/**
 * The number of games that the host has won.
 */
host: number, 
/**
 * The number of games that the guest has won.
 */
guest: number, 
/**
 * The number of drawn games.
 */
draws: number, };

export type Engines = { 
/**
 * The engines, in the operator's order. Empty if there are none.
 */
engines: Array<Engine>, };

export type Engine = { 
/**
 * The id, for the command `seat_engine`.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * The kind of game.
 */
kind: Kind, 
/**
 * The sides of the boards.
 */
sizes: Array<number>, 
/**
 * The rulesets. Empty in Othello.
 */
rulesets: Array<string>, 
/**
 * Whether the engine plays games with a handicap.
 */
handicap: boolean, };

export type SeriesScore = { 
/**
 * The kind of series.
 */
series: Series, 
/**
 * The number of this room's game among those that count, from 1. A game without a result is played again with the same number.
 */
number: number, 
/**
 * All games in order, at most 200.
 */
games: Array<SeriesGame>, 
/**
 * The host's points in half points: a win is 2, a draw 1.
 */
host_half: number, 
/**
 * The guest's points in half points.
 */
guest_half: number, 
/**
 * Whether the series is decided.
 */
over: boolean, 
/**
 * The seat that has won the series; absent while it goes on, and if it is drawn.
 */
winner?: Seat, };

export type SeriesGame = { 
/**
 * Its room.
 */
room: string, 
/**
 * Its number among the games that count, from 1.
 */
number: number, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * Its outcome; absent while it is played, and if it was aborted.
 */
outcome?: Outcome, 
/**
 * The seat that won.
 */
winner?: Seat, };

export type Series = { "type": "best_of", 
/**
 * The number of games, 2 to 21.
 */
games: number, } | { "type": "first_to", 
/**
 * The number of points, 2 to 21.
 */
points: number, } | { "type": "ladder", };

export type GameSummary = { 
/**
 * The id of its room.
 */
id: string, 
/**
 * The kind of game.
 */
kind: Kind, 
/**
 * The width of the board, in points.
 */
size: number, 
/**
 * The height of the board, in points; absent on a square board.
 */
height?: number, 
/**
 * The ruleset; absent for a kind that has only one.
 */
ruleset?: Ruleset, 
/**
 * The player with Black.
 */
black: Player, 
/**
 * The player with White.
 */
white: Player, 
/**
 * The outcome.
 */
outcome: Outcome, 
/**
 * The number of moves.
 */
moves: number, 
/**
 * The wall-clock time at which the game started, in Unix milliseconds.
 */
started: number, 
/**
 * The duration in milliseconds.
 */
duration_ms: number, 
/**
 * True if the game was recorded on one device without a server, so that nobody witnessed the clocks; absent otherwise.
 */
unwitnessed?: boolean, };

export type GamePage = { 
/**
 * The games.
 */
games: Array<GameSummary>, 
/**
 * The number of matching games in total. In a search for names, and for the caller's private games, the server stops counting at
 * several thousand.
 */
total: number, 
/**
 * True if there are more matching games than `total`; absent otherwise.
 */
more?: boolean, 
/**
 * The cursor for the page of newer games, as the parameter `after`; absent if this page contains the newest game.
 */
newer?: string, 
/**
 * The cursor for the page of older games, as the parameter `before`; absent if this page contains the oldest game.
 */
older?: string, 
/**
 * The maximum number of games per page.
 */
page_size: number, };

export type GameOutcomeFilter = "black" | "white" | "draw" | "void";

export type GamePlayersFilter = "people" | "bot";

export type GameDetail = { 
/**
 * The game as it is listed in the history.
 */
game: GameSummary, 
/**
 * The setup, with the komi that the opening determined.
 */
setup: Setup, 
/**
 * The opening.
 */
opening: Opening, 
/**
 * The kind of series that this game belongs to; absent for a single game.
 */
series?: Series, 
/**
 * The time control.
 */
time: TimeControl, 
/**
 * The moves in order, without those taken back.
 */
moves: Array<Move>, 
/**
 * The dead stones; empty unless the game was decided by score.
 */
dead: Array<string>, 
/**
 * The score, if it decided the game.
 */
scoring?: Scoring, 
/**
 * All events that the caller may see.
 */
events: Array<RecordEvent>, };

export type RecordEvent = { 
/**
 * The number of the event in its room, from 1 without gaps.
 */
seq: number, 
/**
 * Wall-clock time in Unix milliseconds.
 */
time: number, 
/**
 * The id of the command that caused the event, if any.
 */
command_id?: string, 
/**
 * If the event ended or interrupted a turn: the part of this turn that was not charged to a clock. Absent if there is none.
 */
spared?: Spared, 
/**
 * The event.
 */
event: Event, 
/**
 * The clocks after the event; absent without time control.
 */
clocks?: Clocks, };

export type Diagram = { 
/**
 * Black's stones.
 */
black: Array<string>, 
/**
 * White's stones.
 */
white: Array<string>, 
/**
 * The player to move first.
 */
turn: Color, };

export type SgfRecord = { 
/**
 * The setup.
 */
setup: Setup, 
/**
 * The stones on the board at the start; absent if the game starts from its setup.
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
 * The outcome, if the file has one.
 */
outcome?: Outcome, 
/**
 * The time control, if the file contains one that a room could use.
 */
time?: TimeControl, 
/**
 * The whole file converted to FF\[4\] in UTF-8, with every game, variation, comment and unknown property. Absent if the
 * conversion would lose something: a later game is malformed or exceeds the limits, or some bytes are not text.
 */
text?: string, 
/**
 * The number of variations in the file's first game. Only `text` contains them.
 */
variations: number, 
/**
 * The number of comments in the file's first game. Only `text` contains them.
 */
comments: number, };

export type Move = { 
/**
 * The color of the stone, or of the player who passed. In an opening, a player may place stones of both colors.
 */
color: Color, 
/**
 * A point, or `"pass"`.
 */
point: string, };

export type NewSeatLink = { 
/**
 * The path and fragment of the link. The secret is in the fragment, which browsers do not send.
 */
path: string, 
/**
 * The secret.
 */
secret: string, 
/**
 * The absolute link as a QR code in SVG, for the other device's camera.
 */
qr: string, };

export type SeatClaim = { 
/**
 * The secret of the link.
 */
secret: string, };

export type DeviceGame = { 
/**
 * 20 random characters of lower-case Crockford base32, made on the device. They are the seed of everything in the game that is
 * left to chance.
 */
id: string, 
/**
 * The terms of the game. The game cannot be part of a series.
 */
terms: CreateRoom, 
/**
 * The first player's name, subject to the rules for guests' names.
 */
host: string, 
/**
 * The second player's name; empty if the second player is a bot.
 */
guest: string, 
/**
 * The level of the bot that is the second player. Absent if the second player is a person.
 */
bot?: number, 
/**
 * When the game began, by the device's clock, in milliseconds since 1970.
 */
time: number, 
/**
 * The acts, in order.
 */
acts: Array<DeviceAct>, };

export type DeviceAct = { 
/**
 * The time of the act on the device's timeline, in milliseconds since the beginning of the game. The clocks follow this
 * timeline, which stands still while the page is closed.
 */
at_ms: number, 
/**
 * When the act happened, by the device's clock, in milliseconds since 1970.
 */
time: number, 
/**
 * The seat that the command comes from. If absent, the command usually comes from the seat that has to act or, in a game
 * against a bot, from the host. In a game against a bot, all commands from the seat `guest` are the bot's.
 */
seat?: Seat, 
/**
 * The command. Absent if time itself caused the act: a clock ran out, or a pause ended.
 */
command?: Command, 
/**
 * The dead stones that the device proposed after this act, if the act was a pass that ended play.
 */
proposal?: DeviceProposal, };

export type DeviceProposal = { 
/**
 * The stones that seem dead.
 */
dead: Array<string>, 
/**
 * The points through which a territory is open to the opponent.
 */
unsealed: Array<string>, };

export type DeviceGameStored = { 
/**
 * The id of the game in the history.
 */
id: string, };

export type AidAnswer = { 
/**
 * The number of moves before the position.
 */
moves: number, 
/**
 * The probability that Black wins, in thousandths.
 */
black: number, 
/**
 * For a hint: the moves that the engine expects, beginning with the one that it would play. Empty for `ahead`.
 */
line: Array<string>, 
/**
 * For `ahead` in Go: a letter for each point, as in a review. Empty otherwise.
 */
rows: Array<string>, };

export type ReviewState = { "state": "absent", 
/**
 * Whether a review is possible. No review is possible if no bot plays games with this setup, if the game has
 * no moves, or if the game is very long.
 */
possible: boolean, } | { "state": "waiting", 
/**
 * How many games come first.
 */
ahead: number, 
/**
 * Whether the caller has asked for this review.
 */
asked: boolean, } | { "state": "working", 
/**
 * The number of positions that have been judged.
 */
judged: number, 
/**
 * The number of positions of the game.
 */
positions: number, 
/**
 * Whether the caller has asked for this review.
 */
asked: boolean, } | { "state": "done", 
/**
 * The review.
 */
review: Review, };

export type Review = { 
/**
 * The version of the engine that made the review.
 */
version: number, 
/**
 * For each position, the probability that Black wins, in thousandths; null if the position has no value, for example
 * because play had stopped for the count.
 */
black: Array<number | null>, 
/**
 * The moves that lowered the chances of their players the most, in the order of the game.
 */
turns: Array<TurningPoint>, 
/**
 * In Go, for some of the positions: which player is expected to own each point at the end. Empty in other games.
 */
ownership: Array<Ownership>, };

export type TurningPoint = { 
/**
 * The position before the move.
 */
position: number, 
/**
 * By how much the move lowered the chance, in thousandths.
 */
loss: number, 
/**
 * The better move, and the moves that the engine expects after it.
 */
line: Array<string>, };

export type Ownership = { 
/**
 * The position.
 */
position: number, 
/**
 * A letter for each point, row by row from the top: `B` (Black's), `W` (White's) or `.` (unclear).
 */
rows: Array<string>, };

export type Health = { 
/**
 * Always `ok`: a problem is reported as an error.
 */
status: string, 
/**
 * The server's version.
 */
version: string, };

export type PostCommand = { 
/**
 * An id chosen by the client: 1 to 64 visible ASCII characters, new for each command.
 */
command_id: string, 
/**
 * The seat that the command comes from, if two people play on this device. If absent, the server usually chooses the
 * seat that has to act.
 */
seat?: Seat, 
/**
 * The command.
 */
command: Command, };

export type CommandDone = { 
/**
 * The seq of the command's first event. The command `plan` causes no event: for it, the seq of the room's latest event.
 */
seq: number, };

export type Field = "setup" | "size" | "height" | "ruleset" | "rules" | "komi_half" | "ko" | "self_capture" | "scoring" | "removes_dead" | "handicap_bonus" | "resume" | "third_repetition_voids" | "tax" | "pass_stones" | "handicap" | "stones" | "forbidden" | "row" | "length" | "overline" | "directions" | "opening" | "time" | "main_ms" | "increment_ms" | "cap_ms" | "periods" | "period_ms" | "period_stones" | "per_move_ms" | "main_days" | "increment_days" | "cap_days" | "rest_days" | "series" | "games" | "points" | "colors" | "takeback" | "grace_ms" | "aids" | "visibility" | "delay_ms" | "watching";

export type FaultReason = "bounds" | "words" | "not_on_board" | "missing" | "unexpected" | "other_game" | "other_board" | "handicap";

export type Fault = { 
/**
 * The field.
 */
field: Field, 
/**
 * The reason.
 */
reason: FaultReason, 
/**
 * If the reason is `bounds`, the smallest allowed number. If it is `not_on_board`, the smallest number that other boards
 * allow.
 */
least?: number, 
/**
 * The largest allowed number, if the reason is `bounds`.
 */
most?: number, 
/**
 * The allowed words, if the reason is `words`.
 */
words?: Array<string>, };

export type Bounds = { 
/**
 * The smallest allowed number.
 */
least: number, 
/**
 * The largest allowed number.
 */
most: number, };

export type Choices = { 
/**
 * The allowed board sides; absent if the board is fixed.
 */
size?: Bounds, 
/**
 * The allowed lengths of the winning row in an m,n,k-game; absent if no allowed row fits on the board.
 */
length?: Bounds, 
/**
 * The allowed numbers of handicap stones; absent if no handicap is chosen or the board allows none.
 */
stones?: Bounds, 
/**
 * The default komi of the ruleset, in half points; absent in games other than Go, or if the ruleset is invalid.
 */
komi_half?: number, 
/**
 * The openings that fit the setup, `free` first; only `free` if the setup is invalid.
 */
openings: Array<Opening>, 
/**
 * The usual ways to assign colors in this game.
 */
colors: Array<ColorChoice>, 
/**
 * The number of levels of the bots for this game; 0 if no bot plays this game, or if the setup is invalid.
 */
levels: number, };

export type Reading = { 
/**
 * The time shown, in milliseconds: the main time left or, in overtime, the time left in the running period or in the rest
 * days.
 */
ms: number, 
/**
 * The byo-yomi periods left, including the running one; 0 without byo-yomi.
 */
periods: number, 
/**
 * The stones to play in the running period of Canadian overtime; 0 during main time and in other time controls.
 */
stones: number, 
/**
 * The rest days left, in milliseconds; 0 except in correspondence.
 */
rest_ms: number, 
/**
 * Whether the clock is in overtime, which means in a period or in the rest days.
 */
in_period: boolean, 
/**
 * Whether no more time follows, so that the game is lost when `ms` reaches zero.
 */
last: boolean, };

export type Speed = "blitz" | "rapid" | "classical" | "correspondence" | "untimed";

export type Scope = "read" | "play";

export type NewToken = { 
/**
 * The name of the program, by the same rules as the name of a guest.
 */
name: string, 
/**
 * What the token allows: at least one scope.
 */
scopes: Array<Scope>, };

export type Token = { 
/**
 * The id of the program as a player. It also identifies the token.
 */
id: string, 
/**
 * The name of the program.
 */
name: string, 
/**
 * What the token allows.
 */
scopes: Array<Scope>, 
/**
 * When the token was made, in Unix milliseconds.
 */
created: number, 
/**
 * When the token was last used, in Unix milliseconds, to the hour; absent if it has never been used.
 */
used?: number, 
/**
 * When the token ends unless it is used before, in Unix milliseconds.
 */
ends: number, 
/**
 * The secret. Present only in the answer to the request that makes the token. Send it as `Authorization: Bearer …`.
 */
token?: string, };

export type TokenList = { 
/**
 * The tokens, oldest first.
 */
tokens: Array<Token>, 
/**
 * The largest allowed number of tokens.
 */
most: number, };

export type StreamMessage = { "type": "seated", 
/**
 * The room as you see it.
 */
room: RoomSummary, 
/**
 * Your seat.
 */
seat: Seat, } | { "type": "turn", 
/**
 * The room.
 */
room: string, 
/**
 * The phase of the room.
 */
phase: Phase, 
/**
 * The number of moves so far.
 */
move_number: number, } | { "type": "offered", 
/**
 * The room.
 */
room: string, 
/**
 * The kind of offer.
 */
offer: OfferKind, } | { "type": "unseated", 
/**
 * The room.
 */
room: string, } | { "type": "over", 
/**
 * The room.
 */
room: string, 
/**
 * The outcome; absent if the game was aborted.
 */
outcome?: Outcome, } | { "type": "challenge", 
/**
 * The room.
 */
room: RoomSummary, 
/**
 * The challenger.
 */
from: Player, } | { "type": "declined", 
/**
 * The room.
 */
room: string, 
/**
 * The program.
 */
program: Player, 
/**
 * Why.
 */
reason: DeclineReason, } | { "type": "ready", 
/**
 * The reader of the stream.
 */
you: Player, } | { "type": "ping", };

export type ProgramList = { 
/**
 * The programs, sorted by name; at most 100.
 */
programs: Array<Player>, };

export type NewChallenge = { 
/**
 * The id of the program.
 */
program: string, };

export type DeclineReason = "busy" | "game" | "time" | "terms" | "other";

export type DeclineChallenge = { 
/**
 * Why.
 */
reason: DeclineReason, };

export type Challenge = { 
/**
 * The program that has been invited.
 */
program: Player, 
/**
 * Why the program has declined; absent if it has not declined.
 */
declined?: DeclineReason, };

export type ChallengeList = { 
/**
 * The challenges, sorted by the names of the programs.
 */
challenges: Array<Challenge>, };
