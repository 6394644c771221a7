import { type CardId, kindOf, monstersCalledBy } from '../data/cards';
import { keyOf, partyCard } from '../rules/grid';
import type { Placement } from '../rules/placing';
import type { MapCard } from '../state';
import type { Monster } from '../types';
import type { View } from '../view';
import { LONG_PEACE, turnsOfPeace } from './peace';
import { surroundingsOf } from './surroundings';
import { costOf, type Toll, tollsFrom } from './tolls';

/** The value of a turn without a fight, in hit points: the most important criterion. */
const PEACE = 5;
/** The maximum cost of a way to a card; a card behind locked stairs counts as that far. */
const MAX_DISTANCE = 30;
/** Stands for the real monster, which is not known before the card is placed. */
const ANY_MONSTER: Monster = { id: 0, rank: 'J', level: 1, pieces: [] };

/**
 * Returns the place where a lone hero lays a card: no fight is forced, and the way to the other cards is free of monsters.
 */
export function placementAlone(view: View, id: CardId, placements: readonly Placement[]): Placement {
  const tolls = tollsFrom(view, partyCard(view));
  const sites = placements.map((placement) => ({ placement, score: siteScore(view, id, placement, tolls) }));
  sites.sort((a, b) => b.score - a.score);
  let best: Placement | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { placement, score } of sites) {
    if (score + PEACE * LONG_PEACE <= most) break;
    const total = score + PEACE * peaceWith(view, id, placement);
    if (total > most) [best, most] = [placement, total];
  }
  return best as Placement;
}

/** Room for more cards, less the cheapest way there. */
function siteScore(view: View, id: CardId, placement: Placement, tolls: ReadonlyMap<MapCard, Toll>): number {
  const { joined, room } = surroundingsOf(view, id, placement);
  const cost = Math.min(MAX_DISTANCE, ...joined.map((card) => costOf(tolls, card)));
  return room - cost;
}

/** The turns of peace that are left with the card there, with all the monsters it may call. */
function peaceWith(view: View, id: CardId, placement: Placement): number {
  const calls = view.monsterPile.length > 0 && monstersCalledBy(id, view.options.poolGuarded) > 0;
  const monsters = calls || kindOf(id) === 'stairway' ? [ANY_MONSTER] : [];
  const card: MapCard = {
    id,
    ...placement,
    monsters,
    seq: 0,
    locked: false,
    visited: false,
    poolUsed: false,
    shaft: false,
  };
  return turnsOfPeace({ ...view, map: { ...view.map, [keyOf(card)]: card } }, partyCard(view), view.from);
}
