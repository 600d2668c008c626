/**
 * What the server sends to screens, answers over HTTP and takes from each screen.
 * Written by tools/wire_types.py from the server's own structs: change those and run it again.
 */

/** Money as text, like "5.00". */
export type Dollars = string;

/** The colour of each value chip, by its worth in cents. */
export const VALUE_COLOURS: Readonly<Record<number, string>> = {
  50: 'aqua',
  100: 'white',
  200: 'tan',
  250: 'pink',
  500: 'red',
  1000: 'blue',
  2000: 'yellow',
  2500: 'green',
  5000: 'teal',
  10000: 'black',
  50000: 'purple',
  100000: 'orange',
  500000: 'grey',
};
export const OTHER_VALUE = 'silver';

/** Why a spin or a game decided nothing, by the reason's name in the journal. */
export const REASONS: Readonly<Record<string, string>> = {
  'with-rotation': 'The ball was spun with the rotation of the wheel.',
  'short-spin': 'The ball or the wheel made too few turns.',
  'foreign-object': 'A foreign object was in the wheel.',
  'ball-not-dropped': 'The ball did not drop into a pocket.',
  'wrong-number': 'The dealer confirmed a number that is not correct.',
  'interference': 'Someone interfered with the spin.',
  'malfunction': 'The equipment malfunctioned.',
  'ball-out': 'The ball left the wheel.',
  'fraud': 'Fraud was suspected.',
  'irregularity': 'The spin was irregular.',
};

export interface TerminalsOverview {
  id: string;
  name: string;
  mode: string;
  phase: 'closed' | 'idle' | 'betting' | 'locked' | 'read' | 'void';
  round: number | null;
  dealer: string | null;
  calling: boolean;
  calls: string[];
  staked: Dollars;
  terminals: OverviewTerminal[];
  voids: OverviewVoid[];
  rounds: OverviewRound[];
  opening: Opening;
  voiding: VoidingClauses | null;
  remedies: RemedyLine[];
}

export interface WheelOverview {
  id: string;
  name: string;
  mode: string;
  phase: 'closed' | 'idle' | 'betting' | 'no-more-bets' | 'announced' | 'crowned' | 'collected';
  round: number | null;
  dealer: string | null;
  calling: boolean;
  calls: string[];
  staked: Dollars;
  terminals: OverviewSeat[];
  voids: OverviewVoid[];
  rounds: OverviewLiveRound[];
  opening: Opening;
  voiding: VoidingClauses | null;
  remedies: RemedyLine[];
  mucker: string | null;
}

/** `dealing` is the option of the terms, `notice` the one that the director has given notice of. `decks` and `batches` are what is to be brought; with a shuffler, `batch` is the back of the batch in play and `next_batch` of the one that is dealt next; `keyed` is a card that waits for the floorperson. */
export interface BaccaratOverview {
  id: string;
  name: string;
  mode: string;
  phase: Phase;
  round: number | null;
  dealer: string | null;
  calling: boolean;
  calls: string[];
  staked: Dollars;
  terminals: OverviewPosition[];
  voids: OverviewVoid[];
  rounds: OverviewRound[];
  opening: Opening;
  voiding: VoidingClauses | null;
  remedies: RemedyLine[];
  dealing: string;
  notice: string | null;
  decks: number;
  batches: number;
  batch: string | null;
  next_batch: string | null;
  spoken: SpokenWager[];
  keyed: KeyedCard | null;
}

/** What the house adds to a place's own overview: its kind, its money by the ledger. Counts are blind, and whoever oversees a table counts its float and sees its boxes counted. So what the books have in rack and box is not shown: `float` is what was counted last, with fills and credits since, and where play moves no chips, at terminals, with those that the dealer counted in and out; `float_count` is the last count, beside what the books had then, and `float_is_counted` whether it is of the rack as it stands, so that the table may close; `box` says that the drop box holds anything. `acts` are those that supervisors do there. `dealer_away`: whoever works the table has left its screen; `no_dealer`: nobody works this open table. `slips` are its fills and credits that are under way, `hand_pays` its slips that the cage must still pay. `terms_wait` is who wants other terms when this game ends. `device_trouble` is what is wrong with a device of the table, for as long as it is. */
export interface HouseOverview {
  kind: string;
  box: boolean;
  win: Dollars;
  float: Dollars;
  float_count: CountView | null;
  float_is_counted: boolean;
  acts: ActView[];
  dealer_away: boolean;
  no_dealer: boolean;
  terms_wait: string | null;
  device_trouble: string | null;
  slips: WaitingSlip[];
  hand_pays: UnpaidHandPay[];
}

/** Told to players and on boards: whoever works the table is away from the screen for long. `no_dealer`: the table is open, and no dealer works it. */
export interface DealerAwayPart {
  dealer_away: boolean;
  no_dealer: boolean;
}

/** `chips` are the six amounts that a player may bet; `credited` the clause by which wins are credited. */
export interface TablePart {
  table: TableName;
  chips: Dollars[];
  limits: Line[];
  credited: string;
}

/** `reality_minutes`: how often the player is told how long the stay is; 0 is never. `sat_seconds`: how long this player had sat here when the screen connected. */
export interface TerminalPart {
  terminal: Named;
  reality_minutes: number;
  sat_seconds: number;
}

/** `number` is the confirmed one; `history` has the newest first. */
export interface GamePart {
  phase: 'closed' | 'idle' | 'betting' | 'locked' | 'read' | 'settled' | 'void';
  round: number | null;
  number: string | null;
  colour: 'red' | 'black' | 'green' | null;
  history: PastResult[];
}

/** What moves by itself; `clock` is there while betting is open. */
export interface MovingPart {
  clock: ClockView | null;
  ball: Ball;
}

/** `credits` can be bet; `promo` of them cannot be cashed out. `bets` are by spot. `warning` says, while betting is open, that these bets would be returned at its end. */
export interface PursePart {
  credits: Dollars;
  promo: Dollars;
  staked: Dollars;
  bets: Record<string, Dollars>;
  can: Can;
  warning: CitedWords | null;
}

/** `wins` are those of the last settled game and `won` all that came back of it; `games` are the last ten. Only a station of a dealerless table is ever not `open`. */
export interface OwnPart {
  open: boolean;
  wins: Win[];
  won: Dollars;
  games: PastGame[];
  buy_in: BuyInView | null;
  cash_out: CashOutView | null;
  lock: CitedWords | null;
  stay: StayView;
}

/** `trouble` is there for as long as a station's acceptor takes no bills. `picture_bills`: the screen puts pictures of bills into an acceptor that is simulated. `voucher` is the last one that the station's printer gave out. */
export interface StationPart {
  trouble: Trouble | null;
  picture_bills: boolean;
  voucher: VoucherPaper | null;
}

/** What is done, due and later here, in the document's order. */
export interface ActsPart {
  acts: ActView[];
}

/** The member of staff at this screen. */
export interface MePart {
  me: Me;
}

export interface TableSlipsPart {
  chip_slips: WaitingSlip[];
}

/** `calls` are the terminals whose players call an attendant. `auto`: a demonstration dealer works the table. `simulated`: there is a simulated wheel to throw. `faults`: a demonstration, where it can go wrong. What the rack should hold is not shown: dealers witness its count, which is blind. */
export interface ConsolePart {
  table: TableName;
  dealer: string | null;
  staked: Dollars;
  calling: boolean;
  calls: string[];
  terminals: ConsoleTerminal[];
  reader: ReaderView;
  reasons: ReasonLine[];
  simulated: boolean;
  faults: boolean;
  auto: boolean;
}

export interface TableNamePart {
  table: TableName;
}

/** What came often and what did not; `of` are the rounds counted, `prior` the last valid number. `limits` are posted here as they are at the table. `committed` is the hash of the seed of this or the coming game's multiplier, `multipliers` all that its paytable can draw. */
export interface BoardPart {
  of: number;
  hot: Came[];
  cold: Came[];
  prior: string | null;
  limits: Line[];
  committed: string | null;
  multipliers: number[];
}

/** `history` has the last twenty results, the newest first. */
export interface WheelTablePart {
  table: WheelTable;
  history: WheelResult[];
  ball: WheelBall;
}

/** `spin` counts the spins of this round, `number` is the announced result, `multiplier` is B2B's. */
export interface WheelGamePart {
  phase: 'closed' | 'idle' | 'betting' | 'no-more-bets' | 'announced' | 'crowned' | 'collected';
  round: number | null;
  spin: number;
  spinning: boolean;
  number: string | null;
  colour: 'red' | 'black' | 'green' | null;
  multiplier: number | null;
}

/** `history` has the last twenty rounds, the newest first; `roads` those of this shoe. */
export interface BaccaratTablePart {
  table: BaccaratTableName;
  history: BaccaratRound[];
  roads: Roads;
}

/** `winner` is player, banker or tie, once it is announced. */
export interface BaccaratGamePart {
  phase: Phase;
  round: number | null;
  shoe: ShoeView;
  player: HandView;
  banker: HandView;
  winner: string | null;
}

/** `limits` end with a change of vigorish, while one is posted; `odds` tell the vigorish too. `came` counts the outcomes of this shoe. */
export interface BaccaratBoardPart {
  limits: Line[];
  odds: Line[];
  came: Record<string, number>;
}

/** `reality_minutes`: how often the player is told how long the stay is; 0 is never. `sat_seconds`: how long this player had sat here when the screen connected. */
export interface SeatNamePart {
  seat: Named;
  value_chips: Dollars[];
  reality_minutes: number;
  sat_seconds: number;
}

