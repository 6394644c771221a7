import { type Dir, exitStatus, exitsOf, joinedTo, type MapCard, type View } from '@lantern/games/crystal-caverns/board';
import { memo } from 'react';
import { glyphPath } from '../../../art/Glyph';
import styles from './Joints.module.css';
import { CELL, HALF_DOOR, middleOf, reachOf, towards, vectorOf, WALL_FACE } from './layout';

type Cavern = Pick<View, 'map' | 'options' | 'cavern'>;

/** The connections between cards: the thresholds between joined cards, and the mark of every other exit (R2.4). */
export function Joints({ view }: { view: Cavern }) {
  const cards = Object.values(view.map);
  return (
    <>
      {cards.flatMap((card) => ([1, 2] as const).map((dir) => joint(view, card, dir)))}
      {cards.flatMap((card) =>
        exitsOf(card).map((dir) => {
          const status = exitStatus(view, card, dir);
          if (status === undefined || status === 'OPEN') return null;
          const { x, y } = middleOf(card);
          return <ExitMark key={`${card.id}${dir}`} {...{ x, y, dir, status }} reach={reachOf(view, card, dir)} />;
        }),
      )}
    </>
  );
}

function joint(view: Cavern, card: MapCard, dir: 1 | 2) {
  const other = joinedTo(view, card, dir);
  if (!other) return null;
  const from = reachOf(view, card, dir) - 1;
  const to = CELL - reachOf(view, other, ((dir + 2) % 4) as Dir) + 1;
  const { x, y } = middleOf(card);
  return <Threshold key={`${card.id}${dir}`} {...{ x, y, dir, from, to }} lit={card.visited || other.visited} />;
}

export const Threshold = memo(function Threshold(props: {
  x: number;
  y: number;
  dir: 1 | 2;
  from: number;
  to: number;
  lit: boolean;
}) {
  const { x, y, dir, from, to, lit } = props;
  const box =
    dir === 1
      ? { x: from, y: -HALF_DOOR, width: to - from, height: 2 * HALF_DOOR }
      : { x: -HALF_DOOR, y: from, width: 2 * HALF_DOOR, height: to - from };
  const floor = dir === 1 ? { ...box, y: WALL_FACE - HALF_DOOR, height: 2 * HALF_DOOR - WALL_FACE } : box;
  const walls =
    dir === 1
      ? `M${from} ${-HALF_DOOR}H${to}M${from} ${HALF_DOOR}H${to}`
      : `M${-HALF_DOOR} ${from}V${to}M${HALF_DOOR} ${from}V${to}`;
  return (
    <g transform={`translate(${x} ${y})`} className={styles.joint} data-bright={lit || undefined}>
      <rect {...box} className={styles.face} />
      <rect {...floor} className={styles.floor} />
      <path
        d={
          dir === 1
            ? `M${(from + to) / 2} ${WALL_FACE - HALF_DOOR}V${HALF_DOOR}`
            : `M${-HALF_DOOR} ${(from + to) / 2}H${HALF_DOOR}`
        }
        className={styles.sill}
      />
      <path d={walls} className={styles.wall} />
    </g>
  );
});

const RUBBLE = 'M-13-1q0-6 5-6t6 5q1-7 7-7t7 8q4-3 5 2-15 4-30-2Z';
const RUBBLE_LIT = 'M-11-2q0-4 3.500-4t4 3q-4 2-7.500 1ZM1-4q1-4 4-4t4 4q-4 2-8 0Z';

const ExitMark = memo(function ExitMark(props: {
  x: number;
  y: number;
  dir: Dir;
  reach: number;
  status: 'LOCKED' | 'UNEXPLORED' | 'DEAD';
}) {
  const { x, y, dir, reach, status } = props;
  const [dx, dy] = vectorOf(dir);
  if (status === 'UNEXPLORED') {
    return (
      <g transform={`translate(${x} ${y}) ${towards(dir)} translate(0 ${-reach})`} className={styles.unexplored}>
        <rect x={-HALF_DOOR + 1} y={0} width={2 * HALF_DOOR - 2} height={17} fill="url(#cc-dark)" />
        <path className={styles.dots} d="M0-6v0M0-11v0M0-16v0" />
        <path className={styles.arrow} d="M-6-20 0-26 6-20" />
      </g>
    );
  }
  const at = status === 'LOCKED' ? CELL / 2 : reach - 5;
  return (
    <g transform={`translate(${x + dx * at} ${y + dy * at})`}>
      {status === 'LOCKED' ? (
        <g className={styles.lock}>
          <circle r="11" />
          <path d={glyphPath('padlock')} transform="scale(.620) translate(-12 -12.500)" fillRule="evenodd" />
        </g>
      ) : (
        <g transform={dir % 2 === 1 ? 'translate(0 4) rotate(-90) scale(.95 1)' : 'translate(0 4)'}>
          <path className={styles.rubbleShade} d={RUBBLE} transform="translate(1.500 2)" />
          <path className={styles.rubble} d={RUBBLE} />
          <path className={styles.rubbleLit} d={RUBBLE_LIT} />
        </g>
      )}
    </g>
  );
});
