import { reachOf, type Square, unitsThatMustFight, type View } from '@lantern/games/crystal-wars/board';
import { crystalWars } from '@lantern/games/crystal-wars/game';
import { legalMoves } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import { asked, type Sight, type Sights } from './sights';

const fieldAt = (square: Square): string => `[data-square="${square}"][data-name]`;

/** The start and the destination of each possible move of a kind. */
const movesOf = (view: View, seat: Seat, wanted: string): [from: Square, to: Square][] =>
  legalMoves(crystalWars.moves, view, seat)
    .filter(({ move }) => move === wanted)
    .map(({ args: [from, to] }) => [from as Square, to as Square]);

/** The sheet of an attack, which opens when its target is tapped. */
const attack = (move: string, title: string): Sight<View> => ({
  comes: (view, seat) => movesOf(view, seat, move)[0]?.map(fieldAt),
  shows: `dialog[open] h2:text("${title}")`,
});

export const warsSights: Sights<View> = {
  setup: {
    comes: (view, seat) => (view.stages[seat] === 'freeVillage' ? ['button[data-mark="place"]'] : undefined),
    shows: '[data-lit="true"][data-move="placeFreeVillage"]',
  },
  battle: attack('battle', 'Battle'),
  siege: attack('siege', 'Siege'),
  persuade: { ...attack('persuade', 'Win over'), mayMiss: true },
  sabotage: { ...attack('sabotage', 'Sabotage'), mayMiss: true },
  /** The squares within reach of a unit, one of them by a stream. */
  move: {
    comes(view, seat) {
      const ways = movesOf(view, seat, 'moveUnit');
      const from = ways.find(([from, to]) => reachOf(view, from).get(to)?.flow)?.[0];
      const plain = ways.filter(([at, to]) => at === from && !reachOf(view, at).get(to)?.flow);
      return from !== undefined && plain.length > 2 ? [fieldAt(from)] : undefined;
    },
    shows: '[data-mark="flow"]',
  },
  vortex: {
    comes: (view, seat) => movesOf(view, seat, 'teleport')[0]?.slice(0, 1).map(fieldAt),
    shows: '[data-mark="vortex"]',
    mayMiss: true,
  },
  forced: {
    comes: (view, seat) =>
      view.stages[seat] === 'combat' && unitsThatMustFight(view, seat).length > 0 ? [] : undefined,
    shows: '[data-mark="must"]',
  },
  build: {
    comes(view, seat) {
      const creation = legalMoves(crystalWars.moves, view, seat).find(({ move }) => move === 'create');
      return creation && view.round.number > 3 ? [`[data-lit="true"][data-kind="${creation.args[0]}"]`] : undefined;
    },
    shows: 'role=button[name=/Build an? \\w+ here/]',
  },
  casualty: { ...asked('button[data-mark="take"]', 'casualty'), mayMiss: true },
  militia: { ...asked('button[data-mark="place"]', 'militia'), mayMiss: true },
  riots: { ...asked('button[data-mark="take"]', 'riots'), mayMiss: true },
};
