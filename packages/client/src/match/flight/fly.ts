import { atSpeed } from '../../state/settings';
import { DICE, type Flight } from './flight';
import styles from './fly.module.css';

/** The duration of a flight and the delay between two flights, in milliseconds at normal speed. */
const FLIGHT_MS = 700;
const GAP_MS = 90;

interface Point {
  x: number;
  y: number;
}

/**
 * Animates pieces that fly across a table. Positions are measured once before the start; the compositor does the rest.
 * A start that is not on the table is replaced by the middle of the board; a flight without a destination is skipped.
 */
export function fly(root: HTMLElement, flights: readonly Flight[]): void {
  const ways = flights.flatMap(({ from, to, as }) => {
    const start = middleOf(carrierOf(root, from, onBoard)) ?? middleOf(root.querySelector('main'));
    const end = middleOf(carrierOf(root, to, (element) => !onBoard(element)));
    return start && end ? [{ start, end, as }] : [];
  });
  ways.forEach(({ start, end, as }, place) => {
    const piece = document.createElement('span');
    piece.className = `${styles.piece} ${styles[as]}`;
    piece.ariaHidden = 'true';
    root.append(piece);
    const flight = piece.animate?.(framesOf(start, end), {
      duration: atSpeed(FLIGHT_MS),
      delay: atSpeed(GAP_MS) * place,
      fill: 'backwards',
      easing: 'ease-in-out',
    });
    const land = () => piece.remove();
    if (flight) flight.finished.then(land, land);
    else land();
  });
}

const onBoard = (element: Element): boolean => element.closest('main') !== null;

/** Returns the element of a subject on the table; if a board token and a person match, the preferred one. */
function carrierOf(root: HTMLElement, subject: string, prefers: (element: Element) => boolean): Element | undefined {
  const all = [...root.querySelectorAll(subject === DICE ? '[data-dice]' : `[data-about="${subject}"]`)];
  return all.find(prefers) ?? all[0];
}

function middleOf(element: Element | null | undefined): Point | undefined {
  const box = element?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function framesOf(start: Point, end: Point): Keyframe[] {
  const at = ({ x, y }: Point, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  const top = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 24 };
  return [
    { transform: at(start, 0.5), opacity: 0 },
    { transform: at(start, 1), opacity: 1, offset: 0.12 },
    { transform: at(top, 1.35), opacity: 1, offset: 0.55 },
    { transform: at(end, 1), opacity: 1, offset: 0.9 },
    { transform: at(end, 0.4), opacity: 0 },
  ];
}
