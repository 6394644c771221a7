import { plural } from '../../../kit/plural.en';
import { type Acts, type GameStrings, listOf, type Voice } from '../../../kit/strings';
import { counted, does, either, their, Whose, who, whom, whose, win } from '../../../kit/voice.en';
import { ACTS } from '../../acts';
import type { CardId } from '../../data/cards';
import type { Facts, FoundIn } from '../../facts';
import { isPlural, theCard } from './cards';
import { inRoom, theRoom } from './rooms';

type Sentences = GameStrings<Facts>['facts'];

function theCards(cards: readonly CardId[]): string {
  return listOf(cards.map(theCard));
}

function TheCard(card: CardId): string {
  return theCard(card).replace(/^the /, 'The ');
}

function foundWhere(voice: Voice, { seat, where, from }: Facts['acquired']): string {
  const owner = from === undefined ? 'another player’s' : whose(voice, from);
  const places: Record<FoundIn, string> = {
    ownHand: `in ${their(voice, seat)} own hand`,
    inventory: `among ${owner} belongings`,
    deposit: `in ${from === seat ? `${their(voice, seat)} own` : owner} safe`,
    discardPile: 'in the discard pile',
    hand: `in ${owner} hand`,
    drawPile: 'in the draw pile, which is shuffled',
  };
  return places[where];
}

const turns = {
  turnBegan: ({ seat }, voice) => `${does(voice, seat, 'begin')} ${their(voice, seat)} turn.`,
  resurrected: ({ seat }, voice) =>
    `Orange smoke fills the Well House, and ${who(voice, seat)} ${either(voice, seat, 'are', 'is')} alive again.`,
  drew: ({ seat, card }, voice) => `${does(voice, seat, 'draw')} ${card === undefined ? 'a card' : theCard(card)}.`,
  nothingToDraw: ({ seat }, voice) => `${does(voice, seat, 'find')} no card to draw: both piles are empty.`,
  didNotDraw: ({ seat }, voice) => `${does(voice, seat, 'do', 'does')} not draw.`,
  reshuffled: () => 'The discard pile is shuffled and becomes the draw pile.',
  didNothing: ({ seat }, voice) => `${does(voice, seat, 'do', 'does')} nothing more.`,
  discarded: ({ seat, card }, voice) => `${does(voice, seat, 'discard')} ${theCard(card)}.`,
  turnCut: ({ seat }, voice) => `${Whose(voice, seat)} turn ends early.`,
} satisfies Partial<Sentences>;

const moving = {
  headed: ({ seat, from, room }, voice) =>
    `${does(voice, seat, 'leave')} ${theRoom(from)} and ${either(voice, seat, 'head', 'heads')} for ${theRoom(room)}.`,
  arrived: ({ seat, room }, voice) => `${does(voice, seat, 'arrive')} ${inRoom(room)}.`,
  carriedAlong: ({ seat, mover, room }, voice) =>
    `${does(voice, seat, 'go', 'goes')} along with ${who(voice, mover)} to ${theRoom(room)}.`,
  stayed: ({ seat, room }, voice) => `${does(voice, seat, 'stay')} ${inRoom(room)}.`,
  stopped: ({ seat, room }, voice) =>
    `${does(voice, seat, 'are', 'is')} stopped and ${either(voice, seat, 'stay', 'stays')} ${inRoom(room)}.`,
  warped: ({ seat, room }, voice) =>
    `${does(voice, seat, 'vanish', 'vanishes')} and ${either(voice, seat, 'appear', 'appears')} ${inRoom(room)}.`,
  runEnded: ({ seat }, voice) => `${does(voice, seat, 'stop')} running.`,
} satisfies Partial<Sentences>;

/** " on Ben: the Gold Nugget, to the Giant Room": the choices made with a played card. */
function choices(voice: Voice, { seat, target, item, room }: Facts['played']): string {
  const on = target === undefined ? '' : ` on ${whom(voice, target, seat)}`;
  const details = [...(item ? [theCard(item)] : []), ...(room ? [`off to ${theRoom(room)}`] : [])];
  return details.length === 0 ? on : `${on}: ${details.join(', ')}`;
}

const playing = {
  played: (data, voice) => `${does(voice, data.seat, 'play')} ${theCard(data.card)}${choices(voice, data)}.`,
  reacted: ({ seat, card, against, to }, voice) =>
    to === undefined
      ? `${does(voice, seat, 'play')} ${theCard(card)} on ${seat === against ? `${their(voice, seat)} own` : whose(voice, against)} move.`
      : `${does(voice, seat, 'answer')} ${whose(voice, against)} ${bare(to)} with ${theCard(card)}.`,
  cancelled: ({ seat, card, owner, by }, voice) =>
    `${does(voice, seat, 'cancel')} ${whose(voice, owner)} ${bare(card)} with ${theCard(by)}.`,
  revealed: ({ seat, item, card }, voice) =>
    `${does(voice, seat, 'reveal')} ${theCard(item)}: ${theCard(card)} has no effect.`,
  protected: ({ seat, item, card }, voice) =>
    `${does(voice, seat, 'are', 'is')} protected from ${theCard(card)} by ${theCard(item)}.`,
  tollPaid: ({ seat, cards, reaction, returnsTo }, voice) =>
    `${does(voice, seat, 'give')} up ${theCards(cards)}${
      returnsTo === undefined ? '' : `; ${theCard(reaction)} goes back to ${whose(voice, returnsTo)} hand`
    }.`,
  tollRefused: ({ seat, reaction }, voice) => `${does(voice, seat, 'give')} up nothing for ${theCard(reaction)}.`,
  noEffect: ({ card }) => `${TheCard(card)} ${isPlural(card) ? 'have' : 'has'} no effect.`,
  putDown: ({ seat, card }, voice) => `${does(voice, seat, 'carry', 'carries')} ${theCard(card)} now.`,
  picked: ({ seat, card }, voice) => `${does(voice, seat, 'take')} ${theCard(card)} from the discard pile.`,
  keptPicked: ({ seat, card }, voice) => `${does(voice, seat, 'keep')} ${theCard(card)} for later.`,
} satisfies Partial<Sentences>;

