import type { ReactNode } from 'react';
import { explainable } from '../explainable';
import styles from './Term.module.css';

export interface TermProps {
  /** The word in full. */
  name: string;
  what: string;
  /** The number of the paragraph of the rulebook. */
  rule?: string;
  className?: string;
  children: ReactNode;
}

/** A short word or symbol that shows its meaning when it is tapped. */
export function Term({ name, what, rule, className = '', children }: TermProps) {
  return (
    <button
      ref={explainable({ name, what, ...(rule && { rule }) })}
      type="button"
      data-term
      className={`${styles.term} ${className}`}
    >
      {children}
    </button>
  );
}
