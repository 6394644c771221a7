import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import { type ReactNode, useState } from 'react';
import { useSeriesStrings } from '../i18n/series/useSeriesStrings';
import { t, useStrings } from '../i18n/strings';
import type { RoomHandle } from '../room/connection/roomHandle';
import { History, Series } from '../room/Series';
import { HostAway } from '../room/seats/HostAway';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/seat/SeatMark';
import { Sheet } from '../ui/sheet/Sheet';
import styles from './EndSheet.module.css';
import { endingSentence } from './sentences';

export interface EndSheetProps {
  handle: RoomHandle;
  room: RoomView;
  view: CommonView;
  text: GameStrings;
  voice: Voice;
  /** What can be done with the past of the match. */
  replayActions: ReactNode;
  onClose(): void;
  onLeave(): void;
}

/** How the match ended and what comes next. */
export function EndSheet({ handle, room, view, text, voice, replayActions: past, onClose, onLeave }: EndSheetProps) {
  const { match, hosting, refusals } = useStrings();
  const series = useSeriesStrings();
  const say = match.end;
  const [busy, setBusy] = useState(false);
  const winners = view.result?.winners ?? [];
  const fault = room.history.some(({ matchId, end }) => matchId === room.matchId && end === 'fault');
  const again = async () => {
    setBusy(true);
    await handle.rematch();
    setBusy(false);
  };
  return (
    <Sheet
      title={view.result ? headline(winners, voice) : fault ? series.fault : hosting.end.vote}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onLeave}>{say.back}</Button>
          {handle.host && (
            <Button look="main" busy={busy} disabled={room.state !== 'over'} onClick={again}>
              {hosting.end.rematch}
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
        <p className={styles.ending}>
          {view.result
            ? endingSentence(text, view, voice)
            : fault
              ? refusals.server.TABLE_FROZEN({})
              : hosting.end.voted}
        </p>
        {room.history.length > 0 && (
          <div className={styles.session}>
            <Series room={room} />
            <History history={room.history} code={room.code} />
          </div>
        )}
        {handle.host && <p className={styles.soft}>{hosting.end.rotate}</p>}
        {!handle.host && (
          <p className={styles.soft}>{handle.hostAway ? <HostAway handle={handle} room={room} /> : say.hostCan}</p>
        )}
        {past}
      </div>
    </Sheet>
  );
}

function headline(winners: readonly string[], voice: Voice): string {
  const say = t().match.end;
  if (winners.length === 0) return say.nobody;
  if (voice.you !== null && winners.includes(voice.you)) return winners.length === 1 ? say.you : say.together;
  return say.others(winners.map(voice.name));
}
