import { isolated } from '@lantern/games/kit/bidi';
import type { CommonView } from '@lantern/games/module';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { Fragment, type ReactNode } from 'react';
import type { Strings } from '../../i18n/en';
import { useStrings } from '../../i18n/strings';
import { clockTime } from '../../i18n/time';
import type { RunningWaits } from '../../net/room/RoomConnection';
import { Icon, type IconName } from '../../ui/Icon';
import { Name } from '../../ui/Name';
import { SeatMark, seatSign, type TokenColour } from '../../ui/seat/SeatMark';
import { Countdown } from '../../ui/time/Countdown';
import type { Counter, GameClient } from '../gameBoard';
import frame from './frame.module.css';
import styles from './PeopleRail.module.css';

export interface PeopleRailProps {
  game: GameClient;
  room: Pick<RoomView, 'seats'>;
  view: CommonView;
  /** The viewer's seat. */
  seat: Seat | null;
  /** The seats that wait for a stand-in; absent if the match is over. */
  waits?: RunningWaits | undefined;
  /** Renders the newest message of a seat, or of the spectators (`null`). */
  speech?: ((seat: Seat | null) => ReactNode) | undefined;
  /** Opens the public information about the player of a seat. */
  onOpen(seat: Seat): void;
}

/**
 * All people at the table: token, name, whose turn it is, who still has to decide, who is offline, and the game's
 * counters.
 */
export function PeopleRail({ game, room, view, seat, waits, speech, onOpen }: PeopleRailProps) {
  const { match } = useStrings();
  return (
    <nav className={`${frame.rail} ${styles.rail}`} aria-label={match.people.label} data-frame="rail">
      {room.seats.map((seatView) => (
        <div key={seatView.seat} className={styles.cell}>
          <Person
            {...{ one: seatView, view }}
            mine={seatView.seat === seat}
            endsAt={waits?.seats[seatView.seat]}
            counters={game.counters?.(view, seatView.seat) ?? []}
            colour={game.colourOf?.(view, seatView.seat)}
            onOpen={() => onOpen(seatView.seat)}
          />
          {speech?.(seatView.seat)}
        </div>
      ))}
      {speech?.(null)}
    </nav>
  );
}

interface PersonProps {
  one: SeatView;
  mine: boolean;
  view: CommonView;
  counters: readonly Counter[];
  colour: TokenColour | undefined;
  /** When a stand-in takes over, in milliseconds of `performance.now()`; undefined if none is scheduled. */
  endsAt: number | undefined;
  onOpen(): void;
}

function Person({ one, mine, view, counters, colour, endsAt, onOpen }: PersonProps) {
  const strings = useStrings();
  const { turn, asked, won } = stateOf(view, one.seat);
  return (
    <button
      type="button"
      className={`${styles.person} ${turn || won ? styles.turn : ''}`}
      data-about={`seat:${one.seat}`}
      data-on-turn={turn || won || undefined}
      data-urgent={counters.some(({ urgent }) => urgent) || undefined}
      aria-label={described(strings, one, mine, view, counters, colour)}
      onClick={onOpen}
    >
      <span className={styles.head}>
        <span className={styles.token} data-token>
          <SeatMark seat={one.seat} size={18} />
          <Badge one={one} won={won} />
        </span>
        <Name className={styles.name}>{mine ? strings.common.you : one.name}</Name>
        {asked && <span className={styles.asked} />}
      </span>
      <span className={styles.counters} translate="no">
        {endsAt !== undefined && <Countdown endsAt={endsAt}>{clockTime}</Countdown>}
        {endsAt === undefined &&
          counters.map(({ id, icon, value, word }) => (
            <span key={id} className={styles.counter}>
              <span className={styles.icon}>{icon}</span>
              <span className={styles.value}>{value}</span>
              {word && <span className={styles.word}>{word}</span>}
            </span>
          ))}
      </span>
    </button>
  );
}

function Badge({ one, won }: { one: SeatView; won: boolean }) {
  const played = one.kind === 'bot' || one.standIn !== 'none';
  const away = one.kind === 'person' && !one.here;
  if (!won && !played && !away) return <Fragment />;
  return (
    <span className={styles.badge}>
      <Icon name={won ? 'crown' : played ? robotOf(one) : 'away'} size={12} />
    </span>
  );
}

function robotOf({ level }: SeatView): IconName {
  return level === 'easy' || level === 'strong' ? `${level}Robot` : 'robot';
}

function stateOf(view: CommonView, seat: Seat): { turn: boolean; asked: boolean; won: boolean } {
  const running = view.result === null;
  return {
    turn: running && view.turnSeat === seat,
    asked: running && Object.hasOwn(view.stages, seat),
    won: view.result?.winners.includes(seat) ?? false,
  };
}

/** Describes a person of the rail in words. */
function described(
  { match, common }: Strings,
  seatView: SeatView,
  mine: boolean,
  view: CommonView,
  counters: readonly Counter[],
  colour: TokenColour | undefined,
): string {
  const { seats } = match;
  const { turn, asked, won } = stateOf(view, seatView.seat);
  const told = [
    `${mine ? common.you : isolated(seatView.name)} (${seatSign(seatView.seat, colour)})`,
    turn && seats.turn,
    asked && seats.asked,
    won && seats.winner,
    seatView.kind === 'bot' && seats.isBot,
    seatView.level && common.levels[seatView.level],
    seatView.kind === 'person' && !seatView.here && seats.isAway,
    ...counters.map(({ label }) => label),
  ];
  return told.filter(Boolean).join(', ');
}