/** `called` is cash by spot; `lapsed` the same, of calls that the dealer did not accept in time. `wins` are there from the announcement until the payment. */
export interface SeatPart {
  chips: ChipsInHand;
  coupons: Dollars;
  staked: Dollars;
  felt: FeltWager[];
  asked: AskedChips | null;
  called: Record<string, Dollars>;
  lapsed: Record<string, Dollars>;
  wins: LiveWin[];
  result: GameResult | null;
  can: CanWager;
  stay: StayView;
}

export interface AroundSeatPart {
  limits: Line[];
  others: OtherWager[];
}

/** `calls` are the seats whose players call an attendant. `colours` are the seats by the colours issued to them; `all_colours` are those that can be issued. `reader` is the number that was seen of this spin, `collected` what was taken off the felt in this game, `payments` the end of every wager once a number is announced. `mucking` is the game up to which collected chips wait for the mucker's count; `mucked` says how many there were of each colour, once they are counted. `faults`: a demonstration, whose wheel can be made to go wrong. What the rack should hold is not shown: dealers witness its count, which is blind. */
export interface FeltPart {
  dealer: string | null;
  mucker: string | null;
  calling: boolean;
  calls: string[];
  staked: Dollars;
  value_chips: Dollars[];
  colours: Record<string, string>;
  all_colours: string[];
  seats: FeltSeat[];
  reader: string | null;
  collected: Dollars;
  mucking: number | null;
  mucked: Record<string, number>;
  reasons: ReasonLine[];
  payments: WagerEnd[];
  simulated: boolean;
  faults: boolean;
  auto: boolean;
}

/** `held` is what the value chips in hand come to, `owed` the vigorish on this position's button. `called` is cash by spot; `confirmed` are the calls with the floorperson's word, `lapsed` those that nobody accepted in time. `wins` are there from the announcement on; `own` are the cards that this player was handed, and `squeeze_left_ms` how long they stay here; `paper` is the hand whose cards are paper: their faces are in the player's hand alone. `turn_lost` is why the right to turn cards of this hand was taken from this player: the time was up, the tablet gone, or a person took it. `cut`: the cut is offered here. */
export interface PositionPart {
  held: Dollars;
  coupons: Dollars;
  staked: Dollars;
  owed: Dollars;
  felt: FeltWager[];
  asked: AskedChips | null;
  called: Record<string, Dollars>;
  confirmed: string[];
  lapsed: Record<string, Dollars>;
  wins: BaccaratWin[];
  result: GameResult | null;
  can: CanWager;
  cut: boolean;
  own: OwnCard[];
  paper: 'player' | 'banker' | null;
  squeeze_left_ms: number | null;
  turn_lost: 'time' | 'gone' | 'taken' | null;
  stay: StayView;
}

/** `limits` end with a change of vigorish, while one is posted. */
export interface AroundPositionPart {
  limits: Line[];
  others: OtherPosition[];
}

/** `calls` are the positions whose players call an attendant; `steps` are still to be done. `waiting` is a card to be keyed, `error` the draw of one that no hand takes; `error_seen`: its face is known. `kept` cards are the first of the next hand; `held` ones left the shoe while one before them was to be put right. `face_up`: the next card is dealt so. `untold`: the line to the shoe is lost, and a touch here says that a card is out. `virtual`: cards come by a touch here. `notice` is the day of the director's notice. `discards` are the hands of this shoe in the discard rack, the newest first. With a shuffler, `batch` is the back of the batch in play and `next_batch` of the one that is dealt next. */
export interface DealingPart {
  dealer: string | null;
  calling: boolean;
  calls: string[];
  staked: Dollars;
  value_chips: Dollars[];
  seats: DealingSeat[];
  steps: StepView[];
  waiting: WaitingCard | null;
  error: number | null;
  error_seen: boolean;
  kept: number;
  held: number;
  face_up: boolean;
  untold: boolean;
  discards: BaccaratRound[];
  backs: string[];
  batch: string | null;
  next_batch: string | null;
  notice: string | null;
  virtual: boolean;
  auto: boolean;
}

/** `counted`: two people have counted the vault's chips; `owed` is the liability on open vouchers. */
export interface CagePart {
  cage: string;
  windows: WindowView[];
  denominations: Dollars[];
  counted: boolean;
  slips: SlipView[];
  hand_pays: HandPaySlip[];
  tables: Record<string, string>;
  on_duty: OnDuty[];
  owed: Dollars;
  open_vouchers: number;
}

/** `on_sale`: tickets are sold. `stopped` is why not, `announcement` why no winner is paid now. `live`: the sending track is heard. `current` is the race that takes bets next, None after the last. */
export interface RaceDayPart {
  facility: string;
  track: string;
  sport: 'horse' | 'harness' | 'greyhound';
  day: string;
  card: number;
  on_sale: boolean;
  live: boolean;
  stopped: string;
  announcement: string;
  current: number | null;
  races: RaceView[];
}

export interface OddsPart {
  odds: RaceOdds[];
}

/** `tote` is its name. `window` is where this teller works, None before a drawer is opened. `recent` are its last four tickets, the newest first: only these can be cancelled. `undelivered` are those of every window and terminal, `claims` what tellers have asked to pay without a ticket that can be read. */
export interface TellerPart {
  tote: string;
  window: string | null;
  windows: TellerWindow[];
  imprest: Dollars;
  recent: TicketView[];
  presented: PresentedView | null;
  manual_cancels: ManualCancelView[];
  undelivered: Undelivered[];
  claims: TicketClaimView[];
  on_duty: TellerWitness[];
}

/** `bet_keys` and `form_keys` are the shorthand, which does not change: a form's name by its key. */
export interface PreviewPart {
  preview: BetPreview | null;
  bet_keys: BetKey[];
  form_keys: Record<string, string>;
}

/** `cashing_out` is what goes onto a voucher, or is paid by hand where `by_hand`. `trouble` is what is wrong with the acceptor; `bills`: pictures of bills may be put in by hand. `calling`: an attendant was called and has not answered yet; `answered` is whoever did last. */
export interface SelfServicePart {
  terminal: string;
  credit: Dollars;
  recent: TicketView[];
  cashing_out: Dollars | null;
  by_hand: boolean;
  locked: string | null;
  trouble: string | null;
  bills: boolean;
  calling: boolean;
  answered: string | null;
}

/** None until a ticket that may be exchanged is put in at this screen. */
export interface ExchangePart {
  exchange: ExchangeOffer | null;
}

/** `unsound` are the races whose tickets are not those that were signed when betting closed. */
export interface MutuelsPart {
  windows: TellerWindow[];
  money: PoolMoney[];
  carryovers: Record<string, Dollars>;
  undelivered: Undelivered[];
  claims: TicketClaimView[];
  manual_cancels: ManualCancelView[];
  owed: Owed[];
  tickets: number;
  unsound: number[];
}

/** `host` and `host_line` are there at a guest, `guests` at a host; neither at a track of its own. */
export interface LinkPart {
  host: LinkedSite | null;
  host_line: HostLine | null;
  guests: LinkedSite[];
}

/** `programme` is the card of the race day, None while there is none. */
export interface ProgramCardPart {
  programme: ProgramCardView | null;
}

/** What a simulated track can be told to do wrong, for practice. */
export interface FaultsPart {
  faults: string[];
}

/** `card_folder` is empty where the operator names none, and `folder_trouble` why it cannot be read. */
export interface CardFilesPart {
  card_folder: string;
  card_files: CardFileView[];
  folder_trouble: string;
}

export interface ToteBoardPart {
  probables: ProbableGrid[];
  will_pays: WillPays[];
}

/** `stage` is what the runners of race `staged` do before the off. `photo` are the places of the latest race that a photograph decides. `simulated`: no such race is run anywhere. */
export interface RunPart {
  run: RunView | null;
  calls: CallView[];
  stage: string;
  staged: number;
  photo: number[];
  simulated: boolean;
}

/** The race that this screen asked to see again, None before it asked. */
export interface ReplayPart {
  replay: ReplayView | null;
}

/** What the program has to explain, in every language that bettors read. */
export interface ProgramPart {
  explained: Record<string, WageringExplained>;
  clause: string;
}

export interface SupervisorMePart {
  me: SupervisorMe;
}

/** `chip_values` are those of the cage, on whose slips chips reach tables; none without a cage. */
export interface SupervisorPart {
  tables: SupervisedTable[];
  pit: PitStaff;
  alarms: AlarmView[];
  chip_values: Dollars[];
}

/** Done and durable, as the record `seq`. */
export interface DoneReply {
  id: string;
  seq: number;
  ok: true;
}

/** Nothing changed. A hand at a device, or a frame in which no id can be found, has no `id`. `says` is the sentence in English. Where it has values in it, `key` is the sentence with a named place for each of the `values`; else `says` is the key of its translations. */
export interface RefusedReply {
  id: string | null;
  reason: Reason;
  says: string;
  clause: string | null;
  ok: false;
  key?: string;
  values?: Record<string, string | number>;
}

export interface Lobby {
  demonstration: boolean;
  tables: LobbyTable[];
  staff: LobbyStaff[];
}

export interface Paired {
  table: string;
  terminal: string;
}

/** A member of staff. */
export interface Me {
  name: string;
  role: string;
}

/** An empty answer. */
export interface SignedOut {}

/** A paired terminal or seat, someone of the staff, both, or nobody yet. */
export interface Whoami {
  table?: string;
  terminal?: string;
  name?: string;
  role?: string;
}

/** Whose screen it is, whether whoever asks may open it, and the address of the one they work at. Where a `table` was asked for that is worked at another screen, `elsewhere` is that screen's address. */
export interface ScreenPass {
  roles: string[];
  allowed: boolean;
  home: string;
  table: string | null;
  elsewhere: string | null;
}

/** `link` is the address that the terminal's own browser opens, with the code in it. */
export interface PairingCode {
  code: string;
  link: string;
}

