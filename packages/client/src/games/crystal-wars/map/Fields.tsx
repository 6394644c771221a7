import { type Square, squareName, type View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { explainable, type Why } from '../../../ui/explainable';
import { useLatest } from '../../../ui/useLatest';
import { fieldWords } from '../sentences';
import { percent } from '../sheets/Chance';
import { t } from '../strings';
import type { Target } from '../targets';
import { type Field, type Layout, UNIT } from './layout';
import styles from './map.module.css';

interface FieldsProps {
  view: View;
  layout: Layout;
  targets: ReadonlyMap<Square, Target>;
  /** The squares on which a unit of the viewer will have to fight, with its chance from 0 to 1. */
  duties: ReadonlyMap<Square, number>;
  names: Readonly<Record<Seat, string>>;
  onTap(square: Square): void;
  whyAt(square: Square): Why | undefined;
}

/** The field in the direction of an arrow key. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** A button for every square. Tab moves between highlighted squares, the arrow keys between adjacent ones. */
export function Fields({ view, layout, targets, duties, names, onTap, whyAt }: FieldsProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = group.current;
    if (!element) return;
    // React would handle the key only after the surrounding window, which moves the map with it.
    const walk = (event: KeyboardEvent): void => {
      const next = neighbour(layout, Number((event.target as HTMLElement).dataset.square), event.key);
      if (next === undefined) return;
      event.preventDefault();
      element.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
    };
    element.addEventListener('keydown', walk);
    return () => element.removeEventListener('keydown', walk);
  }, [layout]);
  const latest = useLatest({ targets, onTap, whyAt });
  const [asked] = useState<Asked>(() => ({
    tap: (square) => latest.current.onTap(square),
    why: (square) => (latest.current.targets.has(square) ? undefined : latest.current.whyAt(square)),
  }));
  const reached = layout.fields.some(({ square }) => targets.has(square));
  return (
    <div ref={group} className={styles.fields}>
      {layout.fields.map((field, at) => {
        const { square } = field;
        const target = targets.get(square);
        return (
          <FieldButton
            key={square}
            {...{ field, asked }}
            mark={target?.mark}
            label={[fieldWords(view, names, square), target?.words, dutyWords(duties.get(square))]
              .filter(Boolean)
              .join('. ')}
            tabbed={target !== undefined || (!reached && at === 0)}
          />
        );
      })}
    </div>
  );
}

function dutyWords(chance: number | undefined): string | undefined {
  return chance === undefined ? undefined : t().targets.mustFight(percent(chance, 1));
}

/** The handlers of a field. They stay the same, so that only changed fields are rendered again. */
interface Asked {
  tap(square: Square): void;
  why(square: Square): Why | undefined;
}

interface FieldButtonProps {
  field: Field;
  mark: Target['mark'] | undefined;
  label: string;
  /** Whether it is a tab stop. */
  tabbed: boolean;
  asked: Asked;
}

const FieldButton = memo(function FieldButton({ field, mark, label, tabbed, asked }: FieldButtonProps) {
  const { square, cell, x, y } = field;
  return (
    <button
      ref={explainable({ why: () => asked.why(square) })}
      type="button"
      className={styles.field}
      style={
        {
          left: cell.x,
          top: cell.y,
          width: UNIT,
          height: UNIT,
          '--aside': `${x - cell.x - UNIT / 2}px ${y - cell.y - UNIT / 2}px`,
        } as CSSProperties
      }
      data-square={square}
      data-about={`square:${square}`}
      data-name={squareName(square)}
      data-lit={mark === undefined ? undefined : true}
      data-mark={mark}
      aria-pressed={mark === 'chosen' || undefined}
      aria-label={label}
      tabIndex={tabbed ? 0 : -1}
      onClick={() => asked.tap(square)}
    />
  );
});

/** The square that an arrow key leads to: the nearest one in that direction, at most half a square to the side. */
function neighbour({ fields }: Layout, from: Square, key: string): Square | undefined {
  const step = STEPS[key];
  const here = fields[from]?.cell;
  if (!step || !here) return undefined;
  const ahead = fields.flatMap(({ square, cell }) => {
    const [x, y] = [(cell.x - here.x) / UNIT, (cell.y - here.y) / UNIT];
    const along = x * step[0] + y * step[1];
    const aside = Math.abs(x * step[1]) + Math.abs(y * step[0]);
    return along > 0.4 && aside < along ? [{ square, far: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.square;
}
