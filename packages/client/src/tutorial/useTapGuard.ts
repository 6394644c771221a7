import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../ui/useLatest';

/** The parts of the table in which a lesson accepts only what it points at. */
const GUARDED = '[data-frame="board"], [data-frame="hand"]';
/** The controls that a tap can hit there. One without a subject only explains, or goes back. */
const CONTROL = '[data-about], button, [role="button"]';
const LIT = '[data-lit="true"]';
const COMMITS: ReadonlySet<string> = new Set(['Enter', ' ']);

/**
 * Blocks taps on the table except those on the subjects of a step.
 * @param carriers the subjects of the step; `undefined` while nothing is asked
 * @param onOther called for a tap on something else
 * @returns a ref for an element around the table
 */
export function useTapGuard(
  carriers: (() => readonly Element[]) | undefined,
  onOther: () => void,
): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const latest = useLatest({ carriers, onOther });
  useEffect(() => {
    const guard = (event: Event) => {
      const { carriers, onOther } = latest.current;
      const { target } = event;
      if (!carriers || !(target instanceof Element) || !target.closest(GUARDED) || target.closest('dialog')) return;
      if (event instanceof KeyboardEvent && !COMMITS.has(event.key)) return;
      const control = target.closest(CONTROL);
      if (control && (!control.matches('[data-about]') || control.matches(LIT))) return;
      if (carriers().some((carrier) => carrier.contains(target))) return;
      event.preventDefault();
      event.stopPropagation();
      onOther();
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    around.current?.addEventListener('click', guard, options);
    around.current?.addEventListener('keydown', guard, options);
    return () => listening.abort();
  }, []);
  return around;
}
