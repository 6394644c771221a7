import { CountUp } from '../../../art/dice/CountUp';
import { DiceRoll } from '../../../art/dice/DiceRoll';
import type { Announcement } from '../announcements';
import { PieceIcon } from '../pieces/Piece';
import type { Throw } from '../throws';
import styles from './Throws.module.css';

interface ThrowsProps {
  flash: Announcement;
  /** Whether to show the purpose of the roll, which a sheet already shows. */
  titled?: boolean;
}

/** Both sides around their dice, and the results once these have landed. */
export function Throws({ flash: { throws, rolling, title, lines }, titled }: ThrowsProps) {
  const [own, other] = throws;
  return (
    <>
      {own && (
        <div className={styles.throws}>
          <Side {...own} />
          <DiceRoll
            rolling={rolling}
            size={44}
            dice={throws.map(({ die, tone }) => ({ kind: 'd6', value: die, tone, label: '' }))}
          />
          {throws.length === 2 && other && <Side {...other} />}
        </div>
      )}
      <strong className={styles.title} data-landed={!rolling}>
        {rolling && !titled ? '\u00a0' : title}
      </strong>
      {throws.length > 1 && <p className={styles.sums}>{rolling ? '\u00a0' : throws.map(sumOf)}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** The fighting piece, and the number it adds to its die. */
function Side({ piece, add }: Throw) {
  if (!piece && add === undefined) return null;
  return (
    <span className={styles.side}>
      {piece && <PieceIcon {...piece} size={40} />}
      {add !== undefined && <b>+{add}</b>}
    </span>
  );
}

const sumOf = ({ name, die, add = 0 }: Throw) => (
  <span key={name}>
    {name} <CountUp value={die + add} counting />
  </span>
);
