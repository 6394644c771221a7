import type { View } from '@lantern/games/crystal-caverns/board';
import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import { legalMoves } from '@lantern/games/kit/move';
import type { Sights } from './sights';

/** Number of latest facts in which a spell counts as recent. */
const JUST_NOW = 6;

export const cavernsSights: Sights<View> = {
  placing: {
    comes: (view, seat) =>
      view.turnNo > 6 && view.stages[seat] === 'place' ? ['role=button[name="Next place"]'] : undefined,
    shows: '[data-lit="true"][data-move="placeCard"]',
  },
  exploring: {
    comes: (view, seat) => (view.turnNo > 8 && view.stages[seat] === 'travel' ? [] : undefined),
    shows: '[data-lit="true"][aria-label$="Move here"]',
  },
  fight: {
    comes(view, seat) {
      const uses = legalMoves(crystalCaverns.moves, view, seat).filter(({ move }) => move === 'useWild');
      return view.level > 1 && new Set(uses.map(({ args }) => args[0])).size > 1 ? [] : undefined;
    },
    shows: '[data-lit="true"]:is([data-move="useWild"], [data-move="aim"])',
  },
  /** The map with cards that a spell has laid during a fight. */
  scrying: {
    comes: (view) => (view.combat !== null && hasScried(view) ? ['role=button[name="Map"]'] : undefined),
    shows: 'role=group[name="Map of the caverns"]',
    back: 'role=button[name="Fight"]',
  },
  dragon: {
    comes({ combat, stages }, seat) {
      const isThere = combat?.foes.some(({ monster }) => monster.rank === 'JOKER');
      return isThere && combat?.exchange?.rolled && stages[seat] === 'decide' ? [] : undefined;
    },
    shows: '[aria-label="The last exchange"] strong',
  },
};

/** Whether a recent spell has laid cards. */
function hasScried({ story }: View): boolean {
  const newest = Math.max(...story.map(({ n }) => n));
  return story.some((fact) => fact.n > newest - JUST_NOW && fact.kind === 'laid' && fact.data.by === null);
}
