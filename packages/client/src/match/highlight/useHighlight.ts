import { useEffect, useState } from 'react';
import { carriersOnBoard, isAbout, subjectsOfElement } from './subjects';

/** The time for which things are outlined, in milliseconds. */
export const HIGHLIGHT_TIME = 2000;
/**
 * An event for windows onto larger boards, which bring its target into view. A window that has done so prevents the
 * default.
 */
const REVEAL = 'reveal';

let pointedAt: readonly Element[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function release(): void {
  for (const element of pointedAt) element.removeAttribute('data-pointed');
  pointedAt = [];
}

/** Scrolls to something on the table. */
export function bringIntoSight(element: Element): void {
  const unseen = element.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true, cancelable: true }));
  if (unseen) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A request to point at subjects, except those that do not select an element by themselves. */
interface Asked {
  subjects: readonly string[];
  besides: string | undefined;
}

/** Outlines the subjects for a while and brings them into view. @returns their names, for screen readers */
function pointAt({ subjects, besides }: Asked): string[] {
  clearTimeout(timer);
  release();
  pointedAt = carriersOnBoard().filter((carrier) => isAbout(subjectsOfElement(carrier), subjects, besides));
  for (const element of pointedAt) {
    element.setAttribute('data-pointed', '');
    bringIntoSight(element);
  }
  timer = setTimeout(release, HIGHLIGHT_TIME);
  const told = pointedAt.filter((element) => !element.closest('[aria-hidden="true"]'));
  return [...new Set(told.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''))];
}

/** Points at requested subjects once nothing covers them. @param uncover closes the layers over the board */
export function useHighlight(uncover: () => void) {
  const [asked, ask] = useState<Asked>();
  const [shown, show] = useState<readonly string[]>([]);
  useEffect(() => {
    if (asked) show(pointAt(asked));
  }, [asked]);
  return {
    /** The names of the outlined things. */
    shown,
    point(subjects: readonly string[], besides?: string) {
      uncover();
      ask({ subjects, besides });
    },
  };
}
