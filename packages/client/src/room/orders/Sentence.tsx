import { partsOf, sentenceOf } from '@lantern/games/kit/orders';
import type { OrderStrings } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import controls from '../../ui/controls.module.css';
import styles from './Orders.module.css';
import { applies } from './shownQuestions';

export interface SeatName {
  seat: Seat;
  name: string;
}

export interface SentenceProps {
  label: string;
  value: string;
  parts: NonNullable<OrderStrings['parts']>;
  /** The other players, who are values beside “anybody”. */
  others: readonly SeatName[];
  onChange(value: string): void;
}

/** An order that is a sentence: a select for each of its parts. */
export function Sentence({ label, value, parts, others, onChange }: SentenceProps) {
  const chosen = partsOf(value);
  const shown = applies(value) ? parts : parts.slice(0, 1);
  const choose = (at: number, to: string) =>
    onChange(sentenceOf(chosen.map((one, index) => (index === at ? to : one))));
  return (
    <fieldset className={controls.choice}>
      <legend className={controls.label}>{label}</legend>
      <div className={styles.sentence}>
        {shown.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their order
          <label key={at}>
            <span>{part.label}</span>
            <select className={controls.input} value={chosen[at]} onChange={({ target }) => choose(at, target.value)}>
              {valuesOf(part.values, others).map(([one, name]) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The values of a part in words, and the other players if "anybody" is a value. */
function valuesOf(values: Readonly<Record<string, string>>, others: readonly SeatName[]): [string, string][] {
  const named = others.map(({ seat, name }): [string, string] => [seat, name]);
  return [...Object.entries(values), ...('anybody' in values ? named : [])];
}

/** A sentence in one line. */
export function sentenceInWords(
  value: string,
  parts: NonNullable<OrderStrings['parts']>,
  others: readonly SeatName[],
): string {
  const chosen = partsOf(value);
  const words = parts.map(({ label, values }, at) => {
    const one = chosen[at] ?? '';
    return `${label} ${values[one] ?? others.find(({ seat }) => seat === one)?.name ?? one}`;
  });
  return words.join(' ');
}
