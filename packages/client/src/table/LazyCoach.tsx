import { lazy, Suspense } from 'react';
import type { CoachProps } from '../learn/Coach';
import { lessonIn } from '../learn/progress';

const Coach = lazy(() => import('../learn/Coach').then((part) => ({ default: part.Coach })));

/** The coach, where a lesson goes on; nothing of it is fetched for any other match. */
export function LazyCoach({ seat, ...rest }: Omit<CoachProps, 'seat'> & { seat: CoachProps['seat'] | null }) {
  if (seat === null || rest.view.result || !lessonIn(rest.code)) return null;
  return (
    <Suspense>
      <Coach seat={seat} {...rest} />
    </Suspense>
  );
}
