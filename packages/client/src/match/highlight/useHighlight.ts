import { useEffect, useState } from 'react';
import { carriersOnBoard, isAbout, subjectsOfElement } from './subjects';

/** How long something is pointed at, in milliseconds. */
export const HIGHLIGHT_TIME = 2000;
/** Heard by windows onto larger boards: what it is sent from comes into sight. Prevented by who has seen to it. */
const REVEAL = 'reveal';

let pointedAt: readonly Element[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function release(): void {
  for (const element of pointedAt) element.removeAttribute('data-pointed');
  pointedAt = [];
}

/** What somebody wants to see: all that is named, but not what is named besides. */
interface Asked {
  subjects: readonly string[];
  besides: string | undefined;
}

/**
 * Outlines what is named for a while, and brings it into sight.
 * @returns what it is called, for those who do not see it
 */
function pointAt({ subjects, besides }: Asked): string[] {
  clearTimeout(timer);
  release();
  pointedAt = carriersOnBoard().filter((one) => isAbout(subjectsOfElement(one), subjects, besides));
  for (const element of pointedAt) {
    element.setAttribute('data-pointed', '');
    const unseen = element.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true, cancelable: true }));
    if (unseen) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  timer = setTimeout(release, HIGHLIGHT_TIME);
  const told = pointedAt.filter((element) => !element.closest('[aria-hidden="true"]'));
  return [...new Set(told.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''))];
}

/**
 * Points at what somebody asks for, once that is not covered any more.
 * @param uncover closes what lies over the board
 */
export function useHighlight(uncover: () => void) {
  const [asked, ask] = useState<Asked>();
  const [shown, show] = useState<readonly string[]>([]);
  useEffect(() => {
    if (asked) show(pointAt(asked));
  }, [asked]);
  return {
    /** What has been pointed at, in words. */
    shown,
    point(subjects: readonly string[], besides?: string) {
      uncover();
      ask({ subjects, besides });
    },
  };
}
