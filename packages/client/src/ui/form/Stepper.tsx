import { type ReactNode, useId } from 'react';
import { useStrings } from '../../i18n/strings';
import { Button } from '../Button';
import styles from '../controls.module.css';

export interface StepperProps {
  label: string;
  help?: ReactNode;
  value: number;
  min: number;
  max: number;
  /** Values outside of the range, each with its word, such as 0 for "off". */
  also?: readonly { value: number; word: string }[];
  /** Formats the value, such as `3 players`. */
  write?(value: number): string;
  step?: number;
  disabled?: boolean;
  onChange(value: number): void;
}

/** Returns the next lower and the next higher value: the special ones lie below the range. */
function neighbours({ value, min, max, also = [], step = 1 }: StepperProps): { down?: number; up?: number } {
  const specials = also.map((special) => special.value).filter((special) => special < min || special > max);
  const range: number[] = [];
  for (let n = min; n < max; n += step) range.push(n);
  const scale = [...new Set([...specials, ...range, max, value])].sort((a, b) => a - b);
  const at = scale.indexOf(value);
  return { down: scale[at - 1], up: scale[at + 1] };
}

/** A number between two buttons. */
export function Stepper(props: StepperProps) {
  const { common } = useStrings();
  const { label, help, value, disabled, also, write = String, onChange } = props;
  const id = useId();
  const { down, up } = neighbours(props);
  const word = also?.find((special) => special.value === value)?.word ?? write(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this row in every browser
    <div className={styles.row} role="group" aria-labelledby={id} aria-describedby={help ? `${id}-help` : undefined}>
      <div className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {help && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )}
      </div>
      <div className={styles.stepper}>
        <Button
          icon="minus"
          iconOnly
          disabled={disabled || down === undefined}
          onClick={() => down !== undefined && onChange(down)}
        >
          {common.less}
        </Button>
        <output className={styles.value}>{word}</output>
        <Button
          icon="plus"
          iconOnly
          disabled={disabled || up === undefined}
          onClick={() => up !== undefined && onChange(up)}
        >
          {common.more}
        </Button>
      </div>
    </div>
  );
}
