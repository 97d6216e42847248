// The messages between server and client. Made by tools/emit_protocol from
// src/server/messages.h; do not edit.

export const PROTOCOL_VERSION = 1;

export interface UserInfo {
  id: string;
  name: string;
  guest: boolean;
}

export interface Hello {
  t: 'hello';
  protocol: number;
  program: string;
  user?: UserInfo | null;
  now: number;
}

export type TableState = 'open' | 'running' | 'paused' | 'over' | 'cancelled';

export interface Text {
  en: string;
  de: string;
}

export type SeatKind = 'open' | 'human' | 'computer';

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  user: string;
  level: string;
  you: boolean;
  online: boolean;
  resigned: boolean;
  stand_in: boolean;
  rating?: string | null;
}

export type ClockKind = 'none' | 'live' | 'days';

export type OnTimeout = 'computer' | 'resign';

export interface ClockInfo {
  kind: ClockKind;
  bank: number;
  increment: number;
  days: number;
  on_timeout: OnTimeout;
}

export interface ClockTimes {
  left: number[];
  running: number[];
  now: number;
}

export type Effect = 'asks' | 'step' | 'chance' | 'turn' | 'over';

export interface Choice {
  act: string;
  text: Text;
  targets: string[];
  effect: Effect;
  next: Choice[];
}

export interface ReasonInfo {
  target: string;
  why: Text;
}

export interface UndoInfo {
  steps: number;
  redo: boolean;
  beyond: boolean;
}

export interface OrderGiven {
  order: string;
  answer: string;
}

export interface StandingOrders {
  given: OrderGiven[];
  obeyed?: number | null;
}

export interface HintInfo {
  allowed: boolean;
  left?: number | null;
}

export interface BranchInfo {
  table: string;
  n: number;
}

export interface RequestInfo {
  kind: string;
  by: number;
  to: number;
  seat?: number | null;
  agreed: number[];
  awaited: number[];
  without: number[];
}

export interface AbsenceInfo {
  since: number[];
  stand_in?: number | null;
  agreed_stand_in: number;
  resume: number;
  cancel: number;
}

export interface NoticeInfo {
  at: number;
  seat: number;
  text: Text;
}

export interface Told {
  key: string;
  seats: number[];
  about: string[];
  text?: Text | null;
}

export interface LogEntry {
  n: number;
  by: number;
  text: Text;
  at: number;
  told: Told[];
}

export interface SeatScore {
  place: number;
  won: boolean;
  score: number;
  parts: number[];
}

export interface RatingChange {
  seat: number;
  points: number;
  change: number;
}

export interface OutcomeInfo {
  ending: string;
  text: Text;
  part_names: Text[];
  seats: SeatScore[];
  ratings: RatingChange[];
  unrated?: Text | null;
}

export interface Table {
  t: 'table';
  table: string;
  version: number;
  game: string;
  content: string;
  title: string;
  state: TableState;
  frozen?: Text | null;
  is_private: boolean;
  invite: string;
  host: string;
  undo_allowed: boolean;
  rated: boolean;
  options: unknown;
  seats: SeatInfo[];
  you: number[];
  viewer?: number | null;
  clock: ClockInfo;
  clocks: ClockTimes;
  n: number;
  to_move: number[];
  thinking: number[];
  stage: Text;
  prompt: Text;
  view: unknown;
  choices: Choice[];
  reasons: ReasonInfo[];
  undo: UndoInfo;
  orders: StandingOrders;
  hints: HintInfo;
  branch?: BranchInfo | null;
  request?: RequestInfo | null;
  absence: AbsenceInfo;
  notices: NoticeInfo[];
  log_from: number;
  log: LogEntry[];
  outcome?: OutcomeInfo | null;
  commitment: string;
  seed?: string | null;
  rematch?: string | null;
  watchers: number;
}

export interface Ack {
  t: 'ack';
  id: string;
  table: string;
  version: number;
}

