import type { View } from '@lantern/games/colossal-cave/view';
import type { Seat } from '@lantern/games/kit/seat';
import { Glyph } from '../../../art/Glyph';
import { SeatToken } from '../../../art/SeatToken';
import styles from './ClosingBanner.module.css';

/** The Cave Is Closing (R15): how many magic words each player has wasted on it, and when it ends by itself. */
export function ClosingBanner({ view, names }: { view: View; names: Readonly<Record<Seat, string>> }) {
  if (!view.closing) return null;
  const { words, endsAtTurn } = view.closing;
  const turns = endsAtTurn === null ? null : endsAtTurn - view.turnNo;
  return (
    <div className={styles.banner} role="status">
      <Glyph name="padlock" size={18} />
      <span className={styles.words}>
        <b>The cave is closing</b>
        {turns !== null && <small>{turns <= 0 ? 'ends now' : `${turns} more ${turns === 1 ? 'turn' : 'turns'}`}</small>}
      </span>
      <ul className={styles.counts}>
        {Object.entries(words).map(([seat, count]) => (
          <li key={seat}>
            <SeatToken seat={seat} name={names[seat] ?? seat} size={18} />
            <span className="unseen">{names[seat]}</span>
            {count}/2
          </li>
        ))}
      </ul>
    </div>
  );
}
