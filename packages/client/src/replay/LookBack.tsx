import type { Seat } from '@lantern/protocol/seat';
import { useMemo, useRef } from 'react';
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
  /** Somebody waits for the one who looks back. */
  mine: boolean;
  /** The step to play from, for one who has been away; else one looks around from now. */
  from?: number;
  /** Begins with the analysis of the match. */
  analysed?: boolean;
  onClose(): void;
}

/** All that somebody has missed is played within so many milliseconds. */
const CATCH_UP = 20_000;
const SLOWEST = 1500;

/** Looking back from the table. The match goes on behind it, and one tap or Escape leads back to it. */
export function LookBack({ game, code, matchId, seatKey, names, now, mine, from, analysed, onClose }: LookBackProps) {
  const strings = useReplayStrings();
  const source = useMemo(() => serverSource(code, matchId, seatKey), [code, matchId, seatKey]);
  const begun = useRef(now).current;
  const pace = from === undefined ? undefined : Math.min(SLOWEST, CATCH_UP / Math.max(1, begun - from));
  const replay = useReplay({ source, from: from ?? begun, newest: now, pace });
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
        {...{ game, replay, names, analysed }}
        notice={further > 0 && strings.further(further)}
        actions={
          <Button look={mine ? 'main' : 'plain'} icon="last" onClick={onClose}>
            {mine ? strings.nowYours : strings.now}
          </Button>
        }
      />
    </dialog>
  );
}
