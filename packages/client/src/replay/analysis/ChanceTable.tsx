import type { Analysis } from '@lantern/games/engine/analysis/types';
import type { Voice } from '@lantern/games/kit/strings';
import { useAnalysisStrings } from '../../i18n/analysis/useAnalysisStrings';
import styles from './Analysis.module.css';
import type { Contender } from './contenders';

export interface ChanceTableProps {
  analysis: Analysis;
  contenders: readonly Contender[];
  steps: readonly number[];
  voice: Voice;
}

/** The chances move by move: the data of the chart as a table. */
export function ChanceTable({ analysis: { moments }, contenders, steps, voice }: ChanceTableProps) {
  const say = useAnalysisStrings();
  return (
    <table className={styles.table}>
      <caption className="unseen">{say.chances}</caption>
      <thead>
        <tr>
          <th scope="col">{say.moment}</th>
          <th scope="col">{say.moved}</th>
          {contenders.map(({ place, name }) => (
            <th key={place} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moments.map(({ chances, seat }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: moments have no other id than their index
          <tr key={at}>
            <th scope="row">{steps[at]}</th>
            <td>{seat === null ? say.noOne : voice.name(seat)}</td>
            {contenders.map(({ place }) => (
              <td key={place}>{say.percent(chances[place] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