export interface Refused {
  t: 'refused';
  id: string;
  code: string;
  text: Text;
  wait?: number | null;
}

export interface Peeked {
  t: 'peeked';
  id: string;
  table: string;
  version: number;
  path: string[];
  text: Text;
  effect: Effect;
  view: unknown;
}

export interface Past {
  t: 'past';
  table: string;
  n: number;
  total: number;
  to_move: number[];
  stage: Text;
  view: unknown;
}

export interface StoryMoment {
  n: number;
  stage: Text;
  scores: number[];
  chances: number[];
}

export interface Progress {
  done: number;
  of: number;
}

export interface Story {
  t: 'story';
  table: string;
  is_whole: boolean;
  moments: StoryMoment[];
  analysis?: Progress | null;
}

export interface ChatLine {
  n: number;
  user: string;
  name: string;
  text: string;
  at: number;
  watcher: boolean;
}

export interface ChatPage {
  from: number;
  more: boolean;
}

export interface Chat {
  t: 'chat';
  table: string;
  lines: ChatLine[];
  page?: ChatPage | null;
}

export interface Placing {
  place: number;
  score: number;
  won: boolean;
}

export interface ResultInfo {
  ending: string;
  text: Text;
  seats: Placing[];
}

export interface TableSummary {
  id: string;
  game: string;
  title: string;
  state: TableState;
  is_private: boolean;
  rated: boolean;
  clock: ClockInfo;
  seats: SeatInfo[];
  stage: Text;
  your_turn: boolean;
  deadline?: number | null;
  created: number;
  updated: number;
  watchers: number;
  result?: ResultInfo | null;
  started?: number | null;
  actions?: number | null;
}

export interface Lobby {
  t: 'lobby';
  tables: TableSummary[];
  total: number;
  next?: string | null;
}

export interface LobbyChanged {
  t: 'lobby_changed';
  changed: TableSummary[];
  gone: string[];
  total: number;
}

export interface Mine {
  t: 'mine';
  tables: TableSummary[];
}

export interface MineChanged {
  t: 'mine_changed';
  changed: TableSummary[];
  gone: string[];
}

export interface Restarting {
  t: 'restarting';
}

export interface Trouble {
  t: 'trouble';
  on: boolean;
  text: Text;
}

export interface Announcement {
  t: 'announcement';
  text: Text;
}

export interface Pong {
  t: 'pong';
  now: number;
}

export type FromServer =
  | Hello
  | Table
  | Ack
  | Refused
  | Peeked
  | Past
  | Story
  | Chat
  | Lobby
  | LobbyChanged
  | Mine
  | MineChanged
  | Restarting
  | Trouble
  | Announcement
  | Pong;

export interface Watch {
  t: 'watch';
  table: string;
  invite?: string | null;
  viewer?: number | null;
}

export interface Unwatch {
  t: 'unwatch';
  table: string;
}

export interface Act {
  t: 'act';
  id: string;
  table: string;
  seen: number;
  seat: number;
  path: string[];
}

export type Order = 'sit' | 'leave' | 'undo' | 'redo' | 'reset' | 'ask_undo' | 'ask_pause' | 'ask_cancel' | 'answer' | 'withdraw' | 'resign' | 'to_computer' | 'take_back' | 'resume' | 'standing' | 'rematch';

export interface Give {
  t: 'order';
  id: string;
  table: string;
  seen: number;
  order: Order;
  seat?: number | null;
  to?: number | null;
  yes?: boolean | null;
  level?: string | null;
  invite?: string | null;
  standing?: OrderGiven[] | null;
}

export interface Peek {
  t: 'peek';
  id: string;
  table: string;
  seen: number;
  seat: number;
  path: string[];
}

export interface Seek {
  t: 'seek';
  table: string;
  n: number;
  seat?: number | null;
}

export interface Say {
  t: 'say';
  id: string;
  table: string;
  text: string;
}

