import type { Analysis } from '@lantern/games/engine/analysis/types';
import { memo, type PointerEvent } from 'react';
import { useAnalysisStrings } from '../../i18n/analysis/useAnalysisStrings';
import styles from './Analysis.module.css';
import type { Contender } from './contenders';
import { momentAt } from './momentSteps';

export interface ChanceChartProps {
  analysis: Analysis;
  steps: readonly number[];
  contenders: readonly Contender[];
  /** The current step, and the last one. */
  step: number;
  last: number;
  onStep(step: number): void;
}

/** The chances at which the chart has a line. */
const LEVELS = [1, 0.5, 0];

/** The height of a flag in rem, and its width as a share of the chart on the narrowest screen. */
const FLAG_HEIGHT_REM = 1.125;
const FLAG_WIDTH = 0.07;

/** Returns the flags at some steps, in rows below one another if they are too close. */
function flagsOf(steps: readonly number[], last: number): { at: number; row: number }[] {
  let row = 0;
  return steps.map((at, index) => {
    const gap = at - (steps[index - 1] ?? Number.NEGATIVE_INFINITY);
    row = gap < FLAG_WIDTH * last ? row + 1 : 0;
    return { at, row };
  });
}

/**
 * The chances of all contenders over the steps of the replay. Dragging in the chart moves through the match. Keyboard
 * users have the slider of the replay for that, and screen readers use the table.
 */
export function ChanceChart({ analysis, steps, contenders, step, last, onStep }: ChanceChartProps) {
  const say = useAnalysisStrings();
  const { moments, turningPoints } = analysis;
  const across = (at: number) => `${(100 * at) / Math.max(1, last)}%`;
  const chances = moments[momentAt(steps, step)]?.chances ?? [];
  const scrub = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onStep(Math.round((last * (event.clientX - left)) / Math.max(1, width)));
  };
  return (
    <div className={styles.chart} role="img" aria-label={say.picture(contenders.map(({ name }) => name))}>
      {LEVELS.map((level) => (
        <span key={level} className={styles.level} style={{ top: `${100 * (1 - level)}%` }}>
          {say.percent(level)}
        </span>
      ))}
      <div
        className={styles.field}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          scrub(event);
        }}
        onPointerMove={scrub}
      >
        <Lines {...{ analysis, steps, contenders, last }} />
        <div className={styles.cursor} style={{ left: across(step) }} />
        {contenders.map(({ place }) => (
          <div
            key={place}
            className={styles.dot}
            data-line={place}
            style={{ left: across(step), top: `${100 * (1 - (chances[place] ?? 0))}%` }}
          />
        ))}
        {flagsOf(
          turningPoints.map(({ at }) => steps[at] ?? 0),
          last,
        ).map(({ at, row }, index) => (
          <span key={at} className={styles.flag} style={{ left: across(at), top: `${row * FLAG_HEIGHT_REM}rem` }}>
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The lines, which do not change while the viewer moves through the match. */
const Lines = memo(function Lines({
  analysis: { moments, turningPoints },
  steps,
  contenders,
  last,
}: Pick<ChanceChartProps, 'analysis' | 'steps' | 'contenders' | 'last'>) {
  const wide = Math.max(1, last);
  return (
    <svg viewBox={`0 0 ${wide} 100`} preserveAspectRatio="none" className={styles.lines} aria-hidden="true">
      {LEVELS.map((level) => (
        <path key={level} d={`M0 ${100 * (1 - level)}H${wide}`} className={styles.grid} />
      ))}
      {turningPoints.map(({ at }) => (
        <path key={at} d={`M${steps[at]} 0V100`} className={styles.grid} />
      ))}
      {contenders.map(({ place }) => (
        <path key={place} d={lineOf(place)} className={styles.line} data-line={place} />
      ))}
    </svg>
  );

  function lineOf(place: number): string {
    const points = moments.map(({ chances }, at) => `${steps[at]} ${(100 * (1 - (chances[place] ?? 0))).toFixed(2)}`);
    return `M${points.join('L')}`;
  }
});
