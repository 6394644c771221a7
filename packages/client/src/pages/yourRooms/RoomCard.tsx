import { catalogue } from '@lantern/games/catalogue';
import type { AnyFact } from '@lantern/games/module';
import { Link } from 'wouter';
import { Emblem } from '../../art/emblems/Emblem';
import { useDaysStrings } from '../../i18n/days/useDaysStrings';
import { useLanguage, useStrings } from '../../i18n/strings';
import { useYourRoomsStrings } from '../../i18n/yourRooms/useYourRoomsStrings';
import { deadlineInWords } from '../../room/days/until';
import { useNow } from '../../room/days/useNow';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { SeatMark } from '../../ui/seat/SeatMark';
import { LastTold } from './LastTold';
import { awaitedIn, deadlineIn, type Seen, type Standing, standingOf, waitIn } from './standing';
import styles from './YourRooms.module.css';

interface RoomCardProps {
  seen: Seen;
  /** Whether the card is the first one, whose button is gold if it is this browser's turn. */
  isFirst: boolean;
  onHide(): void;
}

/**
 * A room of this browser: its game, its players, the seats that the match waits for, and the deadline. The card is a
 * link.
 */
export function RoomCard({ seen, isFirst, onHide }: RoomCardProps) {
  const say = useYourRoomsStrings();
  const { known, room, glance } = seen;
  const standing = standingOf(seen);
  const isMine = standing === 'mine';
  const game = room?.game ?? known.game;
  const title = titleOf(game);
  return (
    <li className={styles.card} data-mine={isMine || undefined}>
      <span className={styles.picture}>
        <Emblem game={game} />
      </span>
      <Link href={`/r/${known.code}`} className={styles.words}>
        <b className={styles.title}>{title}</b>
        <State {...{ seen, standing }} />
        {room && glance?.told && <LastTold room={room} fact={glance.told as AnyFact} />}
        <People seen={seen} />
      </Link>
      <span className={styles.side}>
        <Button look="quiet" icon="close" iconOnly className={styles.hide} onClick={onHide}>
          {say.hide(title, known.code)}
        </Button>
        {isMine && isFirst ? (
          <span className={styles.play} aria-hidden="true">
            <Icon name="play" size={16} />
            {say.play}
          </span>
        ) : (
          <Icon name="next" />
        )}
      </span>
    </li>
  );
}

/** Returns the title of a game up to its colon. */
function titleOf(game: string): string {
  return (catalogue.find(({ id }) => id === game)?.title ?? game).split(':')[0] as string;
}

function State({ seen, standing }: { seen: Seen; standing: Standing }) {
  const say = useYourRoomsStrings();
  const ago = seen.room?.paused ? null : waitIn(seen);
  const until = deadlineIn(seen);
  const unread = seen.room?.unread ?? 0;
  return (
    <span className={styles.state}>
      <span>{inWords(seen, standing, say)}</span>
      {until !== null ? <Deadline until={until} /> : ago !== null && <span>{agoInWords(ago, say)}</span>}
      {unread > 0 && <span>{say.unread(unread)}</span>}
    </span>
  );
}

function Deadline({ until }: { until: number }) {
  const strings = useDaysStrings();
  return <span>{deadlineInWords(until, useNow(until), useLanguage(), strings)}</span>;
}

type Say = ReturnType<typeof useYourRoomsStrings>;

function inWords(seen: Seen, standing: Standing, say: Say): string {
  const { room } = seen;
  if (!room) return say.unreachable;
  if (standing === 'mine') return say.yours;
  if (standing === 'over') return say.over;
  if (room.paused) return say.paused;
  if (standing === 'theirs') {
    const awaited = awaitedIn(seen);
    const asked = room.seats.filter(({ seat }) => awaited.includes(seat));
    return say.waiting(asked.map(({ name }) => name).filter((name) => name !== ''));
  }
  const free = room.seats.filter(({ kind }) => kind === 'empty').length;
  return free > 0 ? say.free(free) : say.full;
}

/** Returns a duration in words. @param ago milliseconds */
function agoInWords(ago: number, say: Say): string {
  const minutes = Math.floor(ago / 60_000);
  if (minutes < 1) return say.now;
  if (minutes < 60) return say.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? say.hours(hours) : say.days(Math.floor(hours / 24));
}

/** The tokens of the seated players, with a ring around those who owe a decision. */
function People({ seen }: { seen: Seen }) {
  const { common, room: strings } = useStrings();
  const { known, room } = seen;
  const awaited = awaitedIn(seen);
  const seated = room?.seats.filter(({ kind }) => kind !== 'empty') ?? [];
  const names = seated.map(({ seat, name }) => (room?.mine.includes(seat) ? common.you : name));
  return (
    <span className={styles.people}>
      {seated.map(({ seat }) => (
        <span key={seat} className={styles.token} data-asked={awaited.includes(seat) || undefined}>
          <SeatMark seat={seat} size={18} />
        </span>
      ))}
      <span className={styles.names}>{names.length > 0 ? names.join(', ') : `${strings.room} ${known.code}`}</span>
    </span>
  );
}
