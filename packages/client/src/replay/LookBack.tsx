import type { Seat } from '@lantern/protocol/seat';
import { type ReactNode, useMemo, useRef } from 'react';
import { useReplayStrings } from '../i18n/replay/useReplayStrings';
import type { GameClient } from '../match/gameBoard';
import { Button } from '../ui/Button';
import { useBack } from '../ui/back';
import { useModal } from '../ui/modal';
import { serverSource } from './pageSource';
import styles from './Replay.module.css';
import { ReplayView } from './ReplayView';
import { useReplay } from './useReplay';

export interface LookBackProps {
  game: GameClient;
  code: string;
  matchId: string;
  seatKey: string | undefined;
  names: Readonly<Record<Seat, string>>;
  /** The version of the view that is shown at the table now. */
  now: number;
  /** The match waits for the viewer. */
  mine: boolean;
  /** The first step of the missed moves to play; otherwise the replay opens at the present or at a fact. */
  from?: number;
  /** The number of the fact to show as it happened. */
  fact?: number;
  /** Whether to play the match on from that fact. */
  onwards?: boolean;
  /** Opens with the analysis of the match. */
  analysed?: boolean;
  /** The moment of the analysis to show first. */
  moment?: number;
  /** The offer of the host, if there is one. */
  offer?: ReactNode;
  onClose(): void;
}

/** The duration of the replay of all missed moves. */
const CATCH_UP_MS = 20_000;
const MAX_STEP_MS = 1500;

/** The replay over the table. The match continues behind it; one tap or Escape returns to it. */
export function LookBack({
  game,
  code,
  matchId,
  seatKey,
  names,
  now,
  mine,
  from,
  fact,
  onwards,
  analysed,
  moment,
  offer,
  onClose,
}: LookBackProps) {
  const strings = useReplayStrings();
  const source = useMemo(() => serverSource(code, matchId, seatKey), [code, matchId, seatKey]);
  const begun = useRef(now).current;
  const played = from === undefined ? MAX_STEP_MS : Math.min(MAX_STEP_MS, CATCH_UP_MS / Math.max(1, begun - from));
  const stepTime = from !== undefined || onwards ? played : undefined;
  const replay = useReplay({ source, from: from ?? begun, fact, newest: now, stepTime });
  const dialog = useModal();
  useBack(onClose);
  const further = now - begun;
  return (
    <dialog
      ref={dialog}
      className={styles.over}
      data-replay
      aria-label={strings.lookingBack}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <ReplayView
        {...{ game, replay, names, analysed, moment }}
        notice={offer || (further > 0 && strings.further(further))}
        actions={
          <Button look={mine ? 'main' : 'plain'} icon="last" onClick={onClose}>
            {mine ? strings.nowYours : strings.now}
          </Button>
        }
      />
    </dialog>
  );
}
