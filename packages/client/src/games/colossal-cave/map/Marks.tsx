import { memo } from 'react';
import styles from './CaveMap.module.css';
import type { Danger, Passage } from './geometry';

const SPIRAL = 'M0 0q2-2 3.500 0t-1 4-6 0-1.500-7 8-2.500 8.500 3-4 8.500-9 6';
const SNAKE = 'M-9 3q2-7 5.500-2.500T2-2t5-1.500q3-.500 3-2.500';

function Sign({ danger }: { danger: Danger }) {
  switch (danger) {
    case 'grate':
      return (
        <>
          <path className={styles.gap} d="M-8-11H8V11H-8Z" />
          <path className={styles.iron} d="M-6-11v22M-2-11v22M2-11v22M6-11v22M-8-5H8M-8 5H8" />
        </>
      );
    case 'bridge':
      return (
        <>
          <path className={styles.chasm} d="M-6-24q5 8 1 15t2 11-2 12 4 12l9-2q-4-8 0-14t-3-12 3-11-4-13Z" />
          <path className={styles.ember} d="M-1-20q3 7 0 13t1 10-1 10 2 10" />
          <path className={styles.plank} d="M-15-5h30v10h-30Z" />
          <path
            className={styles.rope}
            d="M-15-5Q0-2 15-5M-15 5Q0 8 15 5M-11-4.500v10M-6.500-4v10M-2-3.500v10M2.500-3.500v10M7-4v10M11.500-4.500v10"
          />
        </>
      );
    case 'funnel':
      return <path className={styles.squeeze} d="M-11-12q10 3 10 10t-10 11M11-12q-10 3-10 10t10 11" />;
    case 'spiral':
      return (
        <>
          <circle className={styles.knob} r="9" />
          <path className={styles.sign} d={SPIRAL} transform="translate(-.500 -.500) scale(1.050)" />
        </>
      );
    case 'snake':
      return (
        <>
          <path className={styles.snakeEdge} d={SNAKE} />
          <path className={styles.snake} d={SNAKE} />
          <path className={styles.tongue} d="M10-6.500l3-1.500M11.500-7.200l2 .7" />
        </>
      );
  }
}

/** The named danger of a passage, drawn at its position; the grate has a padlock while the cave is closing (R4.4). */
export const Mark = memo(function Mark({ passage, shut }: { passage: Passage; shut: boolean }) {
  if (!passage.danger) return null;
  const { x, y } = passage.path.at(0.5);
  const turned = passage.danger === 'bridge' ? passage.path.angle : 0;
  const upright = passage.danger === 'bridge' && Math.abs(turned) > 90 ? turned + 180 : turned;
  return (
    <g transform={`translate(${x} ${y}) rotate(${upright})`}>
      <Sign danger={passage.danger} />
      {shut && (
        <g className={styles.lock}>
          <path d="M-5-2v-4a5 5 0 0 1 10 0v4" />
          <rect x="-8" y="-2" width="16" height="12" rx="2" />
          <circle cx="0" cy="3.500" r="1.800" />
        </g>
      )}
    </g>
  );
});
