import { type ReactNode, useId } from 'react';
import styles from './Amounts.module.css';

export interface AmountsProps {
  /** The counted thing. */
  label: string;
  options: readonly number[];
  value: number;
  /** The label of a choice, and the text below it. */
  write?(value: number): ReactNode;
  note?(value: number): string;
  onChange(value: number): void;
}

/** The number of dice or loot points, in one tap. */
export function Amounts({ label, options, value, write, note, onChange }: AmountsProps) {
  const id = useId();
  return (
    <fieldset className={styles.amounts}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={id} checked={option === value} onChange={() => onChange(option)} />
          <span>
            {write ? write(option) : option}
            {note && <small>{note(option)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