export interface Earlier {
  t: 'earlier';
  table: string;
  before: number;
}

export interface Mute {
  t: 'mute';
  user: string;
  on: boolean;
}

export interface Follow {
  t: 'follow';
  on: boolean;
}

export interface Ping {
  t: 'ping';
}

export type FromClient =
  | Watch
  | Unwatch
  | Act
  | Give
  | Peek
  | Seek
  | Say
  | Earlier
  | Mute
  | Follow
  | Ping;

export interface ErrorInfo {
  code: string;
  where: string;
  text: Text;
}

export interface ErrorBody {
  error: ErrorInfo;
}

export type SanctionKind = 'warning' | 'silence' | 'ban';

export interface SanctionInfo {
  kind: SanctionKind;
  since: number;
  until: number;
  forever: boolean;
  reason: string;
}

export interface HouseGreeting {
  admin: boolean;
  sanctions: SanctionInfo[];
  announcement: Text;
}

export interface Me {
  user?: UserInfo | null;
  muted: string[];
  house: HouseGreeting;
}

export interface OptionInfo {
  key: string;
  text: Text;
  values: string[];
  words: Text[];
  range: boolean;
  seats: boolean;
  standard: string;
}

export interface LevelInfo {
  id: string;
  name: Text;
  description: Text;
  rating: number;
}

export interface GameInfo {
  id: string;
  name: Text;
  line: Text;
  minutes: number;
  min_players: number;
  max_players: number;
  hides: boolean;
  content: string;
  options: OptionInfo[];
  levels: LevelInfo[];
  running: number;
}

export interface Games {
  games: GameInfo[];
}

export interface Tables {
  tables: TableSummary[];
  next?: string | null;
}

export type NewSeatKind = 'me' | 'open' | 'computer';

export interface NewSeat {
  kind: NewSeatKind;
  name?: string | null;
  level?: string | null;
}

export interface NewTable {
  game: string;
  title?: string | null;
  options?: unknown | null;
  seats: NewSeat[];
  clock?: ClockInfo | null;
  is_private?: boolean | null;
  undo_allowed?: boolean | null;
  rated?: boolean | null;
  hints?: number | null;
}

export interface Created {
  table: string;
  invite: string;
}

export interface Try {
  position: unknown;
  path?: string[] | null;
}

export interface Tried {
  seat?: number | null;
  stage: Text;
  prompt: Text;
  text: Text;
  view: unknown;
  choices: Choice[];
  reasons: ReasonInfo[];
}

export type Mark = 'none' | 'good' | 'only' | 'inaccuracy' | 'mistake' | 'blunder';

export interface AnalysedChoice {
  n: number;
  seat: number;
  mark: Mark;
  loss: number;
  text?: Text | null;
  better?: Text | null;
  why?: Text | null;
}

export interface AnalysedEvent {
  n: number;
  end: number;
  turn: number;
  is_looked_at: boolean;
  chances: number[];
  luck: number[];
  choices: AnalysedChoice[];
}

export interface SeatReport {
  start: number;
  luck: number;
  own: number;
  rivals: number;
  end: number;
  choices: number;
  accuracy?: number | null;
  phases: number[];
  marks: number[];
  dearest: number[];
  best: number[];
}

export interface Analysis {
  table: string;
  visits: number;
  progress?: Progress | null;
  events: AnalysedEvent[];
  end: number[];
  seats: SeatReport[];
}

export interface WeighedOption {
  path: string[];
  text: Text;
  targets: string[];
  chances: number[];
  doubt: number;
  visits: number;
}

export interface JudgedChoice {
  n: number;
  seat: number;
  mark: Mark;
  loss: number;
  doubt: number;
  lead: number;
  best: number;
  why?: Text | null;
  options: WeighedOption[];
}

export interface AnalysedMoment {
  table: string;
  n: number;
  end: number;
  stage: Text;
  chances: number[];
  luck: number[];
  outcomes: number;
  better_than: number;
  choices: JudgedChoice[];
  afterwards: number[];
}

