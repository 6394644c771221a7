import { lazy, Suspense } from 'react';
import type { CoachProps } from './Coach';
import { tutorialProgressIn } from './progress';
import { useBotsWait } from './useBotsWait';

const Coach = lazy(() => import('./Coach').then((module) => ({ default: module.Coach })));

/** The coach, in a guided match; in any other match nothing of it is fetched. */
export function LazyCoach({ seat, ...rest }: Omit<CoachProps, 'seat'> & { seat: CoachProps['seat'] | null }) {
  const coached = seat !== null && !rest.view.result && tutorialProgressIn(rest.code) !== undefined;
  useBotsWait(rest.bots, coached ? undefined : false);
  if (!coached) return null;
  return (
    <Suspense>
      <Coach seat={seat} {...rest} />
    </Suspense>
  );
}
