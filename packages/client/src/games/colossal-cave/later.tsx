import type { View } from '@lantern/games/colossal-cave/board';
import { Suspense } from 'react';
import type { PersonProps } from '../../match/gameBoard';
import { lazyComponent } from '../../ui/lazyComponent';
import type { BoardContext } from './context';

/** The sheets are loaded as a separate chunk, because none is open when the board appears. */
const sheets = lazyComponent(() => import('./sheets/Sheets').then((part) => part.Sheets));
const person = lazyComponent(() => import('./sheets/Sheets').then((part) => part.Person));

export const Sheets = (props: { context: BoardContext }) => (
  <Suspense>
    <sheets.Part {...props} />
  </Suspense>
);

/** All public information about a seat. */
export const Person = (props: PersonProps<View>) => (
  <Suspense>
    <person.Part {...props} />
  </Suspense>
);

/** Fetches the sheets before the first one is opened. A failed fetch is repeated when a sheet is opened. */
export const fetchAhead = () => Promise.allSettled([sheets.fetch(), person.fetch()]);