/** By the value in cents, as text. */
export interface HouseColours {
  chip_colours: Record<string, string>;
}

/** `colours` has the numbers that each colour wager covers, where a table offers one. Without `titles` its parts have the usual ones. */
export interface Sign {
  title: string;
  notices: Line[];
  odds: Line[];
  colours: Line[];
  options: Line[];
  limits: Line[];
  titles: SignTitles | null;
}

export interface RoundTranscript {
  lines: RoundLine[];
}

/** `acts` by key; `sentences` by their English, with the same named places for values. */
export interface TableWords {
  acts: Record<string, Phrase>;
  sentences: Record<string, string>;
}

/** `rollover` is the hour at which a gaming day begins. */
export interface Report {
  report: string;
  day: string;
  rollover: number;
  sheets: ReportSheet[];
}

/** `stopped` tells why, by table; `waiting` are those whose boxes are not yet counted. What should be in a box is not said: it is counted blind. `reports` are those of this floor. */
export interface PitAnswer {
  day: string;
  stopped: Record<string, string>;
  waiting: string[];
  on_duty: Me[];
  tables: PitTable[];
  reports: string[];
}

/** `terms` is the digest of those in effect. */
export interface TermsForm {
  book: string;
  options: Option[];
  texts: Text[];
  values: Values[];
  terms: string;
}

export interface PastTerms {
  changes: Changed[];
}

/** `waits` is a refusal where a game must end first. */
export interface TermsReview {
  changes: Change[];
  waits: Refusal | null;
}

/** The number of the record that it made. */
export interface Recorded {
  seq: number;
}

/** Whether other terms wait for the end of the game in play. */
export interface Waits {
  waits: boolean;
}

/** What a command would move, before it is sent; nothing has happened. */
export interface Preview {
  lines: PreviewLine[];
}

/** A count that is in: now it may be seen what the books had. */
export interface DropRecorded {
  seq: number;
  count: CountView;
}

/** `day` is the gaming day. */
export interface WatchedDevices {
  day: string;
  devices: DeviceWatch[];
}

export interface DeviceIntegrity {
  watch: DeviceWatch;
  report: Integrity;
}

/** Every table that is played by a rulebook; `day` is the gaming day. */
export interface ParTables {
  day: string;
  tables: ParTable[];
}

/** `rounds` are the numbers of rounds that bands are given for. `most_won` is by one player in one round, or nothing where some wager has no maximum. */
export interface TablePar {
  table: string;
  name: string;
  title: string;
  game: string;
  digest: string;
  wagers: ParWager[];
  rounds: number[];
  bands: ParBand[];
  most_won: Dollars | null;
  results: ParResults;
}

/** A roulette layout upright, zeros on top, y down, a number's box 4 by 4; `wheel` is clockwise. */
export interface Cloth {
  game: 'roulette';
  boxes: Box[];
  positions: ClothPosition[];
  bonus: BonusSpot[];
  wheel: string[];
  colours: Record<string, 'red' | 'black' | 'green'>;
  width: number;
  height: number;
}

/** `stops` are the 54 symbols, clockwise. */
export interface BigSixCloth {
  game: 'bigsix';
  spots: BigSixSpot[];
  stops: string[];
}

/** `positions` are numbered from the dealer's right hand. */
export interface BaccaratCloth {
  game: 'baccarat';
  areas: BaccaratArea[];
  positions: number;
}

/** `workers` says of each whether it runs. */
export interface Health {
  ok: boolean;
  seq: number;
  workers: Record<string, string>;
}

/** `open`, `cash_out` and `buy_in` are there where a terminal holds credits. `buy_in` is the last one that was credited: a supervisor may correct it. */
export interface OverviewTerminal {
  id: string;
  name: string;
  credits: Dollars;
  lock: string | null;
  open?: boolean;
  cash_out?: CashOutView | null;
  buy_in?: CreditedBuyIn | null;
}

/** A refund that is outstanding. */
export interface OverviewVoid {
  round: number;
  reason: string | null;
  clause: string | null;
  amount: Dollars;
}

/** `staked` is null at a live table, where chips lie on the layout from game to game. */
export interface OverviewRound {
  round: number;
  number: string | null;
  void: string | null;
  staked: Dollars | null;
  paid: Dollars;
  voidable: boolean;
}

/** `frame` is what opens the table, with the values that are asked for here, in this order. `float`: the chips in the rack are counted. `inches` is the wheel's width and `ball` the ball's in sixteenths of an inch; with the ball's size goes what it is made of. `enclosed` is the clause by which the wheel must be enclosed and driven by a motor. */
export interface Opening {
  frame: 'open-table' | 'open-unmeasured' | 'open-enclosed';
  float: boolean;
  inches: Measure | null;
  ball: Measure | null;
  enclosed: string | null;
}

/** Why a settled game may still be voided, and how its wagers then go back. `against_number` is what a supervisor may still call now that the reader has a number. */
export interface VoidingClauses {
  wrong_number: string;
  refund: string;
  against_number: ReasonLine[];
}

/** Why a supervisor may call off the game in play, and the frame that does it. `explained`: it is too late for the dealer, and the supervisor types what is known of it. `waits` is why nobody may call it now. */
export interface RemedyLine {
  frame: 'call-off-spin' | 'void-game';
  name: string;
  says: string;
  clause: string;
  explained: boolean;
  waits: string;
}

/** `colour` is that of the seat's chips; `hand` what they are worth. */
export interface OverviewSeat {
  id: string;
  name: string;
  credits: Dollars;
  lock: string | null;
  open?: boolean;
  cash_out?: CashOutView | null;
  buy_in?: CreditedBuyIn | null;
  colour: string | null;
  hand: Dollars;
}

export interface OverviewLiveRound {
  round: number;
  number: string | null;
  void: string | null;
  staked: Dollars | null;
  paid: Dollars;
  voidable: boolean;
  colour: 'red' | 'black' | 'green' | null;
  multiplier: number | null;
  spins: number;
  collected: Dollars;
}

/** `owed` is the vigorish on its button. */
export interface OverviewPosition {
  id: string;
  name: string;
  credits: Dollars;
  lock: string | null;
  open?: boolean;
  cash_out?: CashOutView | null;
  buy_in?: CreditedBuyIn | null;
  owed: Dollars;
}

/** A verbal wager with cash that the floorperson may confirm. */
export interface SpokenWager {
  seat: string;
  spot: string;
  cash: Dollars;
  confirmed: boolean;
}

export interface KeyedCard {
  draw: number;
  card: string;
}

/** What the books had, and what was found; shown once the count is in. */
export interface CountView {
  expected: Dollars;
  found: Dollars;
}

/** `procedure` is what it is a step of; `position` the terminal or seat that it is about. `command` is the frame that does it, empty where a hand at `device` or a word aloud does it; `roles` may. `short` names it on a button or in a row of steps; `says` tells it as a sentence. A screen in another language finds its own by `key` and `wording`, and puts the `values` in. */
export interface ActView {
  procedure: string;
  key: string;
  command: string;
  roles: Role[];
  when: 'due' | 'beside' | 'later' | 'done';
  clause: string;
  position: string | null;
  device: string;
  short: string;
  says: string;
  wording: 'says' | 'plain' | 'one' | 'none' | 'seen';
  values: Record<string, string | number>;
}

/** `next` is whose signature is due; `chips` are by value and count. */
export interface WaitingSlip {
  number: number;
  kind: string;
  amount: Dollars;
  chips: [Dollars, number][];
  next: string;
  signed: string[];
}

/** A hand pay slip that the cage has still to pay. */
export interface UnpaidHandPay {
  number: number;
  amount: Dollars;
  terminal: string;
}

/** `terms` is the digest of the effective book; `mode` is `terminals` or `dealerless`. */
export interface TableName {
  id: string;
  name: string;
  book: string;
  mode: string;
  terms: string;
}

/** One line of a sign: what it is about, what it says, and the clause behind it. Where `says` has values in it, `key` and `values` are as in a refusal, for screens in other languages. */
export interface Line {
  about: string;
  says: string;
  clause: string;
  key?: string;
  values?: Record<string, string>;
}

/** A terminal or a seat, with its name as people say it. */
export interface Named {
  id: string;
  name: string;
}

/** `void` is the reason for which a game was void; `no_spin`: the dealer indicated No Spin. */
export interface PastResult {
  round: number;
  number: string | null;
  colour: 'red' | 'black' | 'green' | null;
  void: string | null;
  no_spin: boolean;
}

/** The game clock as it stood when the frame was sent. */
export interface ClockView {
  left_ms: number;
  total_ms: number;
  prompt_ms: number;
}

/** The ball as screens draw it; `left_ms` is how long until it rests. `lost`: the wheel is not heard. */
export interface Ball {
  state: 'idle' | 'track' | 'dropping' | 'rest';
  spin: number;
  number: string | null;
  left_ms: number;
  lost: boolean;
}

/** Which of the player's buttons would do something. */
export interface Can {
  undo: boolean;
  recall: boolean;
  clear: boolean;
  neighbours: boolean;
}

/** A sentence, and the clause behind it. */
export interface CitedWords {
  says: string;
  clause: string;
}

export interface Win {
  spot: string;
  stake: Dollars;
  odds: string;
  paid: Dollars;
  clause: string;
}

/** A game as this terminal played it. */
export interface PastGame {
  round: number;
  number: string | null;
  void: string | null;
  bets: Record<string, Dollars>;
  staked: Dollars;
  paid: Dollars;
  credits_before: Dollars;
  credits_after: Dollars;
}

/** `laid` is what the player laid, where another amount was counted. */
export interface BuyInView {
  step: 'laid' | 'picked-up' | 'counted' | 'credited' | 'dropped';
  amount: Dollars;
  currency: Dollars;
  chips: Dollars;
  coupon: Dollars;
  verified: boolean;
  reported: boolean;
  laid: Dollars | null;
}

