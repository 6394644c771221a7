import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { GameClient } from '../../match/gameBoard';
import type { Match } from '../../match/useMatch';
import { useMissedMoves } from '../../match/useMissedMoves';
import type { RoomHandle } from '../../room/connection/roomHandle';

const ReplayActions = lazy(() =>
  import('../../replay/ReplayActions').then((module) => ({ default: module.ReplayActions })),
);
const LookBackDialog = lazy(() => import('../../replay/LookBack').then((module) => ({ default: module.LookBack })));
const CatchUp = lazy(() => import('../../replay/CatchUp').then((module) => ({ default: module.CatchUp })));
const FairPlaySheet = lazy(() =>
  import('../../replay/fairPlay/FairPlaySheet').then((module) => ({ default: module.FairPlaySheet })),
);

/** What a match page shows of the moves that have been made. */
export interface LookBack {
  /** Look back, save, share, check: for the sheets. */
  actions: ReactNode;
  /** What is offered to one who comes back after several moves. */
  offer: ReactNode;
  /** What lies over the board: the replay, or the fair-play sheet. */
  overlay: ReactNode;
}

export interface LookBackOptions {
  game: GameClient;
  handle: RoomHandle;
  matchId: string;
  match: Match & { view: CommonView };
  names: Readonly<Record<Seat, string>>;
  /** The match waits for the viewer. */
  mine: boolean;
  /** Closes the sheet that is open over the board. */
  onOpen(): void;
}

/** Looking back during a match. Its code is fetched when somebody asks for it. */
export function useLookBack({ game, handle, matchId, match, names, mine, onOpen }: LookBackOptions): LookBack {
  const { code, seat, seatKey } = handle;
  const { view, version } = match;
  const [shown, setShown] = useState<{ from?: number; analysed?: boolean } | 'fairPlay' | null>(null);
  const [missed, skip] = useMissedMoves(matchId, seat, match);
  useNotedCommitment(code, matchId);
  const open = (what: NonNullable<typeof shown>) => {
    skip();
    onOpen();
    setShown(what);
  };
  const onClose = () => setShown(null);
  const replaying = shown !== null && shown !== 'fairPlay';
  return {
    actions: (
      <Suspense>
        <ReplayActions
          {...{ code, matchId, seatKey }}
          title={game.text.title}
          over={view.result !== null}
          onLookBack={() => open({})}
          onAnalyse={() => open({ analysed: true })}
          onFair={() => open('fairPlay')}
        />
      </Suspense>
    ),
    offer: missed !== null && !replaying && (
      <Suspense>
        <CatchUp missed={version - missed} onPlay={() => open({ from: missed })} onSkip={skip} />
      </Suspense>
    ),
    overlay: shown !== null && (
      <Suspense>
        {shown === 'fairPlay' ? (
          <FairPlaySheet {...{ code, matchId, view, names, onClose }} game={game.id} />
        ) : (
          <LookBackDialog {...{ game, code, matchId, seatKey, names, mine, onClose }} {...shown} now={version} />
        )}
      </Suspense>
    ),
  };
}

/** Notes the server's commitment to the seed at the start, so that it can be compared with what is revealed at the end. */
function useNotedCommitment(code: string, matchId: string): void {
  useEffect(() => {
    import('../../room/seed/commitments')
      .then(({ fetchCommitment: fetchPromise }) => fetchPromise(code, matchId))
      .catch(() => undefined);
  }, [code, matchId]);
}
