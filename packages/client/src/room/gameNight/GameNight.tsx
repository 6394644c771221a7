import { catalogue } from '@lantern/games/catalogue';
import type { GameNightView } from '@lantern/protocol/gameNight';
import type { RoomView } from '@lantern/protocol/rooms';
import { useState } from 'react';
import { useGameNightStrings } from '../../i18n/gameNight/useGameNightStrings';
import { useLanguage } from '../../i18n/strings';
import { inviteUrl, linkOf } from '../../state/inviteUrl';
import { Button } from '../../ui/Button';
import { download } from '../../ui/download';
import { Icon } from '../../ui/Icon';
import type { RoomRole } from '../connection/roomHandle';
import { calendarFile } from './calendarFile';
import { DateSheet } from './DateSheet';
import styles from './GameNight.module.css';
import { Guests } from './Guests';
import { dateInWords } from './invitationText';
import { ShareSheet } from './ShareSheet';

interface GameNightProps {
  handle: RoomRole;
  room: RoomView;
}

/** The date of a game night and its guests; without a date the host can set one. */
export function GameNight({ handle, room }: GameNightProps) {
  const strings = useGameNightStrings();
  const [dating, setDating] = useState(false);
  const night = room.gameNight;
  if (!night && !handle.host) return null;
  return (
    <>
      {night ? (
        <Dated handle={handle} room={room} night={night} onChange={() => setDating(true)} />
      ) : (
        <div className={styles.offer}>
          <Button icon="calendar" onClick={() => setDating(true)}>
            {strings.set}
          </Button>
        </div>
      )}
      {dating && <DateSheet handle={handle} night={night} onClose={() => setDating(false)} />}
    </>
  );
}

function Dated({ handle, room, night, onChange }: GameNightProps & { night: GameNightView; onChange(): void }) {
  const strings = useGameNightStrings();
  const language = useLanguage();
  const [sharing, setSharing] = useState(false);
  const invited = { game: titleOf(room.game), at: night.at, link: linkOf(room.code) };
  const save = () => {
    const event = {
      uid: `${room.code}-${room.createdAt}@${new URL(inviteUrl).hostname}`,
      sequence: night.revision,
      at: night.at,
      summary: strings.subject(invited.game),
      description: `${strings.how}\n${invited.link}`,
      url: invited.link,
    };
    download(`lantern-${room.code}.ics`, calendarFile(event, Date.now()), 'text/calendar');
  };
  return (
    <section className={styles.night} aria-labelledby="game-night">
      <div className={styles.when}>
        <Icon name="calendar" size={28} />
        <div>
          <h2 id="game-night">{strings.title}</h2>
          <time dateTime={new Date(night.at).toISOString()}>{dateInWords(night.at, language)}</time>
        </div>
      </div>
      <div className={styles.row}>
        <Button icon="share" onClick={() => setSharing(true)}>
          {strings.share}
        </Button>
        <Button icon="calendar" onClick={save}>
          {strings.calendar}
        </Button>
        {handle.host && (
          <Button look="quiet" icon="settings" onClick={onChange}>
            {strings.change}
          </Button>
        )}
      </div>
      {room.state === 'open' && <Guests handle={handle} night={night} />}
      {sharing && <ShareSheet invited={invited} onClose={() => setSharing(false)} />}
    </section>
  );
}

function titleOf(game: string): string {
  return catalogue.find(({ id }) => id === game)?.title ?? game;
}
