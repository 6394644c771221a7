import {
  attackAt,
  defenceAt,
  type Odds,
  SETTLEMENTS,
  type Square,
  settlementAt,
  squareName,
  supportersOf,
  unitAt,
} from '@lantern/games/crystal-wars/board';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import type { Announcement } from '../announcements';
import { Sign } from '../map/Signs';
import { Throws } from '../parts/Throws';
import { colourOf, PieceIcon } from '../pieces/Piece';
import { attack, type BoardContext } from '../selection';
import { capital } from '../sentences';
import { t } from '../strings';
import { Chance } from './Chance';
import { battleOf, siegeOf } from './fights';
import styles from './sheets.module.css';

interface FightSheetProps {
  context: BoardContext;
  move: 'battle' | 'siege';
  from: Square;
  target: Square;
  /** Its roll, while that is shown. */
  flash: Announcement | undefined;
}

/**
 * A battle or siege: its participants, both totals, the chance, and the possible losses; then its dice in place of the
 * chance.
 */
export function FightSheet({ context, move, from, target, flash }: FightSheetProps) {
  const { view, selection, setSelection, whyNot } = context;
  const fought = selection.sent !== null;
  const eligible = supportersOf(view, from, target);
  const [left, setLeft] = useState<readonly Square[]>([]);
  const support = eligible.filter((square) => !left.includes(square));
  const refused = fought ? undefined : whyNot(move, [from, target, support]);
  const fight = (move === 'battle' ? battleOf : siegeOf)(context, from, target, support);
  if (!fight) return null;
  const { fights, You } = t();
  const close = () => setSelection({ target: null });
  return (
    <Sheet
      title={fights[move === 'battle' ? 'battleFor' : 'siegeOf'](squareName(target))}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{fights.notNow}</Button>
          <Button
            look="main"
            busy={fought}
            disabled={refused !== undefined}
            explain={{ why: () => refused }}
            data-lit={(!fought && refused === undefined) || undefined}
            data-move={move}
            onClick={() => attack(context, move, [from, target, support])}
          >
            {fights.rollDice}
          </Button>
        </>
      }
    >
      <div className={styles.sides}>
        <Side title={You} total={fight.attack}>
          <Fighter context={context} square={from} />
          {eligible.map((square) => (
            <Supporter
              key={square}
              context={context}
              square={square}
              on={support.includes(square)}
              onToggle={() => setLeft(left.includes(square) ? left.filter((one) => one !== square) : [...left, square])}
            />
          ))}
        </Side>
        <span className={styles.against}>
          <Sign name={move === 'battle' ? 'swords' : 'gate'} size={26} />
        </span>
        <Side title={fight.enemy} total={fight.defence}>
          {fight.defenders.map((square) =>
            move === 'battle' ? (
              <Fighter key={square} context={context} square={square} />
            ) : (
              <Settlement key={square} context={context} square={square} />
            ),
          )}
        </Side>
      </div>
      <Outcome flash={flash} refused={refused?.sentence} odds={fight.odds} />
      <dl className={styles.stakes}>
        <dt>{fights.ifWon}</dt>
        <dd>{fight.ifWon}</dd>
        <dt>{fights.ifLost}</dt>
        <dd>{fight.ifLost}</dd>
      </dl>
      <p className={styles.soft}>
        {eligible.length > 0 && fights.leaveOut}
        {fights.fought}
      </p>
    </Sheet>
  );
}

/**
 * The result of the dice while it is shown, which the announcer speaks; before it, the chance, or the reason why the
 * fight is not possible.
 */
function Outcome({
  flash,
  refused,
  odds,
}: Pick<FightSheetProps, 'flash'> & { refused: string | undefined; odds: Odds }) {
  return (
    <div className={styles.outcome} aria-live={flash ? 'off' : 'polite'}>
      {flash && <Throws flash={flash} />}
      {!flash && (refused ? <p className={styles.refused}>{refused}</p> : <Chance odds={odds} />)}
    </div>
  );
}

/** One side of a fight, and the number it adds to its die. */
function Side({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  return (
    <section className={styles.side}>
      <h3>{title}</h3>
      <ul>{children}</ul>
      <p className={styles.total}>
        <b>{total}</b> {t().fights.plusDie}
      </p>
    </section>
  );
}

function Fighter({ context, square }: { context: BoardContext; square: Square }) {
  return (
    <li className={styles.fighter}>
      <UnitWords context={context} square={square} />
    </li>
  );
}

/** A unit that may support; a switch turns its support on or off. */
function Supporter({
  context,
  square,
  on,
  onToggle,
}: {
  context: BoardContext;
  square: Square;
  on: boolean;
  onToggle(): void;
}) {
  return (
    <li>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        className={styles.supporter}
        data-square={square}
        onClick={onToggle}
      >
        <UnitWords context={context} square={square} />
        <span className={styles.tick} aria-hidden="true">
          {on && <Sign name="done" size={14} />}
        </span>
      </button>
    </li>
  );
}

function UnitWords({ context: { view }, square }: { context: BoardContext; square: Square }) {
  const unit = unitAt(view, square);
  if (!unit) return null;
  const attack = attackAt(view, square);
  const defence = defenceAt(view, square);
  return (
    <>
      <PieceIcon kind={unit.kind} colour={colourOf(view, unit.owner)} size={36} />
      <span className={styles.who}>
        <b>
          {capital(t().things[unit.kind])} {squareName(square)}
        </b>
        <small>{t().fights.figures(attack, defence)}</small>
      </span>
    </>
  );
}

function Settlement({ context: { view }, square }: { context: BoardContext; square: Square }) {
  const settlement = settlementAt(view, square);
  if (!settlement) return null;
  const { attack, defence } = SETTLEMENTS[settlement.kind];
  return (
    <li className={styles.fighter}>
      {settlement.kind !== 'metropolis' && (
        <PieceIcon kind={settlement.kind} colour={colourOf(view, settlement.owner)} size={34} />
      )}
      <span className={styles.who}>
        <b>
          {capital(t().things[settlement.kind])} {squareName(square)}
        </b>
        <small>{t().fights.figures(attack, defence)}</small>
      </span>
    </li>
  );
}
