import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useRef } from 'react';
import { useCurtainStrings } from '../../i18n/curtain/useCurtainStrings';
import { namesOf } from '../../match/sentences';
import { Button } from '../../ui/Button';
import { SeatMark } from '../../ui/seat/SeatMark';
import styles from './SharedDevice.module.css';

export interface CurtainProps {
  room: RoomView;
  here: readonly Seat[];
  /** The person who should take the device. */
  to: Seat;
  onLook(as: Seat): void;
}

/** Replaces the table while the device is passed on. */
export function Curtain({ room, here, to, onLook }: CurtainProps) {
  const strings = useCurtainStrings();
  const names = namesOf(room.seats);
  const name = names[to] ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen reader announces first whose turn it is; a tap that was meant for the table does nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person
  useEffect(() => {
    heading.current?.focus();
    document.title = `${strings.pass(name)} · Lantern`;
  }, [to, name]);
  return (
    <main className={styles.curtain}>
      <div className={styles.middle}>
        <SeatMark seat={to} size={96} />
        <h1 ref={heading} tabIndex={-1}>
          {strings.pass(name)}
        </h1>
        <p>{strings.alone(name)}</p>
        <Button look="main" icon="eye" className={styles.reveal} onClick={() => onLook(to)}>
          {strings.reveal(name)}
        </Button>
        <p className={styles.soft}>{strings.hidden}</p>
        <div className={styles.others}>
          {here
            .filter((seat) => seat !== to)
            .map((seat) => (
              <Button key={seat} look="quiet" onClick={() => onLook(seat)}>
                {strings.other(names[seat] ?? '')}
              </Button>
            ))}
        </div>
      </div>
    </main>
  );
}
