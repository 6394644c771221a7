import type { GameText, Voice } from '@lantern/games/kit/text';
import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/games/protocol';
import { useState } from 'react';
import type { RoomHandle } from '../app/room/useRoom';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import { Sheet } from '../ui/Sheet';
import { useWords, words } from '../words/words';
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
  const say = useWords().table.end;
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
          <Button onClick={onLeave}>{say.back}</Button>
          {handle.host && (
            <Button look="main" busy={busy} disabled={room.state !== 'over'} onClick={again}>
              {say.again}
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
              <b>{seat === voice.you ? say.named(voice.name(seat)) : voice.name(seat)}</b>
            </span>
          ))}
        </div>
        <p className={styles.ending}>{endingSentence(text, view, voice)}</p>
        {!handle.host && <p className={styles.soft}>{room.hostHere ? say.hostCan : say.hostAway}</p>}
      </div>
    </Sheet>
  );
}

function headline(winners: readonly string[], voice: Voice): string {
  const say = words().table.end;
  if (winners.length === 0) return say.nobody;
  if (voice.you !== null && winners.includes(voice.you)) return winners.length === 1 ? say.you : say.together;
  return say.others(winners.map(voice.name));
}
