import { type Card, DECK } from './data/cards';
import type { Facts } from './facts';
import { hiddenOf } from './rules/secrets';
import type { Fight, State } from './state';

const PLACES: ReadonlyMap<Card, number> = new Map(DECK.map((card, place) => [card, place]));

/** The facts that may change loot points (I5): every change is told. */
const LP_CHANGES: readonly (keyof Facts)[] = [
  'lootShared',
  'lootedLp',
  'gaveLp',
  'bought',
  'prayed',
  'ritual',
  'resurrected',
  'doneShopping',
  'crawlWon',
];

/** The facts remembered from the state before. */
interface Before {
  told: number;
  lp: string;
  decisionId: number;
  nextId: number;
  /** The partners in the exchange of a fight. */
  partners: Fight['partners'] | null;
  ended: boolean;
}

/**
 * Laws of section 12 about the course of a match: loot points change for a reason, the end is the end, counts go up, decks
 * keep no order, in the exchange partners alone are struck.
 */
export function traceInvariants(): (state: State) => string[] {
  let before: Before | undefined;
  return (state) => {
    const broken = [...decksOf(state), ...(before ? since(before, state) : [])];
    before = rememberedOf(state);
    return broken;
  };
}

function rememberedOf(state: State): Before {
  const { story, decisionId, nextId, fight, result } = state;
  return {
    told: story.next - 1,
    lp: lpOf(state),
    decisionId,
    nextId,
    partners: fight?.round === 1 ? { ...fight.partners } : null,
    ended: result !== null,
  };
}

function lpOf(state: State): string {
  return JSON.stringify([state.purse, state.seats.map((seat) => state.heroes[seat]?.lp ?? 0)]);
}

function since(before: Before, state: State): string[] {
  const broken: string[] = [];
  const news = state.story.facts.filter(({ n }) => n > before.told);
  const told = news.some(({ kind }) => LP_CHANGES.includes(kind)) || state.roll?.purpose.kind === 'resurrect';
  if (lpOf(state) !== before.lp && !told) broken.push('I5 nothing told of the change of loot points');
  if (state.decisionId < before.decisionId || state.nextId < before.nextId) broken.push('I14 decisions count up');
  if (before.ended) broken.push('I14 a move after the end');
  const { partners } = before;
  const astray = news.some(
    ({ kind, data }) => partners && (kind === 'attacked' || kind === 'missile') && partners[data.seat] !== data.monster,
  );
  if (astray) broken.push('I13 a blow at another than the partner');
  return broken;
}

/** I11: the remaining cards of a deck are stored in the order of a new one. */
function decksOf(state: State): string[] {
  const { heroDeck, dungeonDeck } = hiddenOf(state);
  const isAsNew = (deck: readonly Card[]) =>
    deck.map((card) => PLACES.get(card) ?? 0).every((place, at, places) => at === 0 || (places[at - 1] ?? 0) < place);
  return [heroDeck, dungeonDeck].every(isAsNew) ? [] : ['I11 a deck keeps an order'];
}
