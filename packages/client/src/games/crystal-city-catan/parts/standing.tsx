import {
  colonyOf,
  exposedAfterCover,
  MARAUDERS_FROM,
  pointsOf,
  SIZES,
  totalOf,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { Seat } from '@lantern/protocol/seat';
import { Glyph } from '../../../art/Glyph';
import type { PyramidColour } from '../../../art/pyramid/colours';
import { Pyramid } from '../../../art/pyramid/Pyramid';
import type { Counter } from '../../../match/gameBoard';
import { Term } from '../../../ui/term/Term';
import { t } from '../strings';
import styles from './OwnStores.module.css';
import { Skull } from './Skull';

/** The counters of a player in the rail: points out of those needed to win, exposed resources, total resources. */
export function counters(view: View, seat: Seat): readonly Counter[] {
  const colony = colonyOf(view, seat);
  const { score } = t();
  const exposed = exposedAfterCover(view, seat);
  const points = `${pointsOf(colony)}/${view.options.victoryPoints}`;
  return [
    { id: 'points', icon: <Pip />, value: points, word: score.pointsWord, label: `${points} ${score.points}` },
    {
      id: 'exposed',
      // The skull replaces the eye, and stays if text replaces the icons.
      icon: exposed >= MARAUDERS_FROM ? null : <Glyph name="eye" size={13} />,
      value: exposed >= MARAUDERS_FROM ? <Threatened exposed={exposed} /> : exposed,
      word: score.exposed,
      label: `${exposed} ${score.exposed}`,
    },
    {
      id: 'resources',
      icon: <Glyph name="item" size={13} />,
      value: totalOf(colony),
      word: score.goods,
      label: score.inAll(totalOf(colony)),
    },
  ];
}

/** The number of exposed resources, shown if Marauders would strike. */
function Threatened({ exposed }: { exposed: number }) {
  return (
    <>
      <Skull size="0.7rem" />
      {exposed}
    </>
  );
}

/** A victory point. */
function Pip() {
  return (
    <svg viewBox="0 0 10 11" width="0.75rem" height="0.8rem" aria-hidden="true">
      <path d="M5 1l4.300 9.500h-8.600z" fill="var(--brass-bright)" stroke="var(--brass-deep)" strokeWidth={0.8} />
    </svg>
  );
}

/** The resources that Marauders can take, with a warning as soon as they would (R8.6); a tap explains it. */
export function Exposed({ view, seat }: { view: View; seat: Seat }) {
  const { score } = t();
  const exposed = exposedAfterCover(view, seat);
  const danger = exposed >= MARAUDERS_FROM;
  return (
    <Term
      name={`${exposed} ${score.exposed}, ${score.inAll(totalOf(colonyOf(view, seat)))}`}
      what={score.whatExposed[view.options.marauderLoss]}
      rule="R8.6"
      className={`${styles.term} ${styles.exposed} ${danger ? styles.danger : ''}`}
    >
      <span>
        {danger && <Skull size="0.85rem" />} <b>{exposed}</b>
      </span>{' '}
      <small>{score.exposed}</small>
    </Term>
  );
}

/** The remaining pyramids of a player, by size. */
export function Stock({ stock, colour }: { stock: Readonly<Record<1 | 2 | 3, number>>; colour: PyramidColour }) {
  const { score } = t();
  return (
    <Term name={score.stock} what={score.whatStock} className={`${styles.term} ${styles.stock}`}>
      <span className="unseen">{score.stock}: </span>
      {SIZES.map((size) => (
        <span key={size}>
          <svg viewBox="-0.62 -1.5 1.24 1.95" aria-hidden="true">
            <Pyramid size={size} colour={colour} pose={{ kind: 'upright' }} />
          </svg>
          <b>{stock[size]}</b>
          <span className="unseen"> {score.sizes[size]}</span>
        </span>
      ))}
    </Term>
  );
}
