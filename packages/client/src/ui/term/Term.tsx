import type { ReactNode } from 'react';
import { explainable } from '../explainable';
import styles from './Term.module.css';

export interface TermProps {
  /** The word in full. */
  name: string;
  /** What it means here. */
  what: string;
  /** The paragraph of the rulebook that speaks of it. */
  rule?: string;
  className?: string;
  children: ReactNode;
}

/** A short word or a sign that tells what it means when it is tapped. */
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
