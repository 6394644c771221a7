import type { View } from '@lantern/games/crystal-caverns/board';
import { Suspense } from 'react';
import type { PersonProps } from '../../../match/gameBoard';
import { lazyComponent } from '../../../ui/lazyComponent';

/** What is read in sheets is a file of its own: nobody opens one before the board is there. */
const sheets = lazyComponent(() => import('./Sheets').then((part) => part.Sheets));
const person = lazyComponent(() => import('./Sheets').then((part) => part.Person));

export const Sheets = sheets.Part;

/** Everything public about the hero of a seat. */
export function Person(props: PersonProps<View>) {
  return (
    <Suspense>
      <person.Part {...props} />
    </Suspense>
  );
}

/** Fetches the sheets before the first one is opened. Offline they are tried again when one is. */
export function sheetsAhead(): void {
  for (const { fetch } of [sheets, person]) fetch().catch(() => undefined);
}
