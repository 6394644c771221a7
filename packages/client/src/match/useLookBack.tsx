import type { Seat } from '@lantern/protocol/seat';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { BoardFrameProps } from './BoardFrame';
import { useMissed } from './useMissed';

const PastActions = lazy(() => import('../replay/ReplayActions').then((part) => ({ default: part.ReplayActions })));
const LookBack = lazy(() => import('../replay/LookBack').then((part) => ({ default: part.LookBack })));
const CatchUp = lazy(() => import('../replay/CatchUp').then((part) => ({ default: part.CatchUp })));
const FairPlaySheet = lazy(() => import('../replay/FairPlaySheet').then((part) => ({ default: part.FairPlaySheet })));

/** What the table shows of its match's past. */
export interface LookingBack {
  /** What can be done with it, for the sheets. */
  actions: ReactNode;
  /** What is offered to one who comes back after several moves. */
  offer: ReactNode;
  /** What lies over the table: the look back, or the sheet of fair play. */
  over: ReactNode;
  /** One looks back, and the table is out of sight. */
  looking: boolean;
}

export interface LookingBackSpec extends Pick<BoardFrameProps, 'game' | 'handle' | 'matchId' | 'match'> {
  names: Readonly<Record<Seat, string>>;
  /** The viewer is awaited. */
  mine: boolean;
  /** Closes what lies over the table now. */
  onOpen(): void;
}

/** The past of the match at a table, fetched when somebody asks for it. */
export function useLookBack({ game, handle, matchId, match, names, mine, onOpen }: LookingBackSpec): LookingBack {
  const { code, seat, seatKey } = handle;
  const { view, version } = match;
  const [shown, setShown] = useState<{ from?: number } | 'fair' | null>(null);
  const [missed, skip] = useMissed(matchId, seat, version);
  useEffect(() => {
    // What has been promised is noted at the start, long before anybody asks whether it was kept.
    import('../replay/commitments').then(({ fetchPromise }) => fetchPromise(code, matchId)).catch(() => undefined);
  }, [code, matchId]);
  const open = (what: NonNullable<typeof shown>) => {
    skip();
    onOpen();
    setShown(what);
  };
  const close = () => setShown(null);
  const looking = shown !== null && shown !== 'fair';
  return {
    looking,
    actions: (
      <Suspense>
        <PastActions
          {...{ code, matchId, seatKey }}
          title={game.text.title}
          over={view.result !== null}
          onLookBack={() => open({})}
          onFair={() => open('fair')}
        />
      </Suspense>
    ),
    offer: missed !== null && !looking && (
      <Suspense>
        <CatchUp missed={version - missed} onPlay={() => open({ from: missed })} onSkip={skip} />
      </Suspense>
    ),
    over: shown !== null && (
      <Suspense>
        {shown === 'fair' ? (
          <FairPlaySheet {...{ code, matchId, view, names }} game={game.id} onClose={close} />
        ) : (
          <LookBack
            {...{ game, code, matchId, seatKey, names, mine }}
            now={version}
            from={shown.from}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}
