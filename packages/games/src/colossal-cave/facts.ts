import type { Seat } from '@lantern/protocol/seat';
import type { CardId } from './data/cards';
import type { RoomId } from './data/rooms';

/** The pile or hand that an acquired card came from (R10.1). */
export type FoundIn = 'ownHand' | 'inventory' | 'deposit' | 'discardPile' | 'hand' | 'drawPile';

/** The facts of the story of a match (10.6). Windows and passes are not among them. */
export interface Facts {
  turnBegan: { seat: Seat };
  /** Back in the Well House (T2). */
  resurrected: { seat: Seat };
  /** `card` is visible only to the player who drew it. */
  drew: { seat: Seat; card?: CardId };
  /** Both piles are empty (R3.2). */
  nothingToDraw: { seat: Seat };
  didNotDraw: { seat: Seat };
  /** The discard pile became the draw pile. */
  reshuffled: Record<string, never>;
  headed: { seat: Seat; from: RoomId; room: RoomId };
  arrived: { seat: Seat; room: RoomId };
  /** Wait For Me!, Follow Me!: `seat` comes along with `mover`. */
  carriedAlong: { seat: Seat; mover: Seat; room: RoomId };
  stayed: { seat: Seat; room: RoomId };
  stopped: { seat: Seat; room: RoomId };
  turnCut: { seat: Seat };
  /** A card is played as the play of a turn, or as the picked card. */
  played: { seat: Seat; card: CardId; target?: Seat; item?: CardId; room?: RoomId };
  /** A reaction is played against the move (`to` absent) or the card `to` of the seat `against`. */
  reacted: { seat: Seat; card: CardId; against: Seat; to?: CardId };
  /** `by`: I Don't Know How to Do That, or the Dwarvish Magazines. */
  cancelled: { seat: Seat; card: CardId; owner: Seat; by: CardId };
  /** The target shows the item from the hand (R9.3). */
  revealed: { seat: Seat; item: CardId; card: CardId };
  /** A carried item protects its owner (R9.2). */
  protected: { seat: Seat; item: CardId; card: CardId };
  /** `cards`: discarded as the toll; `returnsTo`: the player to whose hand the reaction returns, if it does. */
  tollPaid: { seat: Seat; cards: CardId[]; reaction: CardId; returnsTo?: Seat };
  tollRefused: { seat: Seat; reaction: CardId };
  /** The ability of a carried item is used (R7.5). */
  usedItem: { seat: Seat; card: CardId };
  /** `from`: the player whose hand, inventory or deposit it was. */
  acquired: { seat: Seat; card: CardId; where: FoundIn; from?: Seat };
  alreadyCarried: { seat: Seat; card: CardId };
  nowhere: { seat: Seat; card: CardId };
  /** Har Har!, Steal a Keeper. */
  taken: { seat: Seat; from: Seat; card: CardId };
  /** A resolved card that changes nothing. */
  noEffect: { seat: Seat; card: CardId };
  /** A card was put face up in front of its player. */
  putDown: { seat: Seat; card: CardId };
  /** `count` of 3. */
  deposited: { seat: Seat; card: CardId; count: number };
  /** Turned over after a deposit (R13.5) and discarded. */
  turnedOver: { seat: Seat; card: CardId };
  /** The treasure turned over after a deposit goes to the hand. */
  refilled: { seat: Seat; card: CardId };
  /** `cards`: number of cards dropped from the hand. */
  died: { seat: Seat; cards: number; treasures: CardId[] };
  warped: { seat: Seat; room: RoomId };
  birdFled: { seat: Seat };
  /** The card that a player lost to Drop Vase or Your Lamp Is Getting Dim. */
  lost: { seat: Seat; card: CardId };
  /** Don Woods Never Existed: the cards that go to the discard pile, with the players who carried them. */
  unmade: { cards: { seat: Seat; card: CardId }[] };
  /** System Crash: each hand went to the next living player. */
  handsPassed: { moves: { from: Seat; to: Seat; cards: number }[] };
  /** `rounds` 0 = for ever. */
  caveClosed: { seat: Seat; rounds: number };
  /** A magic word while The Cave Is Closing; `count` of 2. */
  wordSpoken: { seat: Seat; card: CardId; count: number };
  caveReopened: Record<string, never>;
  /** A card was taken from the discard pile into the hand. */
  picked: { seat: Seat; card: CardId };
  keptPicked: { seat: Seat; card: CardId };
  runEnded: { seat: Seat };
  dropped: { seat: Seat; card: CardId };
  discarded: { seat: Seat; card: CardId };
  didNothing: { seat: Seat };
  /** `cards`: number of cards that went to the discard pile. */
  conceded: { seat: Seat; cards: number };
  won: { seat: Seat; treasures: CardId[] };
  /** The match ends by the limit of rounds (E2). */
  roundLimitReached: { winners: Seat[] };
  lastStanding: { seat: Seat };
}
