import type { View } from '@lantern/games/crystal-city-catan/board';
import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { legalMoves } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import { asked, type Sights } from './sights';

const PLACE = '[data-lit="true"][aria-label^="Build: "]:not([data-move])';
const MORE = 'role=button[name=/^One more/][disabled=false]';

const can = (view: View, seat: Seat, wanted: RegExp): boolean =>
  view.stages[seat] === 'build' && legalMoves(crystalCityCatan.moves, view, seat).some(({ move }) => wanted.test(move));

export const citySights: Sights<View> = {
  board: {
    comes: (view, seat) => (view.turnNo > 12 && can(view, seat, /^(build|grow)/) ? [] : undefined),
    shows: PLACE,
  },
  build: {
    comes: (view, seat) => (can(view, seat, /^(build|grow)/) ? [PLACE] : undefined),
    shows: '[data-decision] [data-lit="true"][data-move]',
    back: 'role=button[name="Close"]',
  },
  trade: {
    comes: (view, seat) =>
      can(view, seat, /^offerTrade$/)
        ? [
            'role=button[name="Trade"]',
            `role=group[name=/^You give: /] >> ${MORE}`,
            `role=group[name=/^You get from /] >> ${MORE}`,
          ]
        : undefined,
    shows: 'dialog[open] [data-move="offerTrade"]',
  },
  'event-gain': asked('[data-frame="action"] [data-asked]', 'gain'),
  'event-claim': { ...asked('[data-frame="action"] [data-asked]', 'claim'), mayMiss: true },
  'event-champion': { ...asked('[data-frame="action"] [data-asked]', 'garrison'), mayMiss: true },
  'event-marauders': { ...asked('[data-frame="action"] [data-asked]', 'lose'), mayMiss: true },
};
