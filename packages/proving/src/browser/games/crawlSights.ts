import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import { asked, type Sight, type Sights } from './sights';

const lit = (...moves: readonly string[]): string =>
  `:is(${moves.map((move) => `[data-lit="true"][data-move="${move}"]`)})`;

/** A fight in which the viewer's hero acts. */
const acts = (againstDragon: boolean): Sight<View> => ({
  comes: ({ fight, stages }, seat) =>
    stages[seat] === 'act' && fight?.monsters.some(({ id }) => id === 'dragon') === againstDragon ? [] : undefined,
  shows: lit('attack', 'missile'),
});

export const crawlSights: Sights<View> = {
  shop: asked(lit('doneShopping'), 'shop'),
  room: asked(lit('declareElite'), 'reveal'),
  prepare: { ...asked(lit('setReady'), 'prepare'), mayMiss: true },
  fight: acts(false),
  evade: { ...asked(lit('takeHit'), 'evade'), mayMiss: true },
  luck: { ...asked(lit('reroll'), 'luck'), mayMiss: true },
  trap: asked(lit('disarm', 'springTrap'), 'trap'),
  chest: asked(lit('openChest'), 'chest'),
  loot: asked(lit('proposeSplit', 'voteSplit'), 'propose', 'vote'),
  rest: {
    comes: (view, seat) => (view.roomNo > 2 && view.mustDecide && view.stages[seat] === 'rest' ? [] : undefined),
    shows: lit('setReady'),
  },
  dragon: acts(true),
};
