import type { CommonView } from '@lantern/games/module';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import type { ReactNode } from 'react';
import { useStrings } from '../../i18n/strings';
import { clockTime } from '../../i18n/time';
import type { Counter, GameClient } from '../../match/gameBoard';
import type { RunningWaits } from '../../net/room/RoomConnection';
import { Icon } from '../../ui/Icon';
import { Name } from '../../ui/Name';
import { SeatMark } from '../../ui/seat/SeatMark';
import { Countdown } from '../../ui/time/Countdown';
import styles from './Tv.module.css';

interface TvSeatsProps {
  room: RoomView;
  view?: CommonView;
  waits?: RunningWaits;
  /** The game whose counters are shown; absent between matches. */
  game?: GameClient;
}

/**
 * The seats at the table: whose turn it is, who is missing, and the game's counters. Between matches: who is online.
 */
export function TvSeats({ room, view, waits, game }: TvSeatsProps) {
  return (
    <ul className={styles.seats}>
      {room.seats.map((seat) => (
        <Seat key={seat.seat} one={seat} view={view} endsAt={waits?.seats[seat.seat]}>
          {view && game?.counters && <Counters of={game.counters(view, seat.seat)} />}
        </Seat>
      ))}
    </ul>
  );
}

interface SeatProps {
  one: SeatView;
  view: CommonView | undefined;
  /** When a stand-in takes over; undefined if none is scheduled. */
  endsAt: number | undefined;
  children: ReactNode;
}

function Seat({ one, view, endsAt, children }: SeatProps) {
  const { common } = useStrings();
  const free = one.kind === 'empty';
  const turn = view && !view.result && view.turnSeat === one.seat;
  const asked = view && !view.result && Object.hasOwn(view.stages, one.seat);
  const won = view?.result?.winners.includes(one.seat);
  return (
    <li
      className={[free && styles.free, (turn || won) && styles.turn].filter(Boolean).join(' ')}
      data-about={`seat:${one.seat}`}
    >
      <SeatMark seat={one.seat} size={40} empty={free} />
      <b>
        <Name>{free ? common.free : one.name}</Name>
      </b>
      <Signs {...{ one, asked, won, endsAt }} />
      {children}
    </li>
  );
}

function Counters({ of }: { of: readonly Counter[] }) {
  return (
    <span className={styles.counters} data-counters>
      {of.map(({ id, icon, value, label }) => (
        <span key={id}>
          {icon}
          <span aria-hidden="true">{value}</span>
          <span className="unseen">{label}</span>
        </span>
      ))}
    </span>
  );
}

type SignsProps = Pick<SeatProps, 'one' | 'endsAt'> & { asked: boolean | undefined; won: boolean | undefined };

function Signs({ one, asked, won, endsAt }: SignsProps) {
  const { match, common } = useStrings();
  const strings = match.seats;
  return (
    <span className={styles.signs}>
      {asked && (
        <span className={styles.asked}>
          <span className="unseen">{strings.asked}</span>
        </span>
      )}
      {won && <Icon name="crown" size={30} />}
      {(one.kind === 'bot' || one.standIn !== 'none') && (
        <>
          <Icon name="robot" size={26} />
          {one.level && <span className={styles.note}>{common.levels[one.level]}</span>}
          <span className="unseen">{common.bot}</span>
        </>
      )}
      {one.kind === 'person' && !one.here && (
        <>
          <Icon name="away" size={26} />
          <span className={styles.note}>
            {common.away}
            {endsAt !== undefined && <Countdown endsAt={endsAt}>{(seconds) => ` ${clockTime(seconds)}`}</Countdown>}
          </span>
        </>
      )}
    </span>
  );
}
