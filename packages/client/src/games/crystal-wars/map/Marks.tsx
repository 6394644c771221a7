import { memo, type ReactNode } from 'react';
import { PLATE } from './ground/Coaster';
import styles from './map.module.css';
import { type SignName, signPath } from './Signs';

/** What a square means to the one who may tap it, or has. */
export type Mark =
  | 'can'
  | 'must'
  | 'chosen'
  | 'plain'
  | 'flow'
  | 'vortex'
  | 'place'
  | 'take'
  | 'battle'
  | 'siege'
  | 'persuade'
  | 'sabotage';

/** Squares to which a sign is pinned; they are told apart by it, not by colour. */
const PINS: Partial<Record<Mark, SignName>> = {
  must: 'urgent',
  take: 'minus',
  battle: 'swords',
  siege: 'gate',
  persuade: 'talk',
  sabotage: 'dagger',
};

/** Light on the ground of a field, below what stands on it; `bare`: only what marks a destination. */
export const GroundMark = memo(function GroundMark({ mark, hideTrails }: { mark: Mark; hideTrails?: boolean }) {
  return (
    <g data-mark={mark} className={styles.mark}>
      {!hideTrails && (
        <rect
          className={styles.halo}
          x={-PLATE - 2}
          y={-PLATE - 2}
          width={2 * PLATE + 4}
          height={2 * PLATE + 4}
          rx={11}
        />
      )}
      {DESTINATIONS[mark]}
    </g>
  );
});

/** Where a unit can go: a dot, a dot with the arrow of The Flow, the double ring of a vortex. */
const DESTINATIONS: Partial<Record<Mark, ReactNode>> = {
  plain: <circle r="11" className={styles.dot} />,
  flow: (
    <>
      <circle r="17" className={styles.dot} />
      <path d="M-8 9 0 1 8 9M-8 0 0-8 8 0" className={styles.chevrons} />
    </>
  ),
  vortex: (
    <>
      <circle r="25" className={styles.rings} />
      <circle r="15" className={styles.rings} />
      <circle r="5" className={styles.dot} />
    </>
  ),
  place: <circle r="9" className={styles.dot} />,
};

/** The sign pinned to a field, above what stands on it. */
export const Pin = memo(function Pin({ mark }: { mark: Mark }) {
  const sign = PINS[mark];
  if (!sign) return null;
  return (
    <g transform="translate(29 -29)" className={styles.pin} data-mark={mark}>
      <circle r="17" className={styles.pinDisc} />
      <path className={styles.pinSign} d={signPath(sign)} transform="scale(.980) translate(-12 -12)" />
    </g>
  );
});

/** A unit that has done its part this turn. */
export const DonePin = memo(function DonePin() {
  return (
    <g transform="translate(31 31)">
      <circle r="11" className={styles.doneDisc} />
      <path className={styles.doneSign} d={signPath('done')} transform="scale(.620) translate(-12 -12)" />
    </g>
  );
});
