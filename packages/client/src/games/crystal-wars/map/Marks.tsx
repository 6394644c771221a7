import { memo, type ReactNode } from 'react';
import { percent } from '../sheets/Chance';
import { PLATE } from './ground/Coaster';
import styles from './map.module.css';
import { type SignName, signPath } from './Signs';

/** The meaning of a square for the player who may tap it, or has tapped it. */
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

/** Squares with a pinned sign, which distinguishes them without colour. */
const PINS: Partial<Record<Mark, SignName>> = {
  must: 'swords',
  take: 'minus',
  battle: 'swords',
  siege: 'gate',
  persuade: 'talk',
  sabotage: 'dagger',
};

/** A highlight on the ground of a square, below its piece; `bare`: only the mark of a destination. */
export const GroundMark = memo(function GroundMark({ mark, bare }: { mark: Mark; bare?: boolean }) {
  const destination = DESTINATIONS[mark];
  return (
    <g data-mark={mark} className={styles.mark}>
      {!bare &&
        (destination ? (
          <rect className={styles.halo} x={-PLATE} y={-PLATE} width={2 * PLATE} height={2 * PLATE} rx={16} />
        ) : (
          <ellipse className={styles.halo} cy={11} rx={43} ry={34} />
        ))}
      {mark === 'siege' && (
        <path className={styles.wedge} d="M-50 11-38 3V19zM50 11 38 3V19zM0-28-8-40H8zM0 50-8 62H8z" />
      )}
      {destination}
    </g>
  );
});

/** The destinations of a unit: a dot, a dot with the arrow of The Flow, the double ring of a vortex. */
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

interface PinProps {
  mark: Mark;
  /** The chance of the marked attack, from 0 to 1. */
  chance?: number | undefined;
  /** The scale that keeps its figures readable on a small map. */
  enlarged?: number;
}

/**
 * The icon pinned to a field, above its piece. Its chance stands below the piece for a siege, above it for any other
 * fight.
 */
export const Pin = memo(function Pin({ mark, chance, enlarged = 1 }: PinProps) {
  const sign = PINS[mark];
  if (!sign) return null;
  if (chance !== undefined) {
    return (
      <g
        transform={`translate(0 ${mark === 'siege' ? 44 : -40}) scale(${enlarged})`}
        data-mark={mark}
        className={styles.badge}
      >
        <Plate sign={sign} words={percent(chance, 1)} />
      </g>
    );
  }
  return (
    <g transform="translate(-29 -27)" className={styles.badge} data-mark={mark}>
      <circle r="15" className={styles.plate} />
      <path className={styles.plateSign} d={signPath(sign)} transform="scale(.880) translate(-12 -12)" />
    </g>
  );
});

function Plate({ sign, words }: { sign: SignName; words: string }) {
  return (
    <>
      <rect x="-41" y="-14" width="82" height="28" rx="14" className={styles.plate} />
      <path
        className={styles.plateSign}
        d={signPath(sign)}
        transform="translate(-25 0) scale(.850) translate(-12 -12)"
      />
      <text x="12" y="7" className={styles.plateWords}>
        {words}
      </text>
    </>
  );
}

/** The attack and defence of the chosen or inspected piece. */
export const Tag = memo(function Tag({
  attack,
  defence,
  enlarged,
}: {
  attack: number;
  defence: number;
  enlarged: number;
}) {
  return (
    <g transform={`translate(0 -44) scale(${enlarged})`} className={styles.tag}>
      <rect x="-38" y="-13" width="76" height="26" rx="9" className={styles.tagPlate} />
      <path
        className={styles.sword}
        transform="translate(-24 0)"
        d="M-6 7 5-4 7-8 3-6-8 5zM-7 1-1 7-2.500 8.500-8.500 2.500z"
      />
      <text x="-8" y="7" className={styles.plateWords}>
        {attack}
      </text>
      <path className={styles.shield} transform="translate(12 0)" d="M0-8 7-5.500V1Q6 7 0 9-6 7-7 1V-5.500z" />
      <text x="27" y="7" className={styles.plateWords}>
        {defence}
      </text>
    </g>
  );
});

/** Marks a unit that has acted in this turn. */
export const DonePin = memo(function DonePin() {
  return (
    <g transform="translate(30 28)">
      <circle r="11" className={styles.doneDisc} />
      <path className={styles.doneSign} d={signPath('done')} transform="scale(.620) translate(-12 -12)" />
    </g>
  );
});
