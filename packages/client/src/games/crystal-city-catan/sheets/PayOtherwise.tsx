import type { PayRef, Resource } from '@lantern/games/crystal-city-catan/board';
import { Choice } from '../../../ui/form/Choice';
import { t } from '../strings';
import { type Ways, wayInWords } from './payments';
import styles from './sheets.module.css';

/** The chosen pools and Storehouses for a payment, by type. */
export type ChosenWays = Partial<Record<Resource, PayRef[]>>;

export interface PayOtherwiseProps {
  /** The types that can be paid in several ways. */
  ways: readonly Ways[];
  chosen: ChosenWays;
  onChoose(chosen: ChosenWays): void;
}

/** Lets the player choose the pools and Storehouses that pay (R11.1); collapsed by default. */
export function PayOtherwise({ ways, chosen, onChoose }: PayOtherwiseProps) {
  if (ways.length === 0) return null;
  return (
    <details className={styles.ways}>
      <summary>{t().builds.payOtherwise}</summary>
      {ways.map(({ resource, ways: all }) => (
        <Choice
          key={resource}
          label={t().resources[resource]}
          value={(chosen[resource] ?? all[0])?.join() ?? ''}
          values={all.map((way) => ({ value: way.join(), label: wayInWords(way) }))}
          onChange={(value) => {
            const way = all.find((one) => one.join() === value);
            onChoose({ ...chosen, ...(way && { [resource]: way }) });
          }}
        />
      ))}
    </details>
  );
}
