import {
  controllerOf,
  PERSUADES,
  pieceAt,
  SABOTAGES,
  type Square,
  squareName,
} from '@lantern/games/crystal-wars/board';
import { Die } from '../../../art/dice/Die';
import type { DieTone } from '../../../art/dice/tones';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import type { Announcement } from '../announcements';
import { toneOf } from '../dice';
import { Throws } from '../parts/Throws';
import { colourOf, PieceIcon } from '../pieces/Piece';
import { attack, type BoardContext } from '../selection';
import { ownerOf } from '../sentences';
import { t } from '../strings';
import { percent } from './Chance';
import styles from './sheets.module.css';

interface DiplomacySheetProps {
  context: BoardContext;
  move: 'persuade' | 'sabotage';
  from: Square;
  target: Square;
  /** Its roll, while that is shown. */
  flash: Announcement | undefined;
}

const SIDES = [1, 2, 3, 4, 5, 6];
const LIMITS = { persuade: PERSUADES, sabotage: SABOTAGES } as const;

/** A diplomat's attempt: one die, and the rolls that succeed; then the roll. */
export function DiplomacySheet({ context, move, from, target, flash }: DiplomacySheetProps) {
  const { view, seat, names, selection, setSelection } = context;
  const fought = selection.sent !== null;
  const limit = LIMITS[move];
  const piece = pieceAt(view, target);
  const owner = piece?.owner ?? controllerOf(view, target);
  const { talks, fights } = t();
  const what = talks.yours(ownerOf(view, names, owner), piece?.kind ?? 'metropolis', squareName(target));
  const close = () => setSelection({ target: null });
  return (
    <Sheet
      title={talks[move](squareName(target))}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{fights.notNow}</Button>
          <Button
            look="main"
            busy={fought}
            data-lit={!fought || undefined}
            data-move={move}
            onClick={() => attack(context, move, [from, target])}
          >
            {fights.rollDie}
          </Button>
        </>
      }
    >
      <div className={styles.talk}>
        <PieceIcon kind="diplomat" colour={colourOf(view, seat)} size={56} />
        {piece && <PieceIcon kind={piece.kind} colour={colourOf(view, piece.owner)} size={64} />}
      </div>
      <div className={styles.outcome}>
        {flash ? <Throws flash={flash} /> : <Rolls {...{ limit, tone: toneOf(view, seat) }} />}
      </div>
      <dl className={styles.stakes}>
        <dt>{talks.succeeds}</dt>
        <dd>
          {what}
          {move === 'persuade' ? talks.nextTurn : ''}.
        </dd>
        <dt>{talks.fails}</dt>
        <dd>{talks.nothingLost}</dd>
      </dl>
    </Sheet>
  );
}

/** The six sides of the die, with the successful ones highlighted. */
function Rolls({ limit, tone }: { limit: number; tone: DieTone }) {
  const { talks, fights } = t();
  return (
    <>
      <ul className={styles.rolls} aria-label={talks.rolls(limit)}>
        {SIDES.map((side) => (
          <li key={side} data-hit={side <= limit}>
            <Die kind="d6" value={side} tone={tone} size={40} label="" />
          </li>
        ))}
      </ul>
      <p className={styles.lead}>
        {talks.does(limit)}: {fights.of(limit, 6)}, {percent(limit, 6)}.
      </p>
    </>
  );
}
