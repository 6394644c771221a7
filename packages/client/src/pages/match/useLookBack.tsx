import type { Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { GameClient } from '../../match/gameBoard';
import type { Match } from '../../match/useMatch';
import type { LookBackProps } from '../../replay/LookBack';
import type { PastPanelParts } from '../../replay/PastPanel';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { LaterOffer } from '../../room/offer/LaterOffer';
import { whenIdle } from '../../state/idle';
import { laterComponent } from '../../ui/laterComponent';

const ReplayActions = laterComponent(() => import('../../replay/ReplayActions').then((module) => module.ReplayActions));
const LookBackDialog = lazy(() => import('../../replay/LookBack').then((module) => ({ default: module.LookBack })));
const CatchUp = laterComponent(() => import('../../replay/CatchUp').then((module) => module.CatchUp));
const FairPlaySheet = lazy(() =>
  import('../../replay/fairPlay/FairPlaySheet').then((module) => ({ default: module.FairPlaySheet })),
);

const PastPanel = laterComponent(() => import('../../replay/PastPanel').then((module) => module.PastPanel));

/** The parts of a match page that show past moves. */
export interface LookBack {
  /** The actions for the sheets: open the replay, save it, share it, check fair play. */
  actions: ReactNode;
  /** The same panel with the turning point of the match, for its end page. */
  past(parts: PastPanelParts): ReactNode;
  /** The offer to see the missed moves, for a viewer who returns after several of them. */
  offer: ReactNode;
  /** The dialog over the board: the replay, or the fair-play sheet. */
  overlay: ReactNode;
  /** Shows the step of a fact, given by its number, or plays the match on from there. */
  show(fact: number, onwards: boolean): void;
}

export interface LookBackOptions {
  game: GameClient;
  handle: RoomHandle;
  matchId: string;
  match: Pick<Match, 'version' | 'live'> & { newest: CommonView };
  /** The version that a returning viewer saw last; `null` if the missed moves are shown in another way. */
  missed: number | null;
  /** The viewer has seen the missed moves, or dismisses the offer. */
  skip(): void;
  names: Readonly<Record<Seat, string>>;
  voice: Voice;
  /** The match waits for the viewer. */
  mine: boolean;
  /** Whether the match is over, however it ended. */
  over: boolean;
  /** Closes the sheet that is open over the board. */
  onOpen(): void;
}

/** The props with which the dialog opens. */
type Shown = Pick<LookBackProps, 'from' | 'fact' | 'onwards' | 'analysed' | 'moment'> | 'fairPlay';

/** The replay during a match. Its code is loaded on demand. */
export function useLookBack(options: LookBackOptions): LookBack {
  const { game, handle, matchId, match, missed, skip, names, voice, mine, over, onOpen } = options;
  const { code, seatKey } = handle;
  const { newest: view, version } = match;
  const [shown, setShown] = useState<Shown | null>(null);
  useNotedCommitment(code, matchId);
  useFetchedAhead();
  const open = (what: Shown) => {
    skip();
    onOpen();
    setShown(what);
  };
  const onClose = () => setShown(null);
  const of = { code, matchId, seatKey, moves: version };
  return {
    show: (fact, onwards) => open({ fact, onwards }),
    actions: (
      <ReplayActions
        {...{ ...of, over }}
        title={game.text.title}
        onLookBack={() => open({})}
        onAnalyse={() => open({ analysed: true })}
        onFair={() => open('fairPlay')}
      />
    ),
    past: (parts) => (
      <PastPanel {...{ ...of, game, voice, ...parts }} onLookBack={open} onFair={() => open('fairPlay')} />
    ),
    offer: missed !== null && (shown === null || shown === 'fairPlay') && (
      <CatchUp missed={version - missed} onPlay={() => open({ from: missed })} onSkip={skip} />
    ),
    overlay: shown !== null && (
      <Suspense>
        {shown === 'fairPlay' ? (
          <FairPlaySheet {...{ code, matchId, view, names, onClose }} game={game.id} />
        ) : (
          <LookBackDialog
            {...{ game, code, matchId, seatKey, names, mine, onClose }}
            {...shown}
            now={version}
            offer={handle.room?.offer && <LaterOffer handle={handle} room={handle.room} />}
          />
        )}
      </Suspense>
    ),
  };
}

/** Preloads the panel, so that the end page opens completely. */
function useFetchedAhead(): void {
  useEffect(() => whenIdle(() => void PastPanel.fetch().catch(() => undefined)), []);
}

/**
 * Stores the server's commitment to the seed at the start, so that it can be compared with the secret revealed at the
 * end.
 */
function useNotedCommitment(code: string, matchId: string): void {
  useEffect(() => {
    import('../../room/seed/commitments')
      .then(({ fetchCommitment }) => fetchCommitment(code, matchId))
      .catch(() => undefined);
  }, [code, matchId]);
}
