import { plural } from '../../../kit/plural.de';
import type { Acts, GameStrings, Voice } from '../../../kit/strings';
import { counted, does, either, listOf, toWhom, Whose, who, whom, whose, win } from '../../../kit/voice.de';
import { ACTS } from '../../acts';
import type { CardId } from '../../data/cards';
import type { Facts, FoundIn } from '../../facts';
import { type Case, isPlural, ownedCard, theCard } from './cards';
import { inRoom, rooms, theRoom, toRoom } from './rooms';

type Sentences = GameStrings<Facts>['facts'];

function theCards(cards: readonly CardId[], as: Case): string {
  return listOf(cards.map((card) => theCard(card, as)));
}

/** The card and what it does, at the beginning of a sentence: "Die Diamanten bleiben". */
function cardDoes(card: CardId, one: string, many: string): string {
  const words = theCard(card);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${isPlural(card) ? many : one}`;
}

/** "deinen Goldklumpen", "Anas Goldklumpen". */
function whoseCard(voice: Voice, seat: string, card: CardId, as: 'nominative' | 'accusative'): string {
  const { ending, words } = ownedCard(card, as);
  return `${whose(voice, seat, ending)} ${words}`;
}

function foundWhere(voice: Voice, { seat, where, from }: Facts['acquired']): string {
  const places: Record<FoundIn, string> = {
    ownHand: 'auf der eigenen Hand',
    inventory: `bei ${from === undefined ? 'jemand anderem' : toWhom(voice, from)}`,
    deposit:
      from === undefined
        ? 'in einem fremden Tresor'
        : `${from === seat ? 'im eigenen' : `in ${whose(voice, from, 'em')}`} Tresor`,
    discardPile: 'auf dem Ablagestapel',
    hand: `auf ${from === undefined ? 'einer fremden' : whose(voice, from, 'er')} Hand`,
    drawPile: 'im Nachziehstapel, der nun gemischt wird',
  };
  return places[where];
}

const turns = {
  turnBegan: ({ seat }, voice) => `${does(voice, seat, 'bist', 'ist')} am Zug.`,
  resurrected: ({ seat }, voice) =>
    `Orangefarbener Rauch füllt das Brunnenhaus, und ${who(voice, seat)} ${either(voice, seat, 'lebst', 'lebt')} wieder.`,
  drew: ({ seat, card }, voice) =>
    `${does(voice, seat, 'ziehst', 'zieht')} ${card === undefined ? 'eine Karte' : theCard(card, 'accusative')}.`,
  nothingToDraw: ({ seat }, voice) =>
    `${does(voice, seat, 'findest', 'findet')} keine Karte zum Ziehen: Beide Stapel sind leer.`,
  didNotDraw: ({ seat }, voice) => `${does(voice, seat, 'ziehst', 'zieht')} keine Karte.`,
  reshuffled: () => 'Der Ablagestapel wird gemischt und ist nun der Nachziehstapel.',
  didNothing: ({ seat }, voice) => `${does(voice, seat, 'tust', 'tut')} nichts mehr.`,
  discarded: ({ seat, card }, voice) => `${does(voice, seat, 'legst', 'legt')} ${theCard(card, 'accusative')} ab.`,
  turnCut: ({ seat }, voice) => `${Whose(voice, seat)} Zug endet vorzeitig.`,
} satisfies Partial<Sentences>;

const moving = {
  headed: ({ seat, from, room }, voice) =>
    `${does(voice, seat, 'verlässt', 'verlässt')} ${theRoom(from)} in Richtung ${rooms[room]}.`,
  arrived: ({ seat, room }, voice) => `${does(voice, seat, 'erreichst', 'erreicht')} ${theRoom(room)}.`,
  carriedAlong: ({ seat, mover, room }, voice) =>
    `${does(voice, seat, 'gehst', 'geht')} mit ${toWhom(voice, mover)} ${toRoom(room)}.`,
  stayed: ({ seat, room }, voice) => `${does(voice, seat, 'bleibst', 'bleibt')} ${inRoom(room)}.`,
  stopped: ({ seat, room }, voice) =>
    `${does(voice, seat, 'wirst', 'wird')} aufgehalten und ${either(voice, seat, 'bleibst', 'bleibt')} ${inRoom(room)}.`,
  warped: ({ seat, room }, voice) =>
    `${does(voice, seat, 'verschwindest', 'verschwindet')} und ${either(voice, seat, 'tauchst', 'taucht')} ${inRoom(room)} auf.`,
  runEnded: ({ seat }, voice) => `${does(voice, seat, 'hörst', 'hört')} auf zu laufen.`,
} satisfies Partial<Sentences>;

/** " auf Ben: der Goldklumpen, ab in den Riesensaal": the choices made with a played card. */
function choices(voice: Voice, { seat, target, item, room }: Facts['played']): string {
  const on = target === undefined ? '' : ` auf ${whom(voice, target, seat)}`;
  const details = [...(item ? [theCard(item)] : []), ...(room ? [`ab ${toRoom(room)}`] : [])];
  return details.length === 0 ? on : `${on}: ${details.join(', ')}`;
}

/** The seat against whose step a reaction is played. */
function againstStep(voice: Voice, seat: string, against: string): string {
  if (seat !== against) return whose(voice, against, 'en');
  return either(voice, seat, 'deinen eigenen', 'den eigenen');
}

const playing = {
  played: (data, voice) =>
    `${does(voice, data.seat, 'spielst', 'spielt')} ${theCard(data.card, 'accusative')}${choices(voice, data)}.`,
  reacted: ({ seat, card, against, to }, voice) =>
    to === undefined
      ? `${does(voice, seat, 'spielst', 'spielt')} ${theCard(card, 'accusative')} gegen ${againstStep(voice, seat, against)} Schritt.`
      : `${does(voice, seat, 'beantwortest', 'beantwortet')} ${whoseCard(voice, against, to, 'accusative')} mit ${theCard(card, 'dative')}.`,
  cancelled: ({ seat, card, owner, by }, voice) =>
    `${does(voice, seat, 'konterst', 'kontert')} ${whoseCard(voice, owner, card, 'accusative')} mit ${theCard(by, 'dative')}.`,
  revealed: ({ seat, item, card }, voice) =>
    `${does(voice, seat, 'zeigst', 'zeigt')} ${theCard(item, 'accusative')}: ${theCard(card)} bleibt ohne Wirkung.`,
  protected: ({ seat, item, card }, voice) =>
    `${cardDoes(item, 'schützt', 'schützen')} ${whom(voice, seat)} vor ${theCard(card, 'dative')}.`,
  tollPaid: ({ seat, cards, reaction, returnsTo }, voice) =>
    `${does(voice, seat, 'gibst', 'gibt')} ${theCards(cards, 'accusative')} her${
      returnsTo === undefined ? '' : `; ${theCard(reaction)} geht zurück auf ${whose(voice, returnsTo, 'e')} Hand`
    }.`,
  tollRefused: ({ seat, reaction }, voice) =>
    `${does(voice, seat, 'gibst', 'gibt')} für ${theCard(reaction, 'accusative')} nichts her.`,
  noEffect: ({ card }) => `${cardDoes(card, 'bleibt', 'bleiben')} ohne Wirkung.`,
  putDown: ({ seat, card }, voice) => `${does(voice, seat, 'trägst', 'trägt')} nun ${theCard(card, 'accusative')}.`,
  picked: ({ seat, card }, voice) =>
    `${does(voice, seat, 'nimmst', 'nimmt')} ${theCard(card, 'accusative')} vom Ablagestapel.`,
  keptPicked: ({ seat, card }, voice) =>
    `${does(voice, seat, 'behältst', 'behält')} ${theCard(card, 'accusative')} für später.`,
} satisfies Partial<Sentences>;

const belongings = {
  usedItem: ({ seat, card }, voice) => `${does(voice, seat, 'benutzt', 'benutzt')} ${theCard(card, 'accusative')}.`,
  acquired: (data, voice) =>
    `${does(voice, data.seat, 'erhältst', 'erhält')} ${theCard(data.card, 'accusative')}, gefunden ${foundWhere(voice, data)}.`,
  alreadyCarried: ({ seat, card }, voice) =>
    `${does(voice, seat, 'trägst', 'trägt')} ${theCard(card, 'accusative')} schon.`,
  nowhere: ({ card }) => `Niemand findet ${theCard(card, 'accusative')}. Der Nachziehstapel wird gemischt.`,
  taken: ({ seat, from, card }, voice) =>
    `${does(voice, seat, 'nimmst', 'nimmt')} ${toWhom(voice, from)} ${theCard(card, 'accusative')} ab.`,
  deposited: ({ seat, card, count }, voice) =>
    `${does(voice, seat, 'schließt', 'schließt')} ${theCard(card, 'accusative')} in den Tresor: ${count} von 3.`,
  turnedOver: ({ seat, card }, voice) =>
    `${does(voice, seat, 'deckst', 'deckt')} ${theCard(card, 'accusative')} auf: ab auf den Ablagestapel.`,
  refilled: ({ seat, card }, voice) =>
    `${does(voice, seat, 'deckst', 'deckt')} ${theCard(card, 'accusative')} auf und ${either(voice, seat, 'nimmst', 'nimmt')} den Schatz auf die Hand.`,
  birdFled: ({ seat }, voice) => `Das Vögelchen flieht vor ${whose(voice, seat, 'em')} Zauberstab.`,
  lost: ({ seat, card }, voice) => `${does(voice, seat, 'verlierst', 'verliert')} ${theCard(card, 'accusative')}.`,
  dropped: ({ seat, card }, voice) => `${does(voice, seat, 'lässt', 'lässt')} ${theCard(card, 'accusative')} fallen.`,
} satisfies Partial<Sentences>;

/** The losses of a death: "3 Handkarten und die Ming-Vase". */
function lostInDeath({ cards, treasures }: Facts['died']): string {
  const hand = cards === 0 && treasures.length > 0 ? [] : [counted(cards, 'eine Handkarte', 'Handkarten')];
  return listOf([...hand, ...treasures.map((card) => theCard(card, 'accusative'))]);
}

const disasters = {
  died: (data, voice) =>
    `${does(voice, data.seat, 'stirbst', 'stirbt')} und ${either(voice, data.seat, 'verlierst', 'verliert')} ${lostInDeath(data)}.`,
  unmade: ({ cards }, voice) =>
    `Hat es nie gegeben: ${listOf(cards.map(({ seat, card }) => whoseCard(voice, seat, card, 'nominative')))}.`,
  handsPassed: ({ moves }, voice) =>
    `Alle Hände wandern weiter: ${listOf(
      moves.map(
        ({ from, to, cards }) =>
          `von ${toWhom(voice, from)} zu ${toWhom(voice, to, from)} (${counted(cards, 'eine Karte', 'Karten')})`,
      ),
    )}.`,
  caveClosed: ({ rounds }) =>
    rounds === 0
      ? 'Eine Stimme verkündet, dass die Höhle schließt. Das Gitter bleibt zu, bis jemand zwei Zauberworte opfert.'
      : `Eine Stimme verkündet, dass die Höhle schließt. Das Gitter bleibt ${plural(
          rounds,
          'eine Runde',
          `${rounds} Runden`,
        )} zu, oder bis jemand zwei Zauberworte opfert.`,
  wordSpoken: ({ seat, card, count }, voice) =>
    `${Whose(voice, seat)} ${ownedCard(card, 'nominative').words} hallt durch die schließende Höhle: ${count} von 2 Worten.`,
  caveReopened: () => 'Die Höhle ist wieder offen.',
} satisfies Partial<Sentences>;

const endings = {
  conceded: ({ seat, cards }, voice) =>
    `${does(voice, seat, 'gibst', 'gibt')} auf; ${counted(cards, 'eine Karte', 'Karten')} ${plural(
      cards,
      'geht',
      'gehen',
    )} auf den Ablagestapel.`,
  won: ({ seat, treasures }, voice) =>
    `${does(voice, seat, 'gewinnst', 'gewinnt')} mit ${theCards(treasures, 'dative')}.`,
  roundLimitReached: ({ winners }, voice) => `Die letzte Runde ist vorbei. ${win(voice, winners)}.`,
  lastStanding: ({ seat }, voice) =>
    `Nur ${who(voice, seat)} ${either(voice, seat, 'bist', 'ist')} noch übrig und ${either(voice, seat, 'gewinnst', 'gewinnt')}.`,
} satisfies Partial<Sentences>;

export const facts: Sentences = { ...turns, ...moving, ...playing, ...belongings, ...disasters, ...endings };

export const acts: Acts = {
  ...ACTS,
  'headed arrived': ({ seat }: Facts['headed'], { room }: Facts['arrived'], voice: Voice) =>
    `${does(voice, seat, 'gehst', 'geht')} ${toRoom(room)}.`,
};
