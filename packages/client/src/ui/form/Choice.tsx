import { type ReactNode, useId } from 'react';
import styles from '../controls.module.css';

export interface ChoiceProps<Value extends string> {
  label: string;
  help?: ReactNode;
  value: Value;
  values: readonly { value: Value; label: string; help?: string; picture?: ReactNode }[];
  disabled?: boolean;
  /** Places the options side by side instead of one below the other. */
  inline?: boolean;
  onChange(value: Value): void;
}

/** A group of radio buttons, drawn as cards. */
export function Choice<Value extends string>({
  label,
  help,
  value,
  values,
  disabled,
  inline,
  onChange,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend className={styles.label}>{label}</legend>
      {help && <p className={styles.help}>{help}</p>}
      <div className={inline ? styles.inline : styles.stack}>
        {values.map((one) => (
          <label key={one.value} className={styles.card}>
            <input
              type="radio"
              name={id}
              value={one.value}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
            />
            <span className={styles.face}>
              {one.picture}
              <span className={styles.cardLabel}>{one.label}</span>
              {one.help && <span className={styles.help}>{one.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
