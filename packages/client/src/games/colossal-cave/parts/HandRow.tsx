import type { Seat } from '@lantern/protocol/seat';
import type { BoardContext } from '../context';
import { Hand } from './Hand';
import styles from './HandRow.module.css';

export interface HandRowProps {
  context: BoardContext;
  seat: Seat;
  /** Receives the element in which a decision is shown (Tray.tsx). */
  place(element: HTMLElement | null): void;
}

/** The cards in hand, or a decision in their place. Both have the same height, so that the map does not move. */
export function HandRow({ context, seat, place }: HandRowProps) {
  return (
    <div className={styles.box}>
      <div className={styles.hand}>
        <Hand context={context} seat={seat} />
      </div>
      <div ref={place} className={styles.place} />
    </div>
  );
}
