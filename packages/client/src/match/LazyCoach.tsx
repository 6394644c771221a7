import { lazy, Suspense } from 'react';
import type { CoachProps } from '../tutorial/Coach';
import { lessonIn } from '../tutorial/progress';

const Coach = lazy(() => import('../tutorial/Coach').then((part) => ({ default: part.Coach })));

/** The coach, where a lesson goes on; nothing of it is fetched for any other match. */
export function LazyCoach({ seat, ...rest }: Omit<CoachProps, 'seat'> & { seat: CoachProps['seat'] | null }) {
  if (seat === null || rest.view.result || !lessonIn(rest.code)) return null;
  return (
    <Suspense>
      <Coach seat={seat} {...rest} />
    </Suspense>
  );
}