export interface CashOutView {
  step: 'asked' | 'confirmed' | 'selected' | 'paid' | 'printing';
  amount: Dollars;
}

/** `answered` is the name of whoever answered this player's last call. */
export interface StayView {
  number: number;
  put_in: Dollars;
  taken_out: Dollars;
  calling: boolean;
  answered: string | null;
}

export interface Trouble {
  says: string;
}

/** The last gaming day on which a voucher is paid, empty where it does not expire. `file` is where a demonstration's folder printer has put its PDF. */
export interface VoucherPaper {
  good_until: string;
  file: string;
}

/** `bets` is how many there are; `came_back` what the game that is on show returned and paid. */
export interface ConsoleTerminal {
  id: string;
  name: string;
  credits: Dollars;
  staked: Dollars;
  bets: number;
  came_back: Dollars | null;
  online: boolean;
  lock: string | null;
  buy_in: BuyInView | null;
  cash_out: CashOutView | null;
}

/** `neighbours` are two on each side of the number, with it. */
export interface ReaderView {
  state: 'idle' | 'betting' | 'no-more-bets' | 'number';
  number: string | null;
  neighbours: string[];
}

/** A reason to call off a spin or a game; `waits` is why the dealer may not call it now. */
export interface ReasonLine {
  name: string;
  says: string;
  clause: string;
  waits: string;
}

/** How often a number came. */
export interface Came {
  number: string;
  came: number;
}

/** `before_spin`: betting closes before the spin. `terms` is the digest of the effective book. */
export interface WheelTable {
  id: string;
  name: string;
  book: string;
  game: 'roulette' | 'bigsix';
  before_spin: boolean;
  b2b: boolean;
  terms: string;
}

export interface WheelResult {
  round: number;
  number: string;
  colour: 'red' | 'black' | 'green' | null;
  multiplier: number | null;
}

/** At the Big Six the wheel itself: `stop` is its place at the clapper, 0 to 53 clockwise. `between`: the clapper rests between that stop and the next. `result` is what the dealer announces of it. */
export interface WheelBall {
  state: 'idle' | 'track' | 'dropping' | 'rest';
  spin: number;
  number: string | null;
  left_ms: number;
  lost: boolean;
  stop?: number | null;
  between?: boolean;
  result?: string | null;
}

/** `dealing` is option a, b or c; `terms` is the digest of the effective book. */
export interface BaccaratTableName {
  id: string;
  name: string;
  book: string;
  game: 'baccarat';
  dealing: string;
  decks: number;
  terms: string;
}

/** `player` and `banker` are the cards of each hand as they lie in the discard rack, with their counts. The `winner` of a round that decided nothing is `void`; its cards were shuffled again, and are not told. */
export interface BaccaratRound {
  round: number;
  winner: string;
  player: string[];
  banker: string[];
  player_count: number;
  banker_count: number;
}

/** `if_player` and `if_banker`: what the next win would add to the derived roads. */
export interface Roads {
  bead_plate: Bead[];
  big_road: BigRoad;
  big_eye_boy: DerivedMark[];
  small_road: DerivedMark[];
  cockroach_pig: DerivedMark[];
  if_player: NextMarks;
  if_banker: NextMarks;
}

/** `left` cards are in it; `cutting`: the cutting card has appeared. `last`: this hand or the next is the last. `commitment` is the hash of a virtual shoe's seed. `burned` are the cards that were burned since the last hand: all are shown. */
export interface ShoeView {
  number: number;
  port: 'keys' | 'reader' | 'virtual';
  cards: number;
  left: number;
  cutting: boolean;
  last: boolean;
  burning: number;
  commitment: string | null;
  burned: string[];
}

/** `count` is of the cards that lie face up. `holder` turns them, `offered` is asked to: seats. */
export interface HandView {
  cards: CardView[];
  count: number | null;
  announced: boolean;
  holder: string | null;
  offered: string | null;
}

/** `value` is what one chip of the colour is worth, `hand` what the colour chips in hand are. `held` is what the value chips in hand come to; `leaving`: the player has asked to colour out. */
export interface ChipsInHand {
  colour: string | null;
  value: Dollars;
  hand: Dollars;
  held: Dollars;
  leaving: boolean;
}

export interface FeltWager {
  spot: string;
  tender: 'colour' | 'value';
  stake: Dollars;
  coupon: Dollars;
}

/** `value` is what one colour chip is to be worth; 0.00 asks for value chips. */
export interface AskedChips {
  currency: Dollars;
  chips: Dollars;
  coupon: Dollars;
  value: Dollars;
}

export interface LiveWin {
  spot: string;
  stake: Dollars;
  paid: Dollars;
  clause: string;
}

/** What comes back of what was staked in the game that is being decided, wins included. */
export interface GameResult {
  back: Dollars;
  staked: Dollars;
}

/** Which of the seat's buttons would do something. */
export interface CanWager {
  undo: boolean;
  rebet: boolean;
  clear: boolean;
}

/** Another player's chips on a spot, each chip worth `each`; value chips have no colour. */
export interface OtherWager {
  spot: string;
  colour: string | null;
  stake: Dollars;
  each: Dollars;
}

/** `value` is what one chip of the colour is worth, `hand` what the colour chips in hand are. `held` is what the value chips in hand come to; `leaving`: the player has asked to colour out. */
export interface FeltSeat {
  id: string;
  name: string;
  online: boolean;
  colour: string | null;
  value: Dollars;
  hand: Dollars;
  coupons: Dollars;
  staked: Dollars;
  felt: FeltWager[];
  asked: AskedChips | null;
  called: Record<string, Dollars>;
  held: Dollars;
  leaving: boolean;
}

/** What one wager comes to; `chips` is what is paid, as a dealer cuts it. `collected` is what the house takes of it, of a winning five adjacent too: its four losing fifths. */
export interface WagerEnd {
  seat: string;
  spot: string;
  tender: 'colour' | 'value';
  stake: Dollars;
  collected: Dollars;
  paid: Dollars;
  chips: ChipPile[];
  clause: string;
  verdict: 'won' | 'lost' | 'half' | 'pushed' | 'refunded' | 'stands';
}

/** `vigorish` is what the house takes of it; `marked`: later, and until then it lies on the button. */
export interface BaccaratWin {
  spot: string;
  stake: Dollars;
  paid: Dollars;
  vigorish: Dollars;
  marked: boolean;
  clause: string;
}

/** A card that this player alone may look at. */
export interface OwnCard {
  draw: number;
  card: string;
}

export interface OtherPosition {
  seat: string;
  spot: string;
  stake: Dollars;
}

/** `owed` lies on the button in the space numbered for this player. */
export interface DealingSeat {
  id: string;
  name: string;
  online: boolean;
  held: Dollars;
  coupons: Dollars;
  staked: Dollars;
  owed: Dollars;
  felt: FeltWager[];
  asked: AskedChips | null;
  called: Record<string, Dollars>;
  confirmed: string[];
}

export interface StepView {
  kind: 'pay' | 'vigorish';
  seat: string;
  amount: Dollars;
}

/** Face up, and its face not known: to be keyed; or `card`, keyed and to be confirmed. */
export interface WaitingCard {
  draw: number;
  card: string | null;
}

/** `paid` is what was last paid out there. */
export interface WindowView {
  id: string;
  cashier: string | null;
  paid: Dollars;
}

/** `next` is whose signature is due; `printed`: there is a paper of it. */
export interface SlipView {
  number: number;
  kind: string;
  table: string;
  amount: Dollars;
  chips: ChipCount[];
  next: string;
  signed: string[];
  printed: boolean;
}

export interface HandPaySlip {
  number: number;
  amount: Dollars;
  where: string;
}

/** A member of staff at work, who may be a witness. */
export interface OnDuty {
  name: string;
  role: string;
}

/** `post` is the latest post time that the track gave, `scheduled` the card's, in milliseconds of UTC: every screen shows them by its own clock. `kinds` are those of the race, such as stake or claiming; `distance` is in yards. `closed_by` is what closed betting, `result_by` how the finish came here and `entered_by` who typed it. */
export interface RaceView {
  number: number;
  name: string;
  scheduled: number;
  kinds: string[];
  distance: number;
  purse: Dollars;
  post: number | null;
  phase: 'card' | 'open' | 'closed' | 'posted' | 'official' | 'off';
  runners: RunnerView[];
  pools: OfferedPool[];
  finish: string;
  inquiry: string;
  called_off: string | null;
  closed_by: string | null;
  result_by: string | null;
  entered_by: string | null;
  payoffs: PoolPayoffs[];
  root: string;
  signature: string;
}

/** `odds` to 1 by the number that is bet on, as a board shows them. */
export interface RaceOdds {
  race: number;
  odds: Record<string, string>;
  pools: PoolTotal[];
}

/** `paid` is what was last paid out there. */
export interface TellerWindow {
  id: string;
  teller: string | null;
  paid: Dollars;
}

/** `state` is printing, live, undelivered, cancelled, cashed, refunded or exchanged; `paid` what it got. `into` is the exchange ticket that its other bets went on as. `transaction` is the identifier on its paper, `why` the reason of one that was not delivered. `final` says why it can be cancelled no more. */
export interface TicketView {
  number: number;
  transaction: string;
  terminal: string;
  serial: number;
  bets: BetView[];
  cost: Dollars;
  state: string;
  paid: Dollars;
  into: number | null;
  why: string;
  final: FinalView | null;
}

