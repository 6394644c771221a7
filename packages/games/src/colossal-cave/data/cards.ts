import type { RoomId } from './rooms';

/** The 72 cards (10.2–10.5). */

export type CardType = 'treasure' | 'item' | 'action' | 'reaction';

interface Treasure {
  type: 'treasure';
  copies: 1;
  /** The room where it is played. */
  room: RoomId;
  /** Added by Don Woods (D39). */
  byWoods: boolean;
}

interface Item {
  type: 'item';
  copies: 1;
  /** The room where it is played; `null` for none (R6.5). */
  room: RoomId | null;
}

interface Action {
  type: 'action';
  copies: number;
  magicWord?: true;
  /** Actions of the inhabitants, who leave while The Cave Is Closing (R15.3). */
  inhabitant?: true;
  /** The item that makes its target immune (R9). */
  defence?: string;
}

interface Reaction {
  type: 'reaction';
  copies: number;
  inhabitant?: true;
  /** The item that makes the mover immune (R9). */
  defence?: string;
}

type Card = Treasure | Item | Action | Reaction;

function treasure(room: RoomId, byWoods: boolean): Treasure {
  return { type: 'treasure', copies: 1, room, byWoods };
}

function item(room: RoomId | null): Item {
  return { type: 'item', copies: 1, room };
}

function action(copies: number, more: Omit<Action, 'type' | 'copies'> = {}): Action {
  return { type: 'action', copies, ...more };
}

function reaction(copies: number, more: Omit<Reaction, 'type' | 'copies'> = {}): Reaction {
  return { type: 'reaction', copies, ...more };
}

const cards = {
  goldNugget: treasure('hallOfMists', false),
  diamonds: treasure('hallOfMists', false),
  rareCoins: treasure('mountainKing', false),
  jewelry: treasure('mountainKing', false),
  silverBars: treasure('y2', false),
  persianRug: treasure('mountainKing', true),
  treasureChest: treasure('twistyMaze', true),
  glisteningPearl: treasure('complexJunction', true),
  mingVase: treasure('orientalRoom', true),
  goldenEggs: treasure('giantRoom', true),
  jeweledTrident: treasure('giantRoom', true),
  emerald: treasure('ploverRoom', true),
  platinumPyramid: treasure('ploverRoom', true),
  rareSpices: treasure('volcanoView', true),
  goldenChain: treasure('volcanoView', true),

  brassLantern: item('wellHouse'),
  setOfKeys: item('wellHouse'),
  tastyFood: item('wellHouse'),
  emptyBottle: item('wellHouse'),
  wickerCage: item('cobbleCrawl'),
  blackRod: item('cobbleCrawl'),
  littleBird: item('hallOfMists'),
  littleAxe: item('hallOfMists'),
  velvetPillow: item('swissCheese'),
  dwarvishMagazines: item('complexJunction'),
  freshBatteries: item('twistyMaze'),
  friendlyBear: item(null),

  xyzzy: action(3, { magicWord: true }),
  plugh: action(2, { magicWord: true }),
  plover: action(2, { magicWord: true }),
  feeFieFoeFoo: action(1, { magicWord: true }),
  bottomlessPit: action(2, { defence: 'brassLantern' }),
  angryDwarfKnife: action(1, { inhabitant: true, defence: 'littleAxe' }),
  harHar: action(2, { inhabitant: true }),
  stealAKeeper: action(2),
  exploreAtRandom: action(1),
  stockUp: action(2),
  speedRun: action(2),
  letsDoThatAgain: action(2),
  pirateBooty: action(1),
  systemCrash: action(1),
  carryingTooMuch: action(1),
  donWoods: action(1),
  caveClosing: action(1),
  dropVase: action(1, { defence: 'velvetPillow' }),
  lampDim: action(1, { defence: 'freshBatteries' }),
  bareHands: action(1),

  grateLocked: reaction(2, { defence: 'setOfKeys' }),
  payTroll: reaction(1, { inhabitant: true, defence: 'friendlyBear' }),
  lostInMaze: reaction(2),
  tightSqueeze: reaction(1),
  snakeBars: reaction(1, { defence: 'littleBird' }),
  angryDwarfBlock: reaction(2, { inhabitant: true, defence: 'littleAxe' }),
  waitForMe: reaction(1),
  followMe: reaction(1),
  dontKnow: reaction(4),
} as const satisfies Record<string, Card>;

/** A name of a card, e.g. `xyzzy`. */
export type CardName = keyof typeof cards;

/** One card: its name, followed by the number of the copy if there are several, e.g. `xyzzy-2`. */
export type CardId = string;

export const CARDS: Readonly<Record<CardName, Card>> = cards;

export const CARD_NAMES = Object.keys(CARDS) as CardName[];

/** The cards that answer moves and plays (10.5). */
export const REACTIONS: readonly CardName[] = CARD_NAMES.filter((name) => CARDS[name].type === 'reaction');

const idsByName = Object.fromEntries(CARD_NAMES.map((name) => [name, numbered(name)])) as Record<CardName, CardId[]>;

const nameById = new Map(CARD_NAMES.flatMap((name) => idsByName[name].map((id): [CardId, CardName] => [id, name])));

export const CARD_IDS: readonly CardId[] = [...nameById.keys()];

function numbered(name: CardName): CardId[] {
  const { copies } = CARDS[name];
  return copies === 1 ? [name] : Array.from({ length: copies }, (_, index) => `${name}-${index + 1}`);
}

/** The cards of a name, lowest copy first. */
export function idsOf(name: CardName): readonly CardId[] {
  return idsByName[name];
}

export function nameOf(card: CardId): CardName {
  const name = nameById.get(card);
  if (!name) throw new Error(`no such card: ${card}`);
  return name;
}

export function cardOf(card: CardId): Card {
  return CARDS[nameOf(card)];
}

export function isTreasure(card: CardId): boolean {
  return cardOf(card).type === 'treasure';
}

/** Items that are not treasures. */
export function isOrdinaryItem(card: CardId): boolean {
  return cardOf(card).type === 'item';
}

export function isReaction(card: CardId): boolean {
  return cardOf(card).type === 'reaction';
}

/** The item that defends against a card (R9.1), if there is one. */
export function defenceAgainst(card: CardId): CardId | undefined {
  const info = cardOf(card);
  return info.type === 'action' || info.type === 'reaction' ? info.defence : undefined;
}

export function isMagicWord(card: CardId): boolean {
  const info = cardOf(card);
  return info.type === 'action' && info.magicWord === true;
}
