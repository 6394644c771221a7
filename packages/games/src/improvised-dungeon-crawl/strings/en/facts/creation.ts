import { plural } from '../../../../kit/plural.en';
import { listOf } from '../../../../kit/strings';
import { does, either, their, Whose, who, whom, whose } from '../../../../kit/voice.en';
import type { FactSentences } from '../../../facts';
import { aThing, CLASS_NAMES, cardName, RACE_NAMES, thingName } from '../names';
import { diceCount, many, people, points, shareWords } from './words';

/** Heroes in the making, and goods. */
export const creation = {
  dealt: ({ crawl, who: seats }, voice) =>
    seats.length === 0
      ? `Dungeon ${crawl}: everybody has survived.`
      : `Dungeon ${crawl}: six cards each for ${people(voice, seats)}.`,
  dropped: ({ seat, card, drawn, kept }, voice) => {
    const price = card
      ? `${does(voice, seat, 'drop')} ${cardName(card)}`
      : `${does(voice, seat, 'have', 'has')} nothing to drop`;
    const got = kept.length === 0 ? 'nothing' : listOf(kept.map(cardName));
    return `${price} and ${either(voice, seat, 'draw', 'draws')} ${listOf(drawn.map(cardName))}: ${got} to keep.`;
  },
  swapOffered: ({ seat, to, pip }, voice) =>
    `${does(voice, seat, 'offer')} ${who(voice, to)} ${pip ? cardName(pip) : 'a pip card'} for a face card.`,
  swapDeclined: ({ seat, from }, voice) => `${does(voice, seat, 'decline')} ${whose(voice, from)} offer.`,
  swapped: ({ seat, from, face, pip }, voice) =>
    `${does(voice, seat, 'give')} ${who(voice, from)} ${face ? cardName(face) : 'a face card'} for ${pip ? cardName(pip) : 'a pip card'}.`,
  faceGiven: ({ seat, to, face }, voice) =>
    `${does(voice, seat, 'give')} ${who(voice, to)} ${face ? cardName(face) : 'a face card'}.`,
  faceTaken: ({ seat, from, face }, voice) =>
    `${does(voice, seat, 'take')} ${face ? cardName(face) : 'a face card'} from ${who(voice, from)}.`,
  claimed: ({ seat, card }, voice) => `${does(voice, seat, 'claim')} ${cardName(card)}.`,
  orderCalled: ({ by, order }, voice) =>
    `${by === null ? 'The claims clash' : `${does(voice, by, 'ask')} for the order`}: heroes are picked by ${order
      .map((seat) => who(voice, seat))
      .join(', then ')}.`,
  heroMade: ({ seat, heroClass, race, hp, roll }, voice) =>
    `${does(voice, seat, 'play')} ${race === 'elf' ? 'an' : 'a'} ${RACE_NAMES[race]} ${CLASS_NAMES[heroClass]} with ${many(hp, 'hit point')}${
      roll === null ? '' : ', rolled'
    }.`,
  named: ({ seat, name }, voice) => `${Whose(voice, seat)} hero is called ${name}.`,
  shopOpened: ({ rp }, voice) => `The shop is open. Resource points: ${shareWords(voice, rp)}.`,
  bought: ({ seat, thing, price, currency }, voice) =>
    `${does(voice, seat, 'buy')} ${aThing(thing)} for ${price} ${currency === 'rp' ? 'RP' : 'LP'}.`,
  refunded: ({ seat, thing, price }, voice) => `${does(voice, seat, 'give')} ${aThing(thing)} back for ${price} RP.`,
  doneShopping: ({ seat, lp }, voice) =>
    `${does(voice, seat, 'leave')} the shop${lp > 0 ? ` with ${points(lp)}` : ''}.`,
  equipped: ({ seat, thing }, voice) => `${does(voice, seat, 'put')} on ${their(voice, seat)} ${thingName(thing)}.`,
  unequipped: ({ seat, thing }, voice) => `${does(voice, seat, 'take')} off ${their(voice, seat)} ${thingName(thing)}.`,
  repaired: ({ seat, owner, thing }, voice) =>
    `${does(voice, seat, 'repair')} ${seat === owner ? their(voice, seat) : whose(voice, owner)} ${thingName(thing)}.`,
  gaveItem: ({ seat, to, thing }, voice) => `${does(voice, seat, 'give')} ${who(voice, to)} ${aThing(thing)}.`,
  gaveLp: ({ seat, to, lp }, voice) => `${does(voice, seat, 'give')} ${who(voice, to)} ${points(lp)}.`,
  lootedItem: ({ seat, from, thing }, voice) =>
    `${does(voice, seat, 'take')} ${aThing(thing)} from ${whose(voice, from)} body.`,
  lootedLp: ({ seat, from, lp, shares, purse }, voice) => {
    const taken = `${does(voice, seat, 'take')} ${points(lp)} from ${whose(voice, from)} body`;
    return purse > 0 ? `${taken}, for the purse.` : `${taken}: ${shareWords(voice, shares)}.`;
  },
  healed: ({ seat, on, dice, amount, hp }, voice) =>
    `${does(voice, seat, 'heal')} ${whom(voice, on, seat)} with ${diceCount(dice.length)} by ${many(amount, 'hit point')}, to ${hp}.`,
  prayed: ({ seat, dice, lp }, voice) =>
    `${does(voice, seat, 'pray')}: ${dice} Heal ${plural(dice, 'die', 'dice')} for ${points(lp)}.`,
  resurrected: ({ seat, on, sum, offering, difficulty, success, hp }, voice) =>
    `${does(voice, seat, 'try', 'tries')} to raise ${who(voice, on)} for ${points(offering)}: ${sum} against ${difficulty}, ${
      success ? `alive with ${many(hp, 'hit point')}` : 'in vain'
    }.`,
  ritual: ({ seat, dice, lp }, voice) =>
    `${does(voice, seat, 'perform')} a Ritual: ${dice} spell ${plural(dice, 'die', 'dice')} for ${points(lp)}.`,
  potion: ({ seat, on, value, amount, hp }, voice) =>
    seat === on
      ? `${does(voice, seat, 'drink')} a potion of ${value}: healed by ${many(amount, 'hit point')}, to ${hp}.`
      : `${does(voice, seat, 'give')} ${who(voice, on)} a potion of ${value} to drink: healed by ${many(amount, 'hit point')}, to ${hp}.`,
  intervention: ({ seat, on, hp }, voice) =>
    `${does(voice, seat, 'call')} for Divine Intervention: ${who(voice, on)} ${either(voice, on, 'are', 'is')} alive with ${many(hp, 'hit point')}.`,
} satisfies Partial<FactSentences>;
