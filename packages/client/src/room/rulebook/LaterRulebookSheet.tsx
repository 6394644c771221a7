import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazyComponent';
import type { RulebookSheetProps } from './RulebookSheet';

const { fetch, Part } = lazyComponent(() => import('./RulebookSheet').then((part) => part.RulebookSheet));

/** Preloads the sheet. */
export const fetchRulebook = fetch;

/** `RulebookSheet`, loaded at its first render unless it was preloaded. */
export const LaterRulebookSheet = (props: RulebookSheetProps) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);
