import type { View } from '@lantern/games/crystal-caverns/board';
import { Suspense } from 'react';
import type { PersonProps } from '../../match/gameBoard';
import { lazyComponent } from '../../ui/lazyComponent';

/** What is read in sheets and what lies behind a fight are files of their own: nobody sees them before the board. */
const sheets = lazyComponent(() => import('./sheets/Sheets').then((part) => part.Sheets));
const person = lazyComponent(() => import('./sheets/Sheets').then((part) => part.Person));
const backdrop = lazyComponent(() => import('./fight/Backdrop').then((part) => part.Backdrop));

export const Sheets = sheets.Part;

export const Backdrop = () => (
  <Suspense>
    <backdrop.Part />
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
export const fetchAhead = () => Promise.allSettled([sheets, person, backdrop].map(({ fetch }) => fetch()));
