import type { GameStrings } from '../../../kit/strings';
import { sharedRefusals } from '../../../kit/strings.en';
import { type Card, DECK } from '../../data/cards';
import { KINDS } from '../../data/equipment';
import { cardName, ITEM_WORDS, SLOT_NAMES } from './names';

type Sentences = GameStrings['refusals'];
type Params = Parameters<Sentences[string]>[0];

/** "10♥", from the parameter `card`. */
function named({ card }: Params): string {
  const known = DECK.find((one) => one === card);
  return known ? cardName(known as Card) : 'that card';
}

/** "Plate armour", from the parameter `kind`. */
function item({ kind }: Params): string {
  const known = KINDS.find((one) => one === kind);
  return known ? ITEM_WORDS[known].name : 'that';
}

const moments: Sentences = {
  GAME_OVER: () => 'The match is over. Start another one from the room.',
  NOT_YOUR_DECISION: () => 'That is not for you to decide right now. Wait until you are asked.',
  WRONG_STEP: () => 'You are asked for something else right now.',
  NOT_CALM: () => 'There is no time for that now. Wait until it is calm.',
  IN_COMBAT: () => 'Not in the middle of a fight.',
  DEAD: () => 'Your hero has fallen. You can watch, and hope for the others.',
  BAD_ARGS: () => 'There is no such thing or hero. Look at the table again.',
  SAME: () => 'You have said so already.',
};

const creation: Sentences = {
  NOT_NEEDY: () => 'That is only for somebody without a face card to take.',
  DECK_EMPTY: () => 'The hero deck is empty. Take a spare face card of somebody else.',
  DECK_NOT_EMPTY: () => 'The hero deck is not empty yet. Draw from it, or ask for a face card.',
  NO_CARD: (params) => `You do not hold ${named(params)} for that. Choose another card of your hand.`,
  NOT_A_FACE: (params) => `${named(params)} is no hero: heroes are Jacks, Queens, Kings and Aces.`,
  NO_SPARE: () => 'That player has no face card to spare. Ask somebody else.',
  NOT_SPARE: () => 'You cannot spare that card: without a hero you keep at least one face card.',
  NO_OFFER: () => 'There is no such offer any more.',
  NOT_MOST: () => 'Somebody else has more face cards you could use. Take one there.',
  CLASS_TAKEN: () => 'Another hero has that class already. Choose another class.',
  NOT_CLAIMED: () => 'Claim a hero first.',
  CONFIRMED: () => 'You have agreed already. Wait for the others.',
  ALONE: () => 'There is nobody to argue with. Claim your hero and confirm.',
  BAD_TEXT: ({ most }) => `Write one line of at most ${most} characters.`,
};

const goods: Sentences = {
  CLASS_LIMIT: (params) => `${item(params)} is not for heroes like yours.`,
  ONE_PER_HERO: (params) => `You own enough of that already: ${item(params)} is limited.`,
  NO_EFFECT: (params) => `${item(params)} would do nothing more for you.`,
  BAD_VALUE: () => 'That is not sold with this value.',
  OUT_OF_STOCK: (params) => `${item(params)} is sold out.`,
  TOO_EXPENSIVE: ({ price, funds }) => `That costs ${price}, and you have ${funds}.`,
  NOT_BOUGHT_NOW: () => 'You can give back only gear that you have just bought.',
  DONE: () => 'You have left the shop. Wait for the others.',
  SLOT_FULL: ({ slot }) =>
    `You already use as much as you can of that kind (${SLOT_NAMES[slot as 'weapon'] ?? 'gear'}). Take something off first.`,
  NO_SLOT: () => 'That is not worn. It is used up when you need it.',
  IN_USE: () => 'That is in use already.',
  NOT_IN_USE: () => 'That is not in use.',
  NOT_A_DWARF: () => 'Only dwarves can repair armour.',
  NOT_DAMAGED: () => 'Nothing is damaged there.',
  NOT_A_POTION: () => 'You cannot drink that.',
  NO_LP: ({ lp, funds }) =>
    lp === 0 ? 'Give at least one loot point.' : `That takes ${lp} loot points, and you have ${funds}.`,
  NOTHING: () => 'There is nothing like that to take.',
};

const heroes: Sentences = {
  TARGET_DEAD: () => 'That hero has fallen.',
  TARGET_ALIVE: () => 'That hero is alive.',
  SELF: () => 'Choose somebody other than yourself.',
  FULL_HP: () => 'That hero is not hurt.',
  NOT_A_CLERIC: () => 'Only clerics can do that.',
  NOT_A_WIZARD: () => 'Only wizards can do that.',
  NOT_A_FIGHTER: () => 'Only fighters have Slay! dice.',
  NOT_A_THIEF: () => 'Only thieves know how to handle traps.',
  NO_SPELLS: () => 'Only wizards and elves cast spells.',
  NO_DICE: ({ dice }) => (dice === 0 ? 'You have no dice left for that.' : `Choose 1 to ${dice} dice.`),
  SPELL_LIMIT: ({ least, limit }) =>
    least === limit ? `This spell takes ${limit} dice.` : `This spell takes ${least} to ${limit} of your dice.`,
  OVER_MAX: ({ missing }) =>
    missing === 0 ? 'You have all your dice already.' : `You can regain 1 to ${missing} dice.`,
  BAD_OFFER: ({ most }) => `An offering is at most ${most} loot points.`,
  ALREADY_ACTED: () => 'You have already used your action this round.',
  NO_ATTACK: () => 'That hero makes no attack in this round.',
  BAD_TARGET: () => 'You cannot do this to that monster. Choose another one.',
  EXCHANGE_PARTNER_ONLY: () => 'In the first round you may attack only the monster that goes for you.',
  OPTION_OFF: () => 'The options of this match do not allow that.',
  GUARDED: () => 'Somebody guards against that monster already.',
};

const rooms: Sentences = {
  NO_LUCK: () => 'You cannot repeat that roll.',
  KEPT: () => 'You have let this roll stand.',
  DECLINED: () => 'You have decided about this trap. Now the hero in front of it decides.',
  THIEF_FIRST: () => 'The thief decides first.',
  ANSWERED: () => 'You have said it already. Wait for the others.',
  VOTED: () => 'You have voted. Wait for the others.',
  DRAGON_SLAIN: () => 'The dragon is slain: this dungeon can no longer be given up. Leave it when all are ready.',
  NOT_YOURS: () => 'Somebody else may describe that.',
};

/** Why a move is not possible, by code (section 7). */
export const refusals: Sentences = { ...sharedRefusals, ...moments, ...creation, ...goods, ...heroes, ...rooms };