/** A ticket that the machine has verified here: what is due on it now. Bets that are not decided, `rest`, go on as an exchange ticket. `refunded` is given back of bets that are no longer valid, within `pays`; `clause` says by which rule. `signed` is whoever signed for one that no reader can read. */
export interface PresentedView {
  ticket: TicketView;
  pays: Dollars;
  refunded: Dollars;
  clause: string;
  rest: string[];
  signed: string;
}

/** Signed by the teller; a supervisor signs next. */
export interface ManualCancelView {
  ticket: TicketView;
  window: string;
  teller: string;
}

/** A ticket that never reached its customer, and why; by the clause nobody is liable for it. */
export interface Undelivered {
  ticket: TicketView;
  reason: string;
  clause: string;
}

/** Asked by the teller; a second person signs next. `ground` is damaged or undelivered. */
export interface TicketClaimView {
  ticket: TicketView;
  window: string;
  teller: string;
  ground: string;
  clause: string;
}

/** A member of staff on duty, who may see money go to the vault or come from it. */
export interface TellerWitness {
  name: string;
  role: string;
}

/** `keyed` is what was keyed in; `bet` how it was read, None while it is no bet: `says` tells why. `key` is that sentence with places for its `values`, for screens in another language. */
export interface BetPreview {
  keyed: string;
  bet: BetView | null;
  says: string;
  clause: string | null;
  key: string;
  values: Record<string, string | number>;
}

/** The keys of a bet in shorthand, what a ticket calls it, the pools that it feeds, and its clause. It names so many `groups` of runners, each in a race of its own where `by_leg`; `boxed`: it may be boxed, key boxed and wheeled too. */
export interface BetKey {
  keys: string;
  called: string;
  pools: string[];
  groups: number;
  by_leg: boolean;
  boxed: boolean;
  clause: string;
}

/** `bet` is the winner's; three runners of `race` are chosen. */
export interface ExchangeOffer {
  ticket: number;
  bet: string;
  race: number;
}

/** Where the money of a pool went, once it is settled; before that its wagers alone. `outs` is what nobody has cashed yet. */
export interface PoolMoney {
  race: number;
  kind: string;
  wagers: Dollars;
  refunds: Dollars;
  takeout: Dollars;
  breakage: Dollars;
  minus: Dollars;
  paid: Dollars;
  carried_in: Dollars;
  carried_out: Dollars;
  outs: Dollars;
  settled: boolean;
}

/** What a corrected payoff still owes whoever cashed a ticket; below zero what was overpaid. */
export interface Owed {
  ticket: number;
  amount: Dollars;
}

/** The host as a guest sees it, or a guest as its host does. `heard_at` is when it was last heard, in milliseconds of UTC; None if not since this program runs. `difference` is what the host found in the guest's pools. `dues` are those of the race day. */
export interface LinkedSite {
  name: string;
  heard: boolean;
  heard_at: number | null;
  verification: 'verified' | 'asked' | 'differs';
  difference: string;
  races: LinkedRace[];
  dues: Dollars;
}

/** Our line to the host. `apart` is how far the two clocks are apart at most, in milliseconds, and `limit` how far they may be while tickets are sold. `trouble` is why the link was last given up. `doubtful` are tickets whose print failed while it is not known whether betting has closed. */
export interface HostLine {
  apart: number | null;
  limit: number;
  trouble: string;
  doubtful: number;
}

/** `id` tells it apart from every other card. */
export interface ProgramCardView {
  id: string;
  sport: 'horse' | 'harness' | 'greyhound';
  meet: string;
  date: string;
  races: ProgramRaceView[];
}

/** `digest` names the card to publish. `why` says why it cannot be used, with the clause if one decides; it is empty of a card that can be published. */
export interface CardFileView {
  file: string;
  digest: string;
  track: string;
  date: string;
  session: string;
  meet: string;
  races: FileRace[];
  why: string;
  clause: string | null;
}

export interface ProbableGrid {
  race: number;
  kind: string;
  probables: Probable[];
}

export interface WillPays {
  race: number;
  kind: string;
  last: number;
  pays: WillPay[];
}

/** The race at one moment: how many inches each of `runners` has run, beyond the line too. `clock` is in milliseconds since the off by the track's time, of which `speed` thousandths pass in one of ours. */
export interface RunView {
  race: number;
  clock: number;
  speed: number;
  runners: string[];
  inches: number[];
}

/** The order at a point of the race: `yards` run by the leader, `clock` in milliseconds since the off, and how many inches each in `order` is `behind` the leader. */
export interface CallView {
  yards: number;
  clock: number;
  order: string[];
  behind: number[];
}

/** A race that is over, whole: `inches` of every runner each `step` milliseconds, from the off. */
export interface ReplayView {
  race: number;
  step: number;
  runners: string[];
  inches: number[][];
  calls: CallView[];
}

/** `general` explains parimutuel wagering, `pools` each kind of pool on the card, `ways` how several combinations go on one ticket. */
export interface WageringExplained {
  general: ExplanationView[];
  pools: ExplanationView[];
  ways: ExplanationView[];
}

/** `may` names the commands that the role may send. */
export interface SupervisorMe {
  name: string;
  role: string;
  may: string[];
}

/** `day` is the gaming day. `staffed` are open tables with a dealer. `short`: fewer supervisors are on duty than they need. `each` is how many tables one supervisor may have: the house's own number, or less where `clause`, of a table's document, says so. Of the `staffed` tables `bound` stand on that document. */
export interface PitStaff {
  day: string;
  on_duty: Me[];
  supervisors: number;
  needed: number;
  each: number;
  staffed: number;
  short: boolean;
  clause: string | null;
  bound: number;
}

/** `name` is what the place is called on the floor. */
export interface AlarmView {
  at: number;
  table: string;
  name: string;
  says: string;
}

/** `links` are the pages of its screens, by screen; `last` its latest results; `free` its seats. */
export interface LobbyTable {
  id: string;
  name: string;
  book: string;
  game: string;
  kind: string;
  open: boolean;
  phase: string;
  last: string[];
  limits: Line[];
  free: number;
  links: Record<string, string>;
  terminals: LobbyTerminal[];
}

/** A demonstration's sign-in, and the page that it leads to. */
export interface LobbyStaff {
  name: string;
  role: string;
  password: string;
  screen: string;
}

/** What stands over the parts of a sign that has other ones than payout odds, limits and options. */
export interface SignTitles {
  odds: string;
  limits: string;
  options: string;
}

/** `changes` is what it does to the bets of its terminal; `number` is the one it shows. */
export interface RoundLine {
  at: number;
  says: string;
  clause: string | null;
  terminal: string | null;
  changes: [string, Dollars][];
  number: string | null;
}

/** `short` is a word or two for a rail of steps; `says` is a sentence with the act's values in it. `plain` is the sentence while the values are not known yet. Where the value named by `counts` is 1, `one` is the sentence, and where it is 0, `none`. `seen` tells the act to those at another screen, who watch it being done. */
export interface Phrase {
  short: string;
  says: string;
  plain: string;
  counts: string;
  one: string;
  none: string;
  seen: string;
}

export interface ReportSheet {
  title: string;
  rows: Record<string, string | number | null>[];
}

export interface PitTable {
  id: string;
  name: string;
}

/** An option of closed choices, with those in effect; one of them, unless it takes `many`. */
export interface Option {
  name: string;
  says: string;
  clause: string;
  many: boolean;
  choices: Choice[];
  value: string[];
}

/** An option that takes one value of the house's own; without its `only_with` it has none. */
export interface Text {
  name: string;
  says: string;
  clause: string;
  value: string;
  like: string;
  only_with: OnlyWith | null;
}

/** An option that takes a value by name, which the house may leave open unless the document fixes them. */
export interface Values {
  name: string;
  says: string;
  clause: string;
  fixed: boolean;
  like: string;
  rows: Row[];
}

/** Who changed a table's terms, when, and what of them. */
export interface Changed {
  at: number;
  by: string | null;
  changes: Change[];
}

/** `option` and `about` say which; without words on one side there was or will be nothing. */
export interface Change {
  option: string;
  about: string;
  was: string | null;
  will: string | null;
  clause: string;
}

/** One clear sentence, where it applies, and the clause it rests on when a clause decides. `says` is the whole sentence in English. Where it has values in it, `key` is the sentence with a named place for each, and `values` are these; else `says` is the key of its translations. Neither is written down where there are no values. */
export interface Refusal {
  reason: Reason;
  says: string;
  clause: string | null;
  place: string;
  key?: string;
  values?: Record<string, string | number>;
}

/** What a terminal or seat would have more or less; `missing` is what it no longer holds. `unclaimed` is what goes back to a player who has left it. */
export interface PreviewLine {
  name: string;
  credits: Dollars;
  missing: Dollars;
  unclaimed: Dollars;
}

/** A table's chance device since it is watched: its results, the odds for a bias that they speak, and the odds at which supervisors are alarmed. `suspected`: they were. */
export interface DeviceWatch {
  table: string;
  name: string;
  results: number;
  odds: number;
  limit: number;
  suspected: boolean;
}

/** `elsewhere` counts results that do not stand on the ring: those of another device, left out. */
export interface Integrity {
  table: string;
  first: string;
  last: string;
  bias: Bias;
  misfires: Misfires[];
  turning: Stretch[];
  elsewhere: number;
}

export interface ParTable {
  id: string;
  name: string;
  game: string;
  book: string;
}

/** One kind of wager: shares in percent, the deviation in stakes; `one_in` rounds it comes. */
export interface ParWager {
  called: string;
  example: string;
  spots: number;
  pays: string;
  wins: string;
  one_in: string;
  edge: string;
  deviation: string;
  skew: string;
  clause: string;
}

/** Of wagers with the same odds: the house's hold after each number of rounds, from low to high. */
export interface ParBand {
  called: string;
  usual: [string, string][];
  rare: [string, string][];
  sure_after: number | null;
}

