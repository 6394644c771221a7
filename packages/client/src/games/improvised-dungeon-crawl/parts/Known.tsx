import type { ReactNode } from 'react';
import { Term } from '../../../ui/term/Term';
import { t } from '../strings';

/** The two-letter abbreviation on the board, and the paragraph about it. */
const RULES = { hp: 'R2.9', ar: 'R3.8', rp: 'R2.10', lp: 'R14.1', wt: 'R6.1' } as const;

export type Short = keyof typeof RULES;

/** A two-letter abbreviation with an explanation. */
export function Known({ term, children }: { term: Short; children: ReactNode }) {
  return (
    <Term {...t().terms[term]} rule={RULES[term]}>
      {children}
    </Term>
  );
}

/** The explanation of an element with several abbreviations. */
export function explained(...shorts: readonly Short[]): { what: string } {
  const { terms } = t();
  return { what: shorts.map((short) => `${terms[short].name}: ${terms[short].what}`).join(' ') };
}
