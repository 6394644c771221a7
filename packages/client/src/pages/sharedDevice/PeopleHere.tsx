import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect } from 'react';
import { useCurtainStrings } from '../../i18n/curtain/useCurtainStrings';
import { useStrings } from '../../i18n/strings';
import { SeatMark } from '../../ui/seat/SeatMark';
import styles from './SharedDevice.module.css';

export interface PeopleHereProps {
  room: RoomView;
  view: CommonView;
  here: readonly Seat[];
  shown: Seat;
  /** Receives every view of the shown seat. */
  onView(view: CommonView): void;
  onPass(to: Seat): void;
}

/** The people who share the device, below the board: a tap passes it on. */
export function PeopleHere({ room, view, here, shown, onView, onPass }: PeopleHereProps) {
  const strings = useCurtainStrings();
  const { match } = useStrings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view
  useEffect(() => onView(view), [view]);
  const seats = room.seats.filter(({ seat }) => here.includes(seat));
  return (
    <nav className={styles.people} aria-label={strings.people}>
      <span className={styles.here}>{strings.here}</span>
      {seats.map(({ seat, name }) => {
        const asked = !view.result && Object.hasOwn(view.stages, seat);
        return (
          <button
            key={seat}
            type="button"
            className={styles.person}
            aria-current={seat === shown}
            aria-label={`${strings.pass(name)}${asked ? `, ${match.seats.asked}` : ''}`}
            onClick={() => onPass(seat)}
          >
            <SeatMark seat={seat} size={22} />
            <span>{name}</span>
            {asked && <span className={styles.asked} />}
          </button>
        );
      })}
    </nav>
  );
}
