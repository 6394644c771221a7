import { does, either, listOf, toWhom, Whose, whom, whose } from '../../../../kit/voice.de';
import type { FactSentences } from '../../../facts';
import { aThing, CLASS_NAMES, cardName, ownEnding, RACE_NAMES, theThing, thingName } from '../names';
import { forPeople, many, points, shareWords, withDice, withHitPoints } from './words';

export const creation = {
  dealt: ({ crawl, who: seats }, voice) =>
    seats.length === 0
      ? `Verlies ${crawl}: Alle haben überlebt.`
      : `Verlies ${crawl}: je sechs Karten für ${forPeople(voice, seats)}.`,
  dropped: ({ seat, card, drawn, kept }, voice) => {
    const price = card
      ? `${does(voice, seat, 'wirfst', 'wirft')} ${cardName(card)} ab`
      : `${does(voice, seat, 'hast', 'hat')} nichts abzuwerfen`;
    const got = kept.length === 0 ? 'nichts' : listOf(kept.map(cardName));
    return `${price} und ${either(voice, seat, 'ziehst', 'zieht')} ${listOf(drawn.map(cardName))}; davon zu behalten: ${got}.`;
  },
  swapOffered: ({ seat, to, pip }, voice) =>
    `${does(voice, seat, 'bietest', 'bietet')} ${toWhom(voice, to)} ${pip ? cardName(pip) : 'eine Zahlkarte'} für eine Bildkarte.`,
  swapDeclined: ({ seat, from }, voice) => `${does(voice, seat, 'lehnst', 'lehnt')} ${whose(voice, from)} Angebot ab.`,
  swapped: ({ seat, from, face, pip }, voice) =>
    `${does(voice, seat, 'gibst', 'gibt')} ${toWhom(voice, from)} ${face ? cardName(face) : 'eine Bildkarte'} für ${pip ? cardName(pip) : 'eine Zahlkarte'}.`,
  faceGiven: ({ seat, to, face }, voice) =>
    `${does(voice, seat, 'gibst', 'gibt')} ${toWhom(voice, to)} ${face ? cardName(face) : 'eine Bildkarte'}.`,
  faceTaken: ({ seat, from, face }, voice) =>
    `${does(voice, seat, 'nimmst', 'nimmt')} ${face ? cardName(face) : 'eine Bildkarte'} von ${toWhom(voice, from)}.`,
  claimed: ({ seat, card }, voice) => `${does(voice, seat, 'beanspruchst', 'beansprucht')} ${cardName(card)}.`,
  orderCalled: ({ by, order }, voice) => {
    const why =
      by === null ? 'Die Ansprüche kollidieren' : `${does(voice, by, 'verlangst', 'verlangt')} die Reihenfolge`;
    return `${why}: Helden werden gewählt von ${order.map((seat) => toWhom(voice, seat)).join(', dann von ')}.`;
  },
  heroMade: ({ seat, heroClass, race, hp, roll }, voice) =>
    `${does(voice, seat, 'spielst', 'spielt')} einen ${CLASS_NAMES[heroClass]} (${RACE_NAMES[race]}) mit ${withHitPoints(hp)}${
      roll === null ? '' : ', ausgewürfelt'
    }.`,
  named: ({ seat, name }, voice) => `${Whose(voice, seat)} Held heißt ${name}.`,
  shopOpened: ({ rp }, voice) => `Der Laden ist offen. Ausrüstungspunkte: ${shareWords(voice, rp)}.`,
  bought: ({ seat, thing, price, currency }, voice) =>
    `${does(voice, seat, 'kaufst', 'kauft')} ${aThing(thing)} für ${price} ${currency === 'rp' ? 'AP' : 'BP'}.`,
  refunded: ({ seat, thing, price }, voice) =>
    `${does(voice, seat, 'gibst', 'gibt')} ${aThing(thing)} für ${price} AP zurück.`,
  doneShopping: ({ seat, lp }, voice) =>
    `${does(voice, seat, 'verlässt', 'verlässt')} den Laden${lp > 0 ? ` mit ${many(lp, 'Beutepunkt', 'Beutepunkten')}` : ''}.`,
  equipped: ({ seat, thing }, voice) => `${does(voice, seat, 'legst', 'legt')} ${theThing(thing)} an.`,
  unequipped: ({ seat, thing }, voice) => `${does(voice, seat, 'legst', 'legt')} ${theThing(thing)} ab.`,
  repaired: ({ seat, owner, thing }, voice) => {
    const what =
      seat === owner ? theThing(thing) : `${whose(voice, owner, ownEnding(thing, 'accusative'))} ${thingName(thing)}`;
    return `${does(voice, seat, 'reparierst', 'repariert')} ${what}.`;
  },
  gaveItem: ({ seat, to, thing }, voice) =>
    `${does(voice, seat, 'gibst', 'gibt')} ${toWhom(voice, to)} ${aThing(thing)}.`,
  gaveLp: ({ seat, to, lp }, voice) => `${does(voice, seat, 'gibst', 'gibt')} ${toWhom(voice, to)} ${points(lp)}.`,
  lootedItem: ({ seat, from, thing }, voice) =>
    `${does(voice, seat, 'nimmst', 'nimmt')} ${aThing(thing)} von ${whose(voice, from, 'em')} Leichnam.`,
  lootedLp: ({ seat, from, lp, shares, purse }, voice) => {
    const taken = `${does(voice, seat, 'nimmst', 'nimmt')} ${points(lp)} von ${whose(voice, from, 'em')} Leichnam`;
    return purse > 0 ? `${taken}, für die gemeinsame Kasse.` : `${taken}: ${shareWords(voice, shares)}.`;
  },
  healed: ({ seat, on, dice, amount, hp }, voice) =>
    `${does(voice, seat, 'heilst', 'heilt')} ${whom(voice, on, seat)} mit ${withDice(dice.length)} um ${many(amount, 'Trefferpunkt', 'Trefferpunkte')}, auf ${hp}.`,
  prayed: ({ seat, dice, lp }, voice) =>
    `${does(voice, seat, 'betest', 'betet')}: ${dice} Heilwürfel für ${points(lp)}.`,
  resurrected: ({ seat, on, sum, offering, difficulty, success, hp }, voice) =>
    `${does(voice, seat, 'versuchst', 'versucht')}, ${whom(voice, on)} für ${points(offering)} zu erwecken: ${sum} gegen ${difficulty}, ${
      success ? `am Leben mit ${withHitPoints(hp)}` : 'vergebens'
    }.`,
  ritual: ({ seat, dice, lp }, voice) =>
    `${does(voice, seat, 'vollziehst', 'vollzieht')} ein Ritual: ${dice} Zauberwürfel für ${points(lp)}.`,
  potion: ({ seat, on, value, amount, hp }, voice) => {
    const given =
      seat === on
        ? `${does(voice, seat, 'trinkst', 'trinkt')} einen Heiltrank (${value})`
        : `${does(voice, seat, 'gibst', 'gibt')} ${toWhom(voice, on)} einen Heiltrank (${value}) zu trinken`;
    return `${given}: um ${many(amount, 'Trefferpunkt', 'Trefferpunkte')} geheilt, auf ${hp}.`;
  },
  intervention: ({ seat, on, hp }, voice) =>
    `${does(voice, seat, 'rufst', 'ruft')} Götterhilfe herbei: ${does(voice, on, 'lebst', 'lebt')} mit ${withHitPoints(hp)}.`,
} satisfies Partial<FactSentences>;
