import styles from './ground.module.css';

/** Heights of the five houses of a block, by its digit; the middle one towers over all. */
const BLOCKS: readonly (readonly number[])[] = [
  [22, 34, 28, 40, 18],
  [30, 20, 44, 26, 34],
  [18, 38, 24, 32, 26],
  [36, 26, 32, 18, 42],
  [34, 46, 58, 46, 34],
  [42, 18, 34, 28, 36],
  [26, 34, 20, 42, 22],
  [34, 26, 42, 22, 30],
  [20, 40, 26, 34, 18],
];

const WIDTH = 14.5;

/** A block of the Metropolis as seen from the plain: houses with a window or two. `block` counts from 0. */
export function Skyline({ block }: { block: number }) {
  const heights = BLOCKS[block] ?? [];
  return (
    <g>
      {heights.map((height, at) => {
        const x = (at - 2.5) * WIDTH + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: houses keep their places
          <g key={at}>
            <path className={styles.house} d={`M${x} 38V${38 - height}h${WIDTH - 2}V38Z`} />
            <path className={styles.roof} d={`M${x} ${38 - height}h${WIDTH - 2}v3h-${WIDTH - 2}Z`} />
            <path className={styles.window} d={windows(x, 38 - height)} />
          </g>
        );
      })}
    </g>
  );
}

/** Two columns of windows below a roof. */
function windows(x: number, top: number): string {
  const rows = Array.from({ length: Math.floor((34 - top) / 8) }, (_, row) => top + 7 + row * 8);
  return rows.map((y) => `M${x + 2.6} ${y}h2.6v3.4h-2.6ZM${x + 7.4} ${y}h2.6v3.4h-2.6Z`).join('');
}
