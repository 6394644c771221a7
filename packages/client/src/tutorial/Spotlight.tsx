import type { Halt } from '@lantern/games/engine/lessonFrames';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FactSubjects } from '../match/highlight/subjects';
import { bringIntoSight } from '../match/highlight/useHighlight';
import { ARROW, type Area, type Arrow, arrowTo } from './arrow';
import styles from './Spotlight.module.css';
import { type Lit, litOnTable } from './spotlight';

/** The interval between two measurements of the table: highlighted things move with the board. */
const MEASURE_INTERVAL_MS = 120;
/** The margin between the highlighted thing and the dimmed area. */
const MARGIN_PX = 6;

/** The dimmed area around the spotlight. */
const TABLE = ['board', 'hand', 'rail'].map((part) => `[data-frame="${part}"]`).join();

/** The area that no arrow may cover. */
const COACH = '[data-coach]';

interface Seen {
  dim: readonly Area[];
  holes: readonly Area[];
  arrow: Arrow | null;
  /** Where the drawing begins: in a dialog that rises, not at the corner of the window. */
  origin: { x: number; y: number };
}

export interface SpotlightProps {
  about: FactSubjects;
  halt: Halt;
  /** The number of other moves tried in this step: each makes the arrow pulse again. */
  missed: number;
}

/**
 * Dims the table except for the subjects of a step, and points an arrow at the next thing to tap. It receives no taps
 * itself.
 */
export function Spotlight({ about, halt, missed }: SpotlightProps) {
  const [{ host, seen }, look] = useState<{ host: Element; seen: Seen }>({ host: document.body, seen: NOTHING });
  const mask = useId();
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    let revealed: Element | undefined;
    const update = () => {
      const lit = litOnTable(about, halt);
      if (lit.target && lit.target !== revealed) bringIntoSight(lit.target);
      revealed = lit.target;
      look((before) => changed(before, lookAt(lit, drawing.current?.getBoundingClientRect())));
    };
    update();
    const timer = setInterval(update, MEASURE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [about, halt]);
  const { dim, holes, arrow, origin } = seen;
  return createPortal(
    <svg ref={drawing} className={styles.spotlight} aria-hidden="true" data-spotlight>
      <mask id={mask}>
        <rect width="100%" height="100%" fill="#fff" />
        {holes.map((hole) => (
          <rect key={keyOf(hole)} {...hole} rx="10" fill="#000" />
        ))}
      </mask>
      <g mask={`url(#${mask})`}>
        {dim.map((area) => (
          <rect key={keyOf(area)} {...area} className={styles.dim} />
        ))}
      </g>
      <g transform={`translate(${-origin.x} ${-origin.y})`}>
        {holes.map((hole) => (
          <rect key={keyOf(hole)} {...hole} rx="10" className={styles.ring} data-hole />
        ))}
        {arrow && (
          <g transform={`translate(${arrow.x} ${arrow.y}) rotate(${arrow.turn})`} data-arrow>
            <path
              key={missed}
              className={`${styles.arrow} ${missed > 0 ? styles.calls : ''}`}
              d={`M0-2 ${ARROW.width / 2}-18H6V${-ARROW.length}H-6V-18H${-ARROW.width / 2}Z`}
            />
          </g>
        )}
      </g>
    </svg>,
    host,
  );
}

const NOTHING: Seen = { dim: [], holes: [], arrow: null, origin: { x: 0, y: 0 } };

const keyOf = ({ x, y, width, height }: Area): string => `${x} ${y} ${width} ${height}`;

interface Look {
  host: Element;
  seen: Seen;
}

/** Returns the previous object if nothing has changed. */
const changed = (before: Look, now: Look): Look =>
  before.host === now.host && JSON.stringify(before.seen) === JSON.stringify(now.seen) ? before : now;

function lookAt({ carriers, target }: Lit, drawing?: DOMRect): Look {
  const host = carriers[0]?.closest('dialog') ?? document.body;
  const window = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const avoid = [...document.querySelectorAll(COACH)].map(areaOf);
  return {
    host,
    seen: {
      // A sheet dims the table itself.
      dim: host === document.body ? areasOf([...document.querySelectorAll(TABLE)]) : [],
      holes: areasOf(carriers).map(widened),
      arrow: target ? arrowTo(widened(areaOf(target)), window, avoid) : null,
      origin: { x: Math.round(drawing?.x ?? 0), y: Math.round(drawing?.y ?? 0) },
    },
  };
}

/** Returns each area once: two things may lie in the same place. */
const areasOf = (elements: readonly Element[]): Area[] => [
  ...new Map(elements.map(areaOf).map((area) => [keyOf(area), area])).values(),
];

function areaOf(element: Element): Area {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

const widened = ({ x, y, width, height }: Area): Area => ({
  x: x - MARGIN_PX,
  y: y - MARGIN_PX,
  width: width + 2 * MARGIN_PX,
  height: height + 2 * MARGIN_PX,
});
