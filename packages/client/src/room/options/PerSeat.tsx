import { type ReactNode, useId } from 'react';
import { useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import { SeatMark, seatSign } from '../../ui/seat/SeatMark';
import styles from './PerSeat.module.css';

export interface PerSeatProps {
  label: string;
  help?: ReactNode;
  /** The value of each seat, all different. */
  value: readonly string[];
  values: readonly string[];
  word(value: string): string;
  disabled?: boolean;
  onChange(value: string[]): void;
}

/** One value per seat: a tap gives a seat the next value, and the seat that had it gets the old one. */
export function PerSeat({ label, help, value, values, word, disabled, onChange }: PerSeatProps) {
  const { changeSeat } = useStrings().createRoom;
  const id = useId();
  const next = (seat: number): void => {
    const mine = value[seat] as string;
    const wanted = values[(values.indexOf(mine) + 1) % values.length] as string;
    onChange(value.map((one, other) => (other === seat ? wanted : one === wanted ? mine : one)));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this row in every browser
    <div role="group" aria-labelledby={id} className={styles.perSeat}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {help && <p className={styles.help}>{help}</p>}
      <div className={styles.seats}>
        {value.map((one, seat) => (
          <Button
            key={seatSign(String(seat))}
            disabled={disabled}
            aria-label={changeSeat(seat + 1, word(one))}
            onClick={() => next(seat)}
          >
            <span className={styles.seat}>
              <SeatMark seat={String(seat)} size={20} />
              {word(one)}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
