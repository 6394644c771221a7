import { CARDS, type CardId, type CardName, nameOf } from '../../data/cards';

/** The name and the effect of a card; `where` is the place where it is played or the event it answers. */
export interface CardWords {
  name: string;
  text: string;
  where?: string;
}

const mists = 'Hall of Mists';
const king = 'Hall of the Mountain King';
const giant = 'Giant Room';
const plover = 'Plover Room';
const volcano = 'Volcano View';
const well = 'Well House';
const crawl = 'Cobble Crawl';

function loot(name: string, where: string, more = ''): CardWords {
  return { name, where, text: `Lay it open here, carry it home, put it into your safe.${more && ` ${more}`}` };
}

const treasures = {
  goldNugget: loot('Gold Nugget', mists),
  diamonds: loot('Diamonds', mists, 'The Black Rod can fetch them.'),
  rareCoins: loot('Rare Coins', king),
  jewelry: loot('Precious Jewelry', king),
  silverBars: loot('Silver Bars', 'Y2'),
  persianRug: loot('Persian Rug', king, 'Bare hands can fetch it.'),
  treasureChest: loot('Treasure Chest', 'Twisty Maze'),
  glisteningPearl: loot('Glistening Pearl', 'Complex Junction'),
  mingVase: loot('Ming Vase', 'Oriental Room', 'Fragile: beware of “Drop Vase”.'),
  goldenEggs: loot('Golden Eggs', giant, '“Fee, Fie, Foe, Foo!” calls them, even out of a safe.'),
  jeweledTrident: loot('Jeweled Trident', giant),
  emerald: loot('Egg-Sized Emerald', plover, 'It fits through the Tight Squeeze.'),
  platinumPyramid: loot('Platinum Pyramid', plover),
  rareSpices: loot('Rare Spices', volcano),
  goldenChain: loot('Golden Chain', volcano, 'The Friendly Bear can fetch it.'),
} satisfies Partial<Record<CardName, CardWords>>;

const items = {
  brassLantern: {
    name: 'Brass Lantern',
    where: well,
    text: 'Lights the room you are in, for everybody there. Defends you against “Bottomless Pit”.',
  },
  setOfKeys: { name: 'Set of Keys', where: well, text: 'Defends you against “The Grate Is Locked!”.' },
  tastyFood: {
    name: 'Tasty Food',
    where: well,
    text: 'Start your turn at Volcano View and discard it: the Friendly Bear comes to you.',
  },
  emptyBottle: {
    name: 'Empty Bottle',
    where: well,
    text: 'In the Well House, discard it during your play step for one more play.',
  },
  wickerCage: {
    name: 'Wicker Cage',
    where: crawl,
    text: 'Start your turn in the Hall of Mists: fetch the Little Bird. Caged, it does not fear your Black Rod.',
  },
  blackRod: {
    name: 'Black Rod',
    where: crawl,
    text: 'Start your turn in the Hall of Mists and discard it: fetch the Diamonds. Your Little Bird flees from it.',
  },
  littleBird: { name: 'Little Bird', where: mists, text: 'Defends you against “The Snake Bars the Way!”.' },
  littleAxe: { name: 'Little Axe', where: mists, text: 'Defends you against both kinds of Angry Dwarf.' },
  velvetPillow: {
    name: 'Velvet Pillow',
    where: 'Swiss Cheese Room',
    text: 'Defends your Ming Vase against “Drop Vase”.',
  },
  dwarvishMagazines: {
    name: 'Dwarvish Magazines',
    where: 'Complex Junction',
    text: 'Discard them to cancel a card somebody else plays. They cannot stop their own theft.',
  },
  freshBatteries: {
    name: 'Fresh Batteries',
    where: 'Twisty Maze',
    text: 'Defend your Lantern against “Your Lamp Is Getting Dim”.',
  },
  friendlyBear: {
    name: 'Friendly Bear',
    text: 'Discard it at the start of your turn: fetch the Golden Chain. Defends you against “Stop! Pay Troll!”.',
  },
} satisfies Partial<Record<CardName, CardWords>>;