/** `deviation` is of one round, in stakes. `known`: the spot of every wager is; if not, and it is not `measured`, it is the wildest wager's, until `needed` rounds were played. */
export interface ParResults {
  first: string;
  last: string;
  rounds: number;
  handle: Dollars;
  win: Dollars;
  hold: string | null;
  standing: 'none' | 'usual' | 'unusual' | 'odd';
  deviation: string;
  known: boolean;
  measured: boolean;
  needed: number;
  days: ParDay[];
  points: ParPoint[];
}

export interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A place where a chip makes a wager; `odds` is like "35 to 1". */
export interface ClothPosition {
  spot: string;
  kind: string;
  x: number;
  y: number;
  pockets: string[];
  odds: string;
}

/** A wager that lies on no line of the cloth. */
export interface BonusSpot {
  spot: string;
  name: string;
  kind: string;
  pockets: string[];
  odds: string | null;
}

export interface BigSixSpot {
  spot: string;
  name: string;
  odds: string;
}

export interface BaccaratArea {
  spot: string;
  name: string;
  odds: string;
}

export interface CreditedBuyIn {
  currency: Dollars;
  chips: Dollars;
  coupon: Dollars;
}

/** At least `least`, and at most `most` where there is a limit. */
export interface Measure {
  least: number;
  most: number | null;
  clause: string;
}

export interface Bead {
  column: number;
  row: number;
  outcome: 'player' | 'banker' | 'tie';
}

/** `held` are ties that wait for the first win of the shoe; 0 once it has come. */
export interface BigRoad {
  cells: BigRoadCell[];
  held: number;
}

export interface DerivedMark {
  column: number;
  row: number;
  colour: 'red' | 'blue';
}

/** What one more win would add to each derived road; None where that road has not begun. */
export interface NextMarks {
  big_eye_boy: 'red' | 'blue' | null;
  small_road: 'red' | 'blue' | null;
  cockroach_pig: 'red' | 'blue' | null;
}

/** `card` is null while it lies face down, or nobody has read it; `keyed`: it waits to be confirmed. */
export interface CardView {
  draw: number;
  card: string | null;
  keyed: boolean;
}

/** So many chips of one worth: a seat's colour, or value chips. A count of 0 is change below a chip. */
export interface ChipPile {
  count: number;
  colour: string | null;
  value: Dollars;
}

export interface ChipCount {
  denomination: Dollars;
  count: number;
}

/** `interest` is the number that is bet on: `1` of `1A`; `line` are its morning-line odds. `rider` is its jockey or driver. `absent`: scratched on the card itself, so that nobody has bet on it. */
export interface RunnerView {
  number: string;
  interest: number;
  name: string;
  line: string;
  rider: string;
  trainer: string;
  colours: string;
  scratched: boolean;
  absent: boolean;
}

/** `races` are its legs; `least` is the smallest bet on one combination. `open`: it takes bets. */
export interface OfferedPool {
  kind: string;
  races: number[];
  least: Dollars;
  carryover: Dollars;
  mandatory: boolean;
  open: boolean;
}

/** What a settled pool pays. `source` is whose figures they are; `refunded`: every bet goes back. */
export interface PoolPayoffs {
  kind: string;
  race: number;
  payoffs: PayoffView[];
  refunded: boolean;
  carried_out: Dollars;
  source: string;
  clause: string;
}

export interface PoolTotal {
  kind: string;
  total: Dollars;
}

/** A bet as the ticket prints it, how many single bets it holds, and what they cost. */
export interface BetView {
  bet: string;
  bets: number;
  cost: Dollars;
}

/** Why a ticket is not cancelled: a win bet of $100, a race on which betting is closed. */
export interface FinalView {
  says: string;
  clause: string | null;
}

/** `why` says why it is apart. `dues` are those of the pools that close with it: what the guest owes the host of them by now, below zero what the host owes. */
export interface LinkedRace {
  race: number;
  merge: 'open' | 'waiting' | 'merged' | 'apart' | 'none';
  why: string;
  dues: Dollars;
}

/** `post` is the post time on the card, in milliseconds of UTC; `yards` is the distance, which `distance` writes as programs do. */
export interface ProgramRaceView {
  number: number;
  name: string;
  post: number;
  kinds: string[];
  yards: number;
  distance: string;
  surface: string;
  purse: Dollars;
  conditions: string;
  runners: ProgramRunnerView[];
}

/** `post` is by the clock at the track; `runners` counts those who start, `pools` are those that begin with this race. */
export interface FileRace {
  number: number;
  post: string;
  name: string;
  kinds: string[];
  distance: string;
  runners: number;
  pools: string[];
}

/** What $2 on this combination would pay if nothing more were bet. */
export interface Probable {
  combination: string;
  pays: Dollars;
}

/** If `winner` wins the last leg, $2 on `wins` pays this. */
export interface WillPay {
  winner: number;
  wins: string;
  pays: Dollars;
}

/** `terms` are what the track takes and pays at least, of a pool; `example` a bet as one says it. */
export interface ExplanationView {
  title: string;
  says: string;
  example: string;
  terms: string;
  clause: string;
}

/** `link` pairs a browser with it, in a demonstration. `held`: a player's money or chips are there. `open`: whoever sits there can play. */
export interface LobbyTerminal {
  id: string;
  name: string;
  paired: boolean;
  held: boolean;
  open: boolean;
  link: string | null;
}

export interface Choice {
  name: string;
  clause: string;
}

/** A choice of another option, without which a value means nothing. */
export interface OnlyWith {
  option: string;
  choice: string;
}

export interface Row {
  about: string;
  value: string;
  clause: string;
}

/** `pockets` are in their order around the wheel. `limit` is the chi-square that a fair wheel exceeds with the chance that the confidence leaves. `evidence` is what a bet against the wheel has grown to. */
export interface Bias {
  results: number;
  confidence: number;
  power: number;
  odd: boolean;
  pockets: Pocket[];
  tests: BiasTest[];
  sector: Sector | null;
  drift: Drift[];
  limit: number;
  evidence: number;
  fewest: number;
  needed: Needed[];
}

/** How often a day's tries came to nothing for one reason; `by_reader`: its own reader told of it. */
export interface Misfires {
  day: string;
  reason: string;
  by_reader: boolean;
  count: number;
}

/** Some tries in a row: turns a minute at least, on average and at most, and how many clockwise. */
export interface Stretch {
  day: string;
  tries: number;
  slowest: number;
  mean: number;
  fastest: number;
  clockwise: number;
}

/** `hold` is the win in percent of the handle. */
export interface ParDay {
  day: string;
  rounds: number;
  handle: Dollars;
  win: Dollars;
  hold: string | null;
}

/** After so many rounds: the win, what was expected at least and at most, and both bands. */
export interface ParPoint {
  rounds: number;
  win: Dollars;
  least: Dollars;
  most: Dollars;
  usual: [Dollars, Dollars];
  rare: [Dollars, Dollars];
}

/** `ties` came after this win and before the next; the first win also has those that came before it. */
export interface BigRoadCell {
  column: number;
  row: number;
  winner: 'player' | 'banker';
  ties: number;
}

/** `pays` is for $2; `rung` says how near the winners came. */
export interface PayoffView {
  wins: string;
  rung: string;
  pays: Dollars;
  clause: string;
}

/** `line` is the morning line; `rider` the jockey or the driver. Empty where the card does not say. */
export interface ProgramRunnerView {
  number: string;
  name: string;
  line: string;
  rider: string;
  trainer: string;
  owner: string;
  weight: number | null;
  colours: string;
  claim: Dollars | null;
}

/** How often a result came, and the band in which all pockets of a fair wheel lie, at the confidence. */
export interface Pocket {
  result: string;
  seen: number;
  expected: number;
  low: number;
  high: number;
}

/** `chance`: how often a fair wheel does as badly. `adjusted` accounts for the other tests (Holm 1979). `enough`: there are so many results that the test counts; `odd`: it speaks against the wheel. */
export interface BiasTest {
  name: 'pockets' | 'sectors' | 'steps' | 'runs';
  statistic: number;
  freedom: number | null;
  chance: number;
  adjusted: number;
  enough: boolean;
  odd: boolean;
}

/** The neighbours that came most often above their share. */
export interface Sector {
  results: string[];
  seen: number;
  expected: number;
}

/** The chi-square of the first `results` results. */
export interface Drift {
  results: number;
  chi_square: number;
}

/** So many results show, with this power, that `length` neighbours come `percent` too often. `pockets` by the chi-square test, `sectors` by the scan of arcs; None where results name no place. */
export interface Needed {
  percent: number;
  length: number;
  pockets: number;
  sectors: number | null;
}

export type Phase = 'closed' | 'receive' | 'inspect' | 'verify' | 'spread' | 'turn-up' | 'show' | 'stack' | 'shuffle' | 'cut' | 'load' | 'burn' | 'idle' | 'betting' | 'deal' | 'result' | 'pay' | 'discard';

export type Reason = 'unreadable' | 'id_reused' | 'not_permitted' | 'unknown_table' | 'internal_error' | 'not_witnessed' | 'unknown_terminal' | 'terminal_locked' | 'wrong_round' | 'wrong_phase' | 'credit_unverified' | 'malformed' | 'unknown_book' | 'unknown_game' | 'unknown_clause' | 'broken_book' | 'unknown_option' | 'option_not_allowed' | 'options_conflict' | 'odds_not_allowed' | 'unknown_outcome' | 'unknown_spot' | 'not_offered' | 'nothing_there' | 'bets_in_play' | 'not_counted' | 'bad_amount' | 'chips_clash' | 'tender_not_accepted' | 'coupon_not_accepted' | 'no_prior_number' | 'no_multiplier' | 'stake_not_divisible' | 'duplicate_id' | 'amount_differs' | 'equipment_unfit' | 'not_enough_credits' | 'below_minimum' | 'above_maximum' | 'too_few_supervisors';

