import type { Seat } from '@lantern/protocol/seat';
import { type Choice, legalMoves } from '../../kit/move';
import { type Card, isFace, pipsOf } from '../data/cards';
import { classOf, type HeroClass, type Race, raceOf } from '../data/heroes';
import { takeFace } from '../moves/takeFace';
import { hasSpareFace, pickable, wanted } from '../rules/hands';
import type { Muster } from '../state';
import type { View } from '../view';

/** Strongest first: thieves and wizards survive few blows. */
const BY_CLASS: readonly HeroClass[] = ['fighter', 'cleric', 'thief', 'wizard'];
/**
 * Hit points first; of two races with as many, halflings, whose re-rolls wound the dragon more often than two spell
 * dice.
 */
const BY_RACE: readonly Race[] = ['dwarf', 'human', 'halfling', 'elf'];
const BY_RACE_OF_WIZARDS: readonly Race[] = ['elf', 'dwarf', 'human', 'halfling'];

/**
 * Up to this number of heroes strength comes before variety: two fighters win more often than a fighter with another
 * class.
 */
const STRENGTH_UP_TO = 2;

/** Classes that others have or have claimed; none while strength comes before variety. */
function takenClasses(view: View, seat: Seat): HeroClass[] {
  if (view.seats.length <= STRENGTH_UP_TO) return [];
  const claims = Object.entries(view.muster?.claims ?? {}).filter(([other]) => other !== seat);
  const heroes = view.seats.flatMap((other) => view.heroes[other]?.heroClass ?? []);
  return [...claims.map(([, card]) => classOf(card)), ...heroes];
}

/** The face card the seat would like most: a class nobody has, then the usual order of classes and races. */
function favourite(view: View, seat: Seat, faces: readonly Card[]): Card | undefined {
  const taken = takenClasses(view, seat);
  const rank = (card: Card): number => {
    const heroClass = classOf(card);
    const races = heroClass === 'wizard' ? BY_RACE_OF_WIZARDS : BY_RACE;
    return (taken.includes(heroClass) ? 100 : 0) + BY_CLASS.indexOf(heroClass) * 10 + races.indexOf(raceOf(card));
  };
  return [...faces].sort((a, b) => rank(a) - rank(b))[0];
}

/** Claims, gives way to others if another class is in the hand, confirms. */
export function chosenClaim(view: View, seat: Seat): Choice {
  const claimed = view.muster?.claims[seat];
  const wish = favourite(view, seat, view.hand.filter(isFace)) as Card;
  if (!claimed) return { move: 'claim', args: [wish] };
  const taken = takenClasses(view, seat);
  const gives = taken.includes(classOf(claimed)) && !taken.includes(classOf(wish));
  return gives ? { move: 'claim', args: [wish] } : { move: 'confirmClaim', args: [] };
}

/** Picks a hero; without a card to pick the remedies are tried. */
export function chosenPick(view: View, seat: Seat): Choice {
  const wish = favourite(view, seat, pickable(view, view.hand));
  return wish ? { move: 'pickHero', args: [wish] } : remedy(view, seat);
}

/** Three cards for one; with an empty deck a spare face card of somebody else. */
export function remedy(view: View, seat: Seat): Choice {
  if ((view.muster as Muster).deck > 0) return { move: 'dropForThree', args: [] };
  const [taking] = legalMoves({ takeFace }, view, seat);
  if (!taking) throw new Error(`seat ${seat} finds no face card`);
  return taking;
}

/** A needy player asks once, the player with most face cards, for the lowest pip card; then drops. */
export function askOrDrop(view: View, seat: Seat): Choice {
  const muster = view.muster as Muster;
  const asked = view.story.some(({ kind, data }) => kind === 'swapOffered' && data.seat === seat);
  const pip = view.hand.filter((card) => !isFace(card)).sort((a, b) => pipsOf(a) - pipsOf(b))[0];
  const to = muster.who
    .filter((other) => hasSpareFace(muster, other))
    .sort((a, b) => (muster.hands[b]?.faces ?? 0) - (muster.hands[a]?.faces ?? 0))[0];
  return asked || !pip || !to ? remedy(view, seat) : { move: 'offerSwap', args: [to, pip] };
}

/** A player with a hero gives a face card that would help; others give only one of a class they hold twice. */
export function chosenAnswer(view: View, seat: Seat): Choice {
  const from = view.muster?.offers.find(({ to }) => to === seat)?.from;
  const faces = view.muster && hasSpareFace(view.muster, seat) ? view.hand.filter(isFace) : [];
  const twice = faces.find((card, at) => faces.slice(0, at).some((other) => classOf(other) === classOf(card)));
  const given = view.heroes[seat] ? wanted(view, faces)[0] : twice;
  return { move: 'answerSwap', args: [from, given ?? null] };
}