const actions = {
  xyzzy: { name: 'Xyzzy!', text: 'Magic word. Whisks you from the Well House to the Hall of Mists, or back.' },
  plugh: { name: 'Plugh!', text: 'Magic word. Whisks you from the Well House to Y2, or back.' },
  plover: { name: 'Plover!', text: 'Magic word. Whisks you from Y2 to the Plover Room, or back.' },
  feeFieFoeFoo: {
    name: 'Fee, Fie, Foe, Foo!',
    text: 'Magic word. The Golden Eggs come to you from wherever they are, even out of a safe.',
  },
  bottomlessPit: {
    name: 'Bottomless Pit',
    text: 'Somebody else who stands in the dark dies. The Brass Lantern defends.',
  },
  angryDwarfKnife: {
    name: 'Angry Dwarf (throws a knife)',
    text: 'Somebody else outside the Well House dies. The Little Axe defends.',
  },
  harHar: { name: 'Har Har!', text: 'A pirate’s work: take a treasure that somebody outside the Well House carries.' },
  stealAKeeper: {
    name: 'Steal a Keeper',
    text: 'Take an item, but no treasure, that somebody else carries. The dead are fair game.',
  },
  exploreAtRandom: {
    name: 'Explore at Random',
    text: 'Put any living player, even yourself, into another room of your choice. Not the Well House.',
  },
  stockUp: { name: 'Stock Up!', text: 'Fetch the Brass Lantern, the Set of Keys, the Tasty Food or the Empty Bottle.' },
  speedRun: { name: 'Speed Run', text: 'Make up to three moves in a row.' },
  letsDoThatAgain: {
    name: 'Let’s Do That Again',
    text: 'Take any card out of the discard pile into your hand. If it is playable here, you may play it at once.',
  },
  pirateBooty: { name: 'Pirate Booty', text: 'Take a treasure out of the discard pile into your hand.' },
  systemCrash: {
    name: 'System Crash',
    text: 'All living players pass their hands to the next living player, clockwise.',
  },
  carryingTooMuch: {
    name: 'You Are Carrying Too Much Already!',
    text: 'Nobody may carry more than two cards: all others are dropped. This includes you and the dead.',
  },
  donWoods: {
    name: 'Don Woods Never Existed',
    text: 'All carried treasures that he added to the cave vanish to the discard pile.',
  },
  caveClosing: {
    name: 'The Cave Is Closing',
    text: 'Shuts the grate and sends dwarves, pirate and troll home. Two magic words from one player end it; otherwise it ends after the rounds set in the options.',
  },
  dropVase: { name: 'Drop Vase', text: 'The Ming Vase somebody else carries breaks. The Velvet Pillow defends.' },
  lampDim: {
    name: 'Your Lamp Is Getting Dim',
    text: 'Somebody else loses the Brass Lantern they carry. Fresh Batteries defend.',
  },
  bareHands: {
    name: 'With What, Your Bare Hands?',
    where: king,
    text: 'Fetch the Persian Rug, unless it lies in a safe.',
  },
} satisfies Partial<Record<CardName, CardWords>>;

const reactions = {
  grateLocked: {
    name: 'The Grate Is Locked!',
    where: 'A move between Well House and Cobble Crawl',
    text: 'The mover is stopped. The Set of Keys defends.',
  },
  payTroll: {
    name: 'Stop! Pay Troll!',
    where: 'A move between Bedquilt and Volcano View',
    text: 'The mover discards a carried treasure, and you get this card back; otherwise they are stopped. The Bear defends.',
  },
  lostInMaze: {
    name: 'Lost in the Maze',
    where: 'A move into or out of the Twisty Maze',
    text: 'The mover discards a carried card, and you get this one back; otherwise they are stopped and the turn ends.',
  },
  tightSqueeze: {
    name: 'Tight Squeeze',
    where: 'A move between Oriental Room and Plover Room',
    text: 'The mover discards all they carry but the Emerald, or is stopped.',
  },
  snakeBars: {
    name: 'The Snake Bars the Way!',
    where: 'A move out of the Hall of the Mountain King, except to the Hall of Mists',
    text: 'The mover is stopped. The Little Bird defends.',
  },
  angryDwarfBlock: {
    name: 'Angry Dwarf (blocks the way)',
    where: 'Any move, except between Well House and Cobble Crawl',
    text: 'The mover is stopped and the turn ends. The Little Axe defends.',
  },
  waitForMe: {
    name: 'Wait For Me!',
    where: 'Somebody else leaves your room',
    text: 'If they get through, you go with them.',
  },
  followMe: {
    name: 'Follow Me!',
    where: 'You leave a room with others in it',
    text: 'If you get through, everybody there comes with you.',
  },
  dontKnow: {
    name: 'I Don’t Know How to Do That',
    where: 'Somebody else plays a card',
    text: 'Their card is cancelled.',
  },
} satisfies Partial<Record<CardName, CardWords>>;

export const cards: Readonly<Record<CardName, CardWords>> = { ...treasures, ...items, ...actions, ...reactions };

const PLURALS: ReadonlySet<CardName> = new Set([
  'diamonds',
  'rareCoins',
  'silverBars',
  'goldenEggs',
  'rareSpices',
  'dwarvishMagazines',
  'freshBatteries',
]);

/** Whether verbs that go with the card take their plural: the Diamonds shine. */
export function isPlural(card: CardId): boolean {
  return PLURALS.has(nameOf(card));
}

/** The card inside a sentence: "the Ming Vase", "“Xyzzy!”". */
export function theCard(card: CardId): string {
  const name = nameOf(card);
  const { type } = CARDS[name];
  return type === 'treasure' || type === 'item' ? `the ${cards[name].name}` : `“${cards[name].name}”`;
}
