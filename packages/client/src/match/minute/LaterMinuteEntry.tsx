import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazyComponent';
import type { MinuteEntryProps } from './MinuteEntry';

const { fetch, Part } = lazyComponent(() => import('./MinuteEntry').then((part) => part.MinuteEntry));

/** Preloads the button and its sheet. */
export const fetchMinuteEntry = fetch;

/** `MinuteEntry`, loaded at its first render unless it was preloaded. */
export const LaterMinuteEntry = (props: MinuteEntryProps) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);