export interface HintWish {
  seat: number;
}

export type HintRank = 'best' | 'equal' | 'weaker' | 'poor';

export interface HintMove {
  path: string[];
  text: Text;
  why?: Text | null;
  targets: string[];
  rank: HintRank;
}

export interface Hints {
  table: string;
  version: number;
  seat: number;
  moves: HintMove[];
}

export type TryDice = 'fresh' | 'same';

export interface NewTry {
  n: number;
  seat?: number | null;
  dice?: TryDice | null;
  level?: string | null;
}

export interface TryInfo {
  table: string;
  n: number;
  seat: number;
  state: TableState;
  dice: TryDice;
  result?: Placing | null;
  created: number;
}

export interface Tries {
  tries: TryInfo[];
}

export interface Credentials {
  name: string;
  password?: string | null;
}

export interface AccountInfo {
  user: UserInfo;
  email: string;
  created: number;
}

export interface PasswordChange {
  password: string;
  new_password: string;
  end_tokens?: boolean | null;
}

export interface EmailChange {
  password: string;
  email: string;
}

export interface Farewell {
  password?: string | null;
}

export interface SessionInfo {
  id: string;
  created: number;
  last_used: number;
  current: boolean;
}

export interface Sessions {
  sessions: SessionInfo[];
}

export type TokenScope = 'read' | 'play' | 'tables' | 'chat';

export interface TokenInfo {
  id: string;
  label: string;
  created: number;
  last_used: number;
  scopes: TokenScope[];
}

export interface TokenList {
  tokens: TokenInfo[];
}

export interface TokenWish {
  label: string;
  scopes?: TokenScope[] | null;
}

export interface NewToken {
  info: TokenInfo;
  token: string;
}

export interface OrderAnswer {
  answer: string;
  text: Text;
}

export interface OrderInfo {
  order: string;
  text: Text;
  answers: OrderAnswer[];
}

export interface OrdersKnown {
  orders: OrderInfo[];
}

export type Relation = 'none' | 'befriended' | 'blocked';

export type Speed = 'live' | 'correspondence';

export interface RatingPoint {
  at: number;
  points: number;
}

export interface LadderInfo {
  game: string;
  speed: Speed;
  points: number;
  within: number;
  provisional: boolean;
  games: number;
  won: number;
  expected: number;
  last: number;
  month: number;
  rank?: number | null;
  line: RatingPoint[];
}

export interface SeasonPlace {
  game: string;
  speed: Speed;
  season: number;
  year: number;
  quarter: number;
  points: number;
  games: number;
  rank?: number | null;
}

export interface PlayedSeat {
  seat: number;
  user: string;
  name: string;
  level: string;
  place: number;
}

export interface PlayedGame {
  table: string;
  game: string;
  rated: boolean;
  ended: number;
  ending: Text;
  seat: number;
  place: number;
  score: number;
  points?: number | null;
  change?: number | null;
  seats: PlayedSeat[];
}

export interface Tally {
  name: Text;
  games: number;
  won: number;
  expected: number;
}

export interface GameStatistics {
  game: string;
  all: Tally;
  seats: Tally[];
  picks: Tally[];
  endings: Tally[];
}

export interface Rival {
  user: string;
  name: string;
  level: string;
  games: number;
  ahead: number;
  behind: number;
}

export interface Profile {
  user: UserInfo;
  created: number;
  you: boolean;
  relation: Relation;
  counts_you: boolean;
  online?: boolean | null;
  ladders: LadderInfo[];
  seasons: SeasonPlace[];
  results?: PlayedGame[] | null;
  statistics?: GameStatistics[] | null;
  rivals?: Rival[] | null;
}

export interface PlayedGames {
  games: PlayedGame[];
  next?: string | null;
}

export interface SeasonInfo {
  season: number;
  year: number;
  quarter: number;
}

