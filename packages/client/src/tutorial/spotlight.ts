import type { AcceptedMove, Halt } from '@lantern/games/engine/lessonFrames';
import { LEARNER } from '@lantern/games/kit/lesson';
import {
  ACTION_BAR,
  carriersOnBoard,
  type FactSubjects,
  isAbout,
  subjectsOfChoice,
  subjectsOfElement,
} from '../match/highlight/subjects';

/** The things in the spotlight. */
export interface Lit {
  carriers: readonly Element[];
  /** The next thing to tap; absent if the learner only reads, or if nothing visible can be tapped. */
  target: Element | undefined;
}

/** The elements that react to a tap. A move that is barred only explains why. */
const LIT = '[data-lit="true"]';
const TAPPABLE = `:is(${LIT}, button[data-move]:not(:disabled, [data-lit="false"])):not([aria-disabled="true"])`;

/** Returns the subjects of a step on the table, or in the sheet over it. */
export function litOnTable(about: FactSubjects, { accepts, lights }: Halt): Lit {
  const [asked] = accepts;
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const seen = carriersOnBoard().filter(isSeen);
  const within = sheet ? seen.filter((element) => sheet.contains(element)) : seen;
  const orderOf = lights ? orderIn(lights) : asked ? orderOfChoice(about, asked) : () => -1;
  const order = new Map(within.map((element) => [element, orderOf(subjectsOfElement(element))]));
  const named = within.filter((element) => order.get(element) !== -1);
  // The subject of the step is below the sheet.
  const close = sheet?.querySelector('[data-close]');
  if (named.length === 0 && close) return { carriers: [close], target: close };
  const carriers = named.length > 0 ? named : within.filter((element) => subjectsOfElement(element) === ACTION_BAR);
  const tappable = asked ? carriers.filter(isTappable) : [];
  return {
    carriers,
    target: tappable.sort((element, other) => Number(order.get(other)) - Number(order.get(element)))[0],
  };
}

/** Returns the position of an element in the order of the taps, by its subject; -1 if the step is not about it. */
type Order = (carried: string) => number;

const orderIn =
  (lights: readonly string[]): Order =>
  (carried) =>
    lights.indexOf(carried);

/** The subjects of a hint for a move, without the seat that moves, which is not to be tapped. */
function orderOfChoice(about: FactSubjects, asked: AcceptedMove): Order {
  const subjects = subjectsOfChoice(about, asked, LEARNER);
  return (carried) =>
    isAbout(carried, subjects, `seat:${LEARNER}`)
      ? Math.max(...carried.split(' ').map((subject) => subjects.indexOf(subject)))
      : -1;
}

/** A carrier may be an icon that lies below the control. */
function isTappable(element: Element): boolean {
  if (element.matches(TAPPABLE)) return true;
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(LIT) != null;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width * height > 0 && getComputedStyle(element).visibility !== 'hidden';
}