export type Role = 'player' | 'dealer' | 'mucker' | 'floorperson' | 'supervisor' | 'designee' | 'director' | 'cashier' | 'runner' | 'teller' | 'mutuel-manager' | 'accountant' | 'auditor' | 'engineer' | 'administrator' | 'reader' | 'clock' | 'chance' | 'device';

export type SupervisedTable = (TerminalsOverview | WheelOverview | BaccaratOverview) & HouseOverview;

export interface TerminalView extends DealerAwayPart, TablePart, TerminalPart, GamePart, MovingPart, PursePart, OwnPart, StationPart, ActsPart {}

export interface ConsoleView extends MePart, TableSlipsPart, TablePart, GamePart, MovingPart, ConsolePart, ActsPart {}

export interface TerminalsBoardView extends DealerAwayPart, TableNamePart, GamePart, MovingPart, BoardPart {}

export interface WheelBoardView extends DealerAwayPart, WheelTablePart, WheelGamePart, BoardPart {}

export interface BaccaratBoardView extends DealerAwayPart, BaccaratTablePart, BaccaratGamePart, BaccaratBoardPart {}

export type BoardView = TerminalsBoardView | WheelBoardView | BaccaratBoardView;

export interface SeatView extends DealerAwayPart, SeatNamePart, WheelTablePart, WheelGamePart, SeatPart, AroundSeatPart, ActsPart {}

export interface FeltView extends MePart, TableSlipsPart, WheelTablePart, WheelGamePart, FeltPart, ActsPart {}

export interface PositionView extends DealerAwayPart, SeatNamePart, BaccaratTablePart, BaccaratGamePart, PositionPart, AroundPositionPart, ActsPart {}

export interface DealingView extends MePart, TableSlipsPart, BaccaratTablePart, BaccaratGamePart, DealingPart, ActsPart {}

export interface CageView extends MePart, TableSlipsPart, CagePart {}

export interface TellerView extends MePart, TableSlipsPart, RaceDayPart, OddsPart, TellerPart, PreviewPart, ActsPart {}

export interface SelfServiceView extends DealerAwayPart, RaceDayPart, OddsPart, SelfServicePart, PreviewPart, ExchangePart, ActsPart {}

export interface MutuelsView extends MePart, TableSlipsPart, RaceDayPart, OddsPart, MutuelsPart, LinkPart, ProgramCardPart, FaultsPart, CardFilesPart, ActsPart {}

export interface ToteBoardView extends DealerAwayPart, RaceDayPart, OddsPart, ToteBoardPart, ProgramCardPart, RunPart, ReplayPart {}

export interface ProgramView extends DealerAwayPart, RaceDayPart, OddsPart, ProgramPart, ProgramCardPart {}

export interface SupervisorView extends SupervisorMePart, SupervisorPart {}

/** The whole view of each screen. */
export interface Views {
  terminal: TerminalView;
  console: ConsoleView;
  board: BoardView;
  seat: SeatView;
  felt: FeltView;
  position: PositionView;
  dealing: DealingView;
  cage: CageView;
  teller: TellerView;
  'self-service': SelfServiceView;
  mutuels: MutuelsView;
  'tote-board': ToteBoardView;
  program: ProgramView;
  supervisor: SupervisorView;
}

/** What each request is answered. */
export interface Answers {
  'GET /api/lobby': Lobby;
  'POST /api/pair': Paired;
  'POST /api/sign-in': Me;
  'POST /api/sign-out': SignedOut;
  'GET /api/me': Whoami;
  'GET /api/screens/{screen}': ScreenPass;
  'POST /api/tables/{table}/terminals/{terminal}/code': PairingCode;
  'GET /api/house': HouseColours;
  'GET /api/tables/{table}/sign': Sign;
  'GET /api/tables/{table}/rounds/{number}': RoundTranscript;
  'GET /api/tables/{table}/words/{language}': TableWords;
  'GET /api/reports/{name}/{day}': Report;
  'GET /api/reports/drilldown/{figure}/{day}': Report;
  'GET /api/pit': PitAnswer;
  'GET /api/tables/{table}/terms': TermsForm;
  'GET /api/tables/{table}/terms/past': PastTerms;
  'POST /api/tables/{table}/terms/review': TermsReview;
  'POST /api/tables/{table}/terms': Recorded;
  'POST /api/tables/{table}/terms/later': Waits;
  'POST /api/tables/{table}/terms/keep': Waits;
  'POST /api/preview': Preview;
  'POST /api/tables/{table}/count-drop': DropRecorded;
  'POST /api/duty': Recorded;
  'GET /api/integrity': WatchedDevices;
  'GET /api/tables/{table}/integrity': DeviceIntegrity;
  'POST /api/tables/{table}/integrity/restart': Recorded;
  'GET /api/par': ParTables;
  'GET /api/tables/{table}/par': TablePar;
  'GET /api/tables/{table}/layout': Cloth | BigSixCloth | BaccaratCloth;
  'GET /health': Health;
}

/** What a terminal sends, by name. */
export interface TerminalFrames {
  'ask-cash-out': [];
  'call-attendant': [];
  'cancel-bet': [round: number, spot: string];
  'cash-out-to-voucher': [];
  'clear': [round: number];
  'confirm-cash-out': [];
  'lay-buy-in': [currency: Dollars, chips: Dollars, coupon: Dollars];
  'neighbours': [round: number];
  'place-bet': [round: number, spot: string, chip: Dollars];
  'place-bets': [round: number, ...bets: (string | Dollars)[]];
  'recall': [round: number];
  'redeem-voucher': [voucher: string];
  'report-credit': [];
  'undo': [round: number];
  'verify-credit': [];
  'withdraw-cash-out': [];
}

/** What a console sends, by name. */
export interface ConsoleFrames {
  'answer-attendant': [terminal: string];
  'call-supervisor': [];
  'confirm-number': [round: number, number: string];
  'correct-buy-in': [terminal: string, currency: Dollars, chips: Dollars, coupon: Dollars];
  'count-buy-in': [terminal: string, currency: Dollars, chips: Dollars, coupon: Dollars];
  'count-chips': [terminal: string, amount: Dollars];
  'credit-buy-in': [terminal: string, total: Dollars];
  'deliver-chips': [terminal: string];
  'drop-buy-in': [terminal: string];
  'leave-table': [];
  'new-game': [];
  'no-more-bets': [round: number];
  'pick-up-buy-in': [terminal: string];
  'receive-slip': [slip: number];
  'select-cash-out': [terminal: string];
  'take-buy-in': [terminal: string, currency: Dollars, chips: Dollars, coupon: Dollars];
  'take-table': [];
  'void-game': [round: number, reason: string];
}

/** What a seat sends, by name. */
export interface SeatFrames {
  'ask-chips': [currency: Dollars, chips: Dollars, coupon: Dollars, value: Dollars];
  'ask-colour-out': [];
  'call-attendant': [];
  'call-wager': [round: number, spot: string, cash: Dollars];
  'cash-out-to-voucher': [];
  'clear-wagers': [round: number];
  'double-wagers': [round: number];
  'lay-wager': [round: number, spot: string, amount: Dollars, tender: 'colour' | 'value', coupon: Dollars];
  'lay-wagers': [round: number, ...wagers: (string | 'colour' | 'value' | Dollars)[]];
  'rebet': [round: number];
  'redeem-voucher': [voucher: string];
  'take-back': [round: number, spot: string];
  'take-chips-away': [terminal: string];
  'undo-wagers': [round: number];
}

/** What a felt sends, by name. */
export interface FeltFrames {
  'accept-called': [terminal: string, round: number, spot: string, cash: Dollars];
  'announce-number': [round: number, number: string];
  'answer-attendant': [terminal: string];
  'call-no-spin': [round: number, reason: string];
  'call-supervisor': [];
  'collect-losers': [round: number];
  'colour-out': [terminal: string];
  'count-mucked': [round: number, ...counts: (string | number)[]];
  'issue-chips': [terminal: string, colour: string, value: Dollars, currency: Dollars, chips: Dollars, coupon: Dollars];
  'lay-for': [terminal: string, round: number, spot: string, amount: Dollars, tender: 'colour' | 'value', coupon: Dollars];
  'leave-post': [];
  'leave-table': [];
  'new-game': [];
  'no-more-bets': [round: number];
  'pay-winners': [round: number];
  'place-crown': [round: number];
  'receive-slip': [slip: number];
  'spin-ball': [round: number, direction: 'clockwise' | 'counterclockwise'];
  'take-chips-away': [terminal: string];
  'take-money': [terminal: string, colour: string, value: Dollars, currency: Dollars, chips: Dollars, coupon: Dollars];
  'take-table': [];
}

/** What a position sends, by name. */
export interface PositionFrames {
  'accept-cards': [round: number, side: 'player' | 'banker'];
  'ask-for-spread': [];
  'ask-value-chips': [currency: Dollars, chips: Dollars, coupon: Dollars];
  'call-attendant': [];
  'call-wager': [round: number, spot: string, cash: Dollars];
  'cash-out-to-voucher': [];
  'clear-wagers': [round: number];
  'cut-cards': [at: number];
  'decline-cards': [round: number, side: 'player' | 'banker'];
  'decline-cut': [];
  'double-wagers': [round: number];
  'give-up-cards': [round: number, side: 'player' | 'banker'];
  'lay-wager': [round: number, spot: string, amount: Dollars, tender: 'colour' | 'value', coupon: Dollars];
  'lay-wagers': [round: number, ...wagers: (string | 'colour' | 'value' | Dollars)[]];
  'rebet': [round: number];
  'redeem-voucher': [voucher: string];
  'take-back': [round: number, spot: string];
  'take-chips-away': [terminal: string];
  'turn-cards': [round: number, side: 'player' | 'banker'];
  'undo-wagers': [round: number];
}