export interface LeaderInfo {
  rank?: number | null;
  user: string;
  name: string;
  level: string;
  points: number;
  provisional: boolean;
  month: number;
  games: number;
  won: number;
}

export interface RatingBar {
  from: number;
  people: number;
}

export interface Leaderboard {
  game: string;
  speed: Speed;
  season?: number | null;
  seasons: SeasonInfo[];
  rows: LeaderInfo[];
  own?: LeaderInfo | null;
  people: number;
  bars: RatingBar[];
}

export interface Acquaintance {
  user: string;
  name: string;
  mutual: boolean;
  online?: boolean | null;
}

export interface People {
  friends: Acquaintance[];
  fans: Acquaintance[];
  blocked: Acquaintance[];
}

export interface RelationWish {
  relation: Relation;
}

export type Circle = 'everybody' | 'friends' | 'nobody';

export interface Privacy {
  listed: boolean;
  online: Circle;
  results: Circle;
  statistics: Circle;
}

export type NoticeKind = 'your_turn' | 'game_began' | 'game_ended' | 'request' | 'invitation' | 'reminder' | 'mention' | 'pairing';

export interface NoticeSwitch {
  kind: NoticeKind;
  push: boolean;
  mail: boolean;
  feed: boolean;
  hook: boolean;
}

export interface QuietHours {
  from: number;
  to: number;
}

export type NoticeLang = 'en' | 'de';

export interface NoticeWishes {
  kinds: NoticeSwitch[];
  quiet?: QuietHours | null;
  digest?: number | null;
  zone: string;
  lang: NoticeLang;
}

export type NoticeWay = 'push' | 'mail' | 'feed' | 'hook';

export interface NoticeWayInfo {
  id: string;
  way: NoticeWay;
  address: string;
  label: string;
  created: number;
  confirmed: boolean;
  failed: number;
  failure: string;
}

export interface NoticeSettings {
  wishes: NoticeWishes;
  ways: NoticeWayInfo[];
  push_key: string;
  mail: boolean;
  email: string;
}

export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  label: string;
}

export interface HookWish {
  url: string;
}

export interface NewHook {
  info: NoticeWayInfo;
  secret: string;
}

export interface HookMessage {
  id: string;
  kind: NoticeKind;
  at: number;
  table: string;
  link: string;
  title: Text;
  body: Text;
}

export interface MailCode {
  code: string;
}

export interface Foretell {
  seen: number;
  seat: number;
  path: string[];
}

export interface Foretold {
  seat: number;
  action: string;
  text: Text;
}

export type Fault = 'insult' | 'cheating' | 'spam' | 'name' | 'leaving' | 'other';

export interface ReportWish {
  user: string;
  table?: string | null;
  invite?: string | null;
  fault: Fault;
  words: string;
}

export interface ReportInfo {
  id: string;
  at: number;
  by?: UserInfo | null;
  about: UserInfo;
  table: string;
  fault: Fault;
  words: string;
  chat: ChatLine[];
  upheld?: boolean | null;
  note: string;
  decided: number;
}

export interface Reports {
  reports: ReportInfo[];
}

export interface Verdict {
  upheld: boolean;
  note: string;
}

export interface Measure {
  kind: SanctionKind;
  hours?: number | null;
  reason: string;
}

export interface Lifted {
  kind: SanctionKind;
}

export interface Appointment {
  admin: boolean;
}

export interface PersonInfo {
  user: UserInfo;
  admin: boolean;
  created: number;
  last_seen: number;
  sanctions: SanctionInfo[];
}

export interface AccountList {
  people: PersonInfo[];
  next?: string | null;
}

export type AdminDeed = 'warn' | 'silence' | 'ban' | 'lift' | 'uphold' | 'dismiss' | 'close_table' | 'appoint' | 'recall' | 'change_rules';

