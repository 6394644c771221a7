import type { View } from '@lantern/games/crystal-caverns/board';
import { Suspense } from 'react';
import type { PersonProps } from '../../match/gameBoard';
import { lazyComponent } from '../../ui/lazyComponent';
import type { ArenaProps } from './fight/Arena';
import { heroDrawing, monsterDrawing } from './figures/pictures';
import type { OddsProps } from './sheets/Odds';

/** The sheets, the odds of a fight and the fight have chunks of their own, since nobody needs them before the board. */
const sheets = lazyComponent(() => import('./sheets/Sheets').then((part) => part.Sheets));
const person = lazyComponent(() => import('./sheets/Sheets').then((part) => part.Person));
const odds = lazyComponent(() => import('./sheets/Sheets').then((part) => part.Odds));
const arena = lazyComponent(() => import('./fight/Arena').then((part) => part.Arena));

export const Sheets = sheets.Part;

export const Arena = (props: ArenaProps) => (
  <Suspense>
    <arena.Part {...props} />
  </Suspense>
);

export const Odds = (props: OddsProps) => (
  <Suspense>
    <odds.Part {...props} />
  </Suspense>
);

/** Everything public about the hero of a seat. */
export function Person(props: PersonProps<View>) {
  return (
    <Suspense>
      <person.Part {...props} />
    </Suspense>
  );
}

/** Fetches them before the first one is seen. Offline they are tried again when one is. */
export const fetchAhead = () =>
  Promise.allSettled([heroDrawing, monsterDrawing, sheets, person, odds, arena].map(({ fetch }) => fetch()));
