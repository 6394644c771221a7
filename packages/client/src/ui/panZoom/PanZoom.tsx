import { type ReactNode, type SVGAttributes, useLayoutEffect, useRef, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { useLatest } from '../useLatest';
import type { Rect, Size } from './camera';
import styles from './PanZoom.module.css';
import { PanZoomControl } from './PanZoomControl';

/** A rectangle of the content to show. */
export interface Focus {
  key: string | number;
  rect: Rect;
  /** After the first view, this part is shown at the current zoom; without it, `rect` is shown as large as it fits. */
  keeping?: Rect;
}

export interface PanZoomProps {
  /** The accessible name of the view. */
  label: string;
  /** The box around the content in its own units; one unit is a pixel before zooming. It may grow at any time. */
  content: Rect;
  /** The minimum and maximum zoom; at 1 everything is visible. */
  minZoom?: number;
  maxZoom?: number;
  /** The maximum number of pixels per unit at which small content fills the view. */
  largestFit?: number;
  /**
   * The rectangle to show, optionally depending on the size of the view: the view starts there and glides to it
   * whenever the key changes.
   */
  focus?: Focus | ((view: Size) => Focus);
  /**
   * HTML placed absolutely in units of the content, or a `<Drawing>`. It is not rendered again while the view moves.
   */
  children: ReactNode;
}

/**
 * A window onto a board larger than the screen. One finger or the mouse pans; two fingers, the wheel or a double tap
 * zoom; with the focus, so do the arrow keys, + and -. The key 0 and a button show everything again. Taps on the
 * content stay taps.
 */
export function PanZoom(props: PanZoomProps) {
  const { common } = useStrings();
  const { label, content, minZoom = 1, maxZoom = 4, largestFit = Number.POSITIVE_INFINITY, focus, children } = props;
  const view = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const control = useRef<PanZoomControl>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [whole, setWhole] = useState(true);

  useLayoutEffect(() => {
    const element = view.current;
    if (!element || !layer.current) return;
    control.current = new PanZoomControl(element, layer.current, setWhole);
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => {
      resized.disconnect();
      control.current?.close();
    };
  }, []);

  const { x, y, width, height } = content;
  useLayoutEffect(() => {
    control.current?.setBounds({ content: { x, y, width, height }, view: size, minZoom, maxZoom, largestFit });
  }, [x, y, width, height, size, minZoom, maxZoom, largestFit]);

  useFocus(control, size.width > 0, typeof focus === 'function' ? focus(size) : focus);

  return (
    <div className={styles.frame} data-whole={whole}>
      {/* biome-ignore lint/a11y/useSemanticElements: this is not a group of form fields */}
      <div
        ref={view}
        className={styles.view}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
      >
        <div ref={layer} className={styles.layer}>
          {children}
        </div>
      </div>
      {!whole && (
        <button type="button" className={styles.fit} onClick={() => control.current?.fit()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9.500 9.500h5v5h-5z" />
          </svg>
          <span className="unseen">{common.showAll}</span>
        </button>
      )}
    </div>
  );
}

/** Starts at the focus once the view has a size, and glides to every new one. */
function useFocus(control: { current: PanZoomControl | null }, ready: boolean, focus: Focus | undefined): void {
  const begun = useRef(false);
  const latest = useLatest(focus);
  const key = focus?.key;
  useLayoutEffect(() => {
    if (!ready) return;
    if (key !== undefined && latest.current) control.current?.show(latest.current, begun.current);
    begun.current = true;
  }, [control, ready, key]);
}

/** An SVG drawing laid over a box of the content, in the same units. */
export function Drawing({ box, children, ...rest }: { box: Rect } & SVGAttributes<SVGSVGElement>) {
  const { x, y, width, height } = box;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caller names it, or it is decorative
    <svg
      {...rest}
      className={styles.drawing}
      style={{ left: x, top: y, width, height }}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      {children}
    </svg>
  );
}