/** The card after an owner: "Ana’s Ming Vase", "Ana’s “Xyzzy!”". */
function bare(card: CardId): string {
  return theCard(card).replace(/^the /, '');
}

const belongings = {
  usedItem: ({ seat, card }, voice) => `${does(voice, seat, 'use')} ${theCard(card)}.`,
  acquired: (data, voice) =>
    `${does(voice, data.seat, 'acquire')} ${theCard(data.card)}, found ${foundWhere(voice, data)}.`,
  alreadyCarried: ({ seat, card }, voice) => `${does(voice, seat, 'carry', 'carries')} ${theCard(card)} already.`,
  nowhere: ({ card }) => `Nobody can find ${theCard(card)}. The draw pile is shuffled.`,
  taken: ({ seat, from, card }, voice) => `${does(voice, seat, 'take')} ${theCard(card)} from ${who(voice, from)}.`,
  deposited: ({ seat, card, count }, voice) =>
    `${does(voice, seat, 'lock')} ${theCard(card)} in ${their(voice, seat)} safe: ${count} of 3.`,
  turnedOver: ({ seat, card }, voice) => `${does(voice, seat, 'turn')} over ${theCard(card)}: to the discard pile.`,
  refilled: ({ seat, card }, voice) =>
    `${does(voice, seat, 'turn')} over ${theCard(card)} and ${either(voice, seat, 'take', 'takes')} ${isPlural(card) ? 'them' : 'it'} in hand.`,
  birdFled: ({ seat }, voice) => `The Little Bird flees from ${whose(voice, seat)} Black Rod.`,
  lost: ({ seat, card }, voice) => `${does(voice, seat, 'lose')} ${theCard(card)}.`,
  dropped: ({ seat, card }, voice) => `${does(voice, seat, 'drop')} ${theCard(card)}.`,
} satisfies Partial<Sentences>;

const disasters = {
  died: ({ seat, cards, treasures }, voice) =>
    `${does(voice, seat, 'die')}, with ${counted(cards, 'card')} in hand${
      treasures.length === 0 ? '' : ` and ${theCards(treasures)}`
    } lost.`,
  unmade: ({ cards }, voice) =>
    `Never existed: ${listOf(cards.map(({ seat, card }) => `${whose(voice, seat)} ${bare(card)}`))}.`,
  handsPassed: ({ moves }, voice) =>
    `All hands pass on: ${listOf(
      moves.map(({ from, to, cards }) => `${who(voice, from)} to ${whom(voice, to, from)} (${counted(cards, 'card')})`),
    )}.`,
  caveClosed: ({ rounds }) =>
    rounds === 0
      ? 'A voice announces that the cave is closing. The grate is shut until somebody spends two magic words.'
      : `A voice announces that the cave is closing. The grate is shut for ${plural(
          rounds,
          'a round',
          `${rounds} rounds`,
        )}, or until somebody spends two magic words.`,
  wordSpoken: ({ seat, card, count }, voice) =>
    `${Whose(voice, seat)} ${bare(card)} echoes through the closing cave: ${count} of 2 words.`,
  caveReopened: () => 'The cave is open again.',
} satisfies Partial<Sentences>;

const endings = {
  conceded: ({ seat, cards }, voice) =>
    `${does(voice, seat, 'give')} up; ${counted(cards, 'card')} ${plural(cards, 'goes', 'go')} to the discard pile.`,
  won: ({ seat, treasures }, voice) => `${does(voice, seat, 'win')} with ${theCards(treasures)}.`,
  roundLimitReached: ({ winners }, voice) => `The last round is over. ${win(voice, winners)}.`,
  lastStanding: ({ seat }, voice) =>
    `${does(voice, seat, 'are', 'is')} the last one left and ${either(voice, seat, 'win', 'wins')}.`,
} satisfies Partial<Sentences>;

/** The story in sentences, by kind of fact. */
export const facts: Sentences = { ...turns, ...moving, ...playing, ...belongings, ...disasters, ...endings };

/** Pairs of facts that describe the same act. */
export const acts: Acts = {
  ...ACTS,
  'headed arrived': ({ seat }: Facts['headed'], { room }: Facts['arrived'], voice: Voice) =>
    `${does(voice, seat, 'walk')} to ${theRoom(room)}.`,
};
