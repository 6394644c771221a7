import { type GameText, listOf, type Voice } from '@lantern/games/kit/text';
import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/games/protocol';
import { useState } from 'react';
import type { RoomHandle } from '../app/room/useRoom';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import { Sheet } from '../ui/Sheet';
import { endingSentence } from './sentences';
import styles from './sheets.module.css';

export interface EndSheetProps {
  handle: RoomHandle;
  room: RoomView;
  view: CommonView;
  text: GameText;
  voice: Voice;
  onClose(): void;
  onLeave(): void;
}

/** How the match ended and what comes next. */
export function EndSheet({ handle, room, view, text, voice, onClose, onLeave }: EndSheetProps) {
  const [busy, setBusy] = useState(false);
  const winners = view.result?.winners ?? [];
  const again = async () => {
    setBusy(true);
    await handle.start();
    setBusy(false);
  };
  return (
    <Sheet
      title={headline(winners, voice)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onLeave}>Back to the room</Button>
          {handle.host && (
            <Button look="main" busy={busy} disabled={room.state !== 'over'} onClick={again}>
              Play again
            </Button>
          )}
        </>
      }
    >
      <div className={styles.end}>
        <div className={styles.podium}>
          {winners.map((seat) => (
            <span key={seat} className={styles.winner}>
              <Icon name="crown" size={30} />
              <SeatMark seat={seat} size={64} />
              <b>{seat === voice.you ? `${voice.name(seat)} (you)` : voice.name(seat)}</b>
            </span>
          ))}
        </div>
        <p className={styles.ending}>{endingSentence(text, view, voice)}</p>
        {!handle.host && (
          <p className={styles.soft}>
            {room.hostHere ? 'The host can start another match.' : 'The host is away. The room stays open.'}
          </p>
        )}
      </div>
    </Sheet>
  );
}

function headline(winners: readonly string[], voice: Voice): string {
  if (winners.length === 0) return 'Nobody wins';
  if (voice.you !== null && winners.includes(voice.you)) return winners.length === 1 ? 'You win!' : 'You win together!';
  return `${listOf(winners.map(voice.name))} ${winners.length === 1 ? 'wins' : 'win'}`;
}