export interface AdminLogEntry {
  n: number;
  at: number;
  by: string;
  deed: AdminDeed;
  about: string;
  name: string;
  note: string;
}

export interface PersonFile {
  person: PersonInfo;
  running: number;
  finished: number;
  left: number;
  reports: ReportInfo[];
  log: AdminLogEntry[];
}

export interface AdminLog {
  log: AdminLogEntry[];
  next?: number | null;
}

export interface HouseRules {
  announcement: Text;
  guests: boolean;
  accounts: boolean;
  words: string[];
}

export interface LimitInfo {
  name: string;
  per: string;
  unit: string;
  about: string;
  most: number;
  per_minute: number;
}

export interface AdminOverview {
  reports: number;
  rules: HouseRules;
  limits: LimitInfo[];
}

export interface Reason {
  reason: string;
}

export type ContestKind = 'swiss' | 'round_robin' | 'knockout' | 'arena';

export interface NewContest {
  title: string;
  about?: string | null;
  club?: string | null;
  game: string;
  options?: unknown | null;
  clock?: ClockInfo | null;
  undo_allowed?: boolean | null;
  rated?: boolean | null;
  kind: ContestKind;
  seats: number;
  rounds?: number | null;
  times?: number | null;
  lasts?: number | null;
  place_points?: number[] | null;
  most?: number | null;
  least?: number | null;
  late_entry?: boolean | null;
  computers?: boolean | null;
  starts?: number | null;
  no_show?: number | null;
  pause?: number | null;
}

export type ContestWish = 'enter' | 'leave' | 'rest' | 'back' | 'start' | 'pause' | 'resume' | 'end' | 'remove' | 'describe' | 'correct' | 'add_computer';

export interface ContestOrder {
  wish: ContestWish;
  player?: number | null;
  pairing?: number | null;
  places?: number[] | null;
  note?: string | null;
  title?: string | null;
  about?: string | null;
  level?: string | null;
}

export type ContestState = 'entry' | 'running' | 'paused' | 'over' | 'cancelled';

export interface ContestLine {
  id: string;
  title: string;
  club: string;
  game: string;
  kind: ContestKind;
  state: ContestState;
  seats: number;
  players: number;
  most: number;
  round: number;
  rounds: number;
  starts?: number | null;
  ends?: number | null;
  clock: ClockInfo;
  rated: boolean;
  created: number;
  updated: number;
  winner: string;
  mine: boolean;
  table?: string | null;
}

export interface Contests {
  contests: ContestLine[];
  next?: string | null;
}

export interface ContestPlayer {
  name: string;
  user: string;
  level: string;
  rating: number;
  bot: boolean;
  gone: boolean;
  resting: boolean;
}

export type ContestReason = 'played' | 'bye' | 'no_show' | 'nobody' | 'corrected';

export interface ContestPairing {
  round: number;
  slot: number;
  players: number[];
  table: string;
  at: number;
  places?: number[] | null;
  reason?: ContestReason | null;
  note: string;
}

export interface ContestRow {
  player: number;
  place: number;
  points: number;
  rivals: number;
  head_to_head: number;
  wins: number;
  played: number;
  streak: number;
  rounds: number[];
}

export type TieBreak = 'rivals' | 'head_to_head' | 'wins' | 'rounds';

export interface ContestInfo {
  line: ContestLine;
  version: number;
  about: string;
  host: string;
  organiser: boolean;
  me?: number | null;
  place_points: number[];
  least: number;
  late_entry: boolean;
  enters: boolean;
  computers: boolean;
  no_show: number;
  pause: number;
  next?: number | null;
  players: ContestPlayer[];
  pairings: ContestPairing[];
  standings: ContestRow[];
  tie_breaks: TieBreak[];
  now: number;
}

export interface PlayNow {
  game: string;
  seats: number;
  clock: ClockInfo;
  rated: boolean;
  from?: number | null;
  to?: number | null;
}

export interface PlayFound {
  table: string;
  found: boolean;
}