/** What a dealing sends, by name. */
export interface DealingFrames {
  'accept-called': [terminal: string, round: number, spot: string, cash: Dollars];
  'accept-cards': [round: number, side: 'player' | 'banker'];
  'announce-count': [round: number, side: 'player' | 'banker'];
  'announce-last-hand': [];
  'announce-result': [round: number];
  'answer-attendant': [terminal: string];
  'call-supervisor': [];
  'collect-losing-wagers': [round: number];
  'collect-vigorish': [terminal: string];
  'cut-cards': [at: number];
  'cutting-card-appears': [];
  'deal-card': [card: string];
  'decline-cards': [round: number, side: 'player' | 'banker'];
  'decline-cut': [];
  'discard-cards': [round: number];
  'find-face-up': [card: string];
  'give-up-cards': [round: number, side: 'player' | 'banker'];
  'hand-cards': [round: number, side: 'player' | 'banker'];
  'inspect-cards': [];
  'issue-value-chips': [terminal: string, currency: Dollars, chips: Dollars, coupon: Dollars];
  'key-card': [draw: number, card: string];
  'lay-for': [terminal: string, round: number, spot: string, amount: Dollars, tender: 'colour' | 'value', coupon: Dollars];
  'lay-kept': [];
  'leave-table': [];
  'load-shoe': [from_back: number];
  'new-game': [];
  'no-more-bets': [round: number];
  'pay-winner': [round: number, terminal: string];
  'receive-slip': [slip: number];
  'rule-on-card': [on_player: boolean, disclosed: boolean];
  'show-cards': [terminal: string];
  'shuffle-cards': [];
  'spread-cards': [face: 'up' | 'down'];
  'stack-cards': [];
  'take-cards': [round: number, side: 'player' | 'banker', why: string];
  'take-chips-away': [terminal: string];
  'take-money-for-value': [terminal: string, currency: Dollars, chips: Dollars, coupon: Dollars];
  'take-table': [];
  'take-vigorish': [round: number, terminal: string];
  'turn-cards': [round: number, side: 'player' | 'banker'];
  'void-round': [];
}

/** What a cage sends, by name. */
export interface CageFrames {
  'carry-slip': [slip: number];
  'close-drawer': [amount: Dollars];
  'close-left-drawer': [window: string, amount: Dollars, witness: string];
  'count-inventory': [witness: string, ...counts: (Dollars | number)[]];
  'fund-drawer': [amount: Dollars, witness: string];
  'open-drawer': [window: string, amount: Dollars];
  'pay-hand-pay': [slip: number];
  'pay-unclaimed': [table: string, terminal: string, amount: Dollars, witness: string];
  'prepare-fill': [slip: number];
  'print-hand-pay-again': [slip: number];
  'print-slip-again': [slip: number];
  'redeem-chips': [...counts: (Dollars | number)[]];
  'redeem-colour': [table: string];
  'redeem-voucher': [voucher: string];
  'return-to-vault': [amount: Dollars, witness: string];
  'sell-chips': [...counts: (Dollars | number)[]];
  'take-credit': [slip: number];
}

/** What a teller sends, by name. */
export interface TellerFrames {
  'ask-manual-cancel': [serial: number];
  'cancel-inserted': [ticket: string];
  'cancel-ticket': [serial: number];
  'cash-ticket': [ticket: string];
  'claim-ticket': [claim: 'lost' | 'mutilated' | 'altered'];
  'claim-undelivered': [ticket: number];
  'close-drawer': [amount: Dollars];
  'close-left-drawer': [window: string, amount: Dollars, witness: string];
  'exchange-ticket': [ticket: string, selection: string];
  'fund-drawer': [amount: Dollars, witness: string];
  'open-drawer': [window: string, amount: Dollars];
  'pay-difference': [ticket: number];
  'pay-ticket': [ticket: number];
  'present-ticket': [ticket: string];
  'return-ticket': [];
  'return-to-vault': [amount: Dollars, witness: string];
  'sell-ticket': [...bets: (string)[]];
  'withdraw-claim': [ticket: number];
  'withdraw-manual-cancel': [serial: number];
}

/** What a self-service sends, by name. */
export interface SelfServiceFrames {
  'ask-cash-out': [];
  'call-attendant': [];
  'cancel-inserted': [ticket: string];
  'cancel-ticket': [serial: number];
  'cash-out-to-voucher': [];
  'cash-ticket': [ticket: string];
  'exchange-ticket': [ticket: string, selection: string];
  'redeem-voucher': [voucher: string];
  'sell-ticket': [...bets: (string)[]];
  'withdraw-cash-out': [];
}

/** What a mutuels sends, by name. */
export interface MutuelsFrames {
  'answer-attendant': [terminal: string];
  'call-off-race': [race: number, how: 'cancelled' | 'no-race' | 'breakdown', why: string];
  'clear-acceptor': [terminal: string, found: 'none' | 'returned' | 'boxed'];
  'clear-inquiry': [race: number];
  'close-card': [];
  'correct-finish': [race: number, finish: string, why: string];
  'correct-payoffs': [race: number, kind: 'win' | 'place' | 'show' | 'quinella' | 'exacta' | 'trifecta' | 'superfecta' | 'daily-double' | 'pick-three' | 'pick-six' | 'twin-trifecta', why: string, ...payoffs: (string)[]];
  'declare-official': [race: number];
  'open-wagering': [];
  'pay-by-hand': [terminal: string, amount: Dollars];
  'post-inquiry': [race: number, why: string];
  'post-payoffs': [race: number, kind: 'win' | 'place' | 'show' | 'quinella' | 'exacta' | 'trifecta' | 'superfecta' | 'daily-double' | 'pick-three' | 'pick-six' | 'twin-trifecta', ...payoffs: (string)[]];
  'report-finish': [race: number, finish: string];
  'resume-cashing': [];
  'resume-selling': [];
  'scratch-runner': [race: number, runner: string];
  'set-post-time': [race: number, post: number];
  'sign-claim': [ticket: number];
  'sign-manual-cancel': [ticket: number];
  'stop-betting': [race: number];
  'stop-cashing': [says: string];
  'stop-selling': [why: string];
  'withdraw-claim': [ticket: number];
  'write-hand-pay': [terminal: string, amount: Dollars];
}

/** What a supervisor sends, by name. */
export interface SupervisorFrames {
  'answer-attendant': [table: string, terminal: string];
  'answer-call': [table: string];
  'call-off-spin': [table: string, round: number, reason: string, explains: string];
  'cancel-slip': [table: string, slip: number];
  'clear-acceptor': [table: string, terminal: string, found: 'none' | 'returned' | 'boxed'];
  'close-station': [table: string, terminal: string, reason: string];
  'close-table': [table: string];
  'confirm-called': [table: string, terminal: string, round: number, spot: string, cash: Dollars];
  'confirm-card': [table: string, draw: number, card: string];
  'confirm-slip': [table: string, slip: number];
  'correct-buy-in': [table: string, terminal: string, currency: Dollars, chips: Dollars, coupon: Dollars];
  'count-float': [table: string, amount: Dollars, witness: string];
  'credit-table': [table: string, amount: Dollars, slip: string, witness: string];
  'document-vigorish': [table: string, terminal: string, why: string];
  'fill-table': [table: string, amount: Dollars, slip: string, witness: string];
  'give-dealing-notice': [table: string, option: string, dated: string];
  'go-off-duty': [table: string];
  'go-on-duty': [table: string];
  'open-enclosed': [table: string];
  'open-station': [table: string, terminal: string, reason: string];
  'open-table': [table: string, bankroll: Dollars, wheel_inches: number, ball_sixteenths: number, ball: string];
  'open-unmeasured': [table: string, bankroll: Dollars];
  'order-recut': [table: string, why: string];
  'pay-by-hand': [table: string, terminal: string, amount: Dollars];
  'pick-up-drop': [table: string, witness: string];
  'print-hand-pay-again': [table: string, slip: number];
  'receive-cards': [table: string, decks: number, back: string, second_back: string, cutting: string, to_standards: boolean, opaque: boolean];
  'refund-game': [table: string, round: number];
  'release-terminal': [table: string, terminal: string];
  'request-credit': [table: string, ...counts: (Dollars | number)[]];
  'request-fill': [table: string, ...counts: (Dollars | number)[]];
  'restart-table': [table: string];
  'take-cards': [table: string, round: number, side: 'player' | 'banker', why: string];
  'verify-cards': [table: string];
  'void-game': [table: string, round: number, reason: string];
  'void-read': [table: string, round: number, reason: string, why: string];
  'void-settled': [table: string, round: number];
  'write-hand-pay': [table: string, terminal: string, amount: Dollars];
}

/** What each screen sends. */
export interface Frames {
  terminal: TerminalFrames;
  console: ConsoleFrames;
  seat: SeatFrames;
  felt: FeltFrames;
  position: PositionFrames;
  dealing: DealingFrames;
  cage: CageFrames;
  teller: TellerFrames;
  'self-service': SelfServiceFrames;
  mutuels: MutuelsFrames;
  supervisor: SupervisorFrames;
}

/** Simulated devices, and the screens on which a hand may use them. */
export interface Devices {
  wheel: 'console' | 'felt';
  bill: 'self-service' | 'terminal';
  shoe: 'dealing';
  keypad: 'self-service' | 'teller';
  exchange: 'self-service';
  damaged: 'teller';
  track: 'mutuels';
  cards: 'mutuels';
  replay: 'tote-board';
}
