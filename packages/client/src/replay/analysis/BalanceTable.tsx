import { balanceOf } from '@lantern/games/engine/analysis/changes';
import type { Analysis } from '@lantern/games/engine/analysis/types';
import { useAnalysisStrings } from '../../i18n/analysis/useAnalysisStrings';
import styles from './Analysis.module.css';
import type { Contender } from './contenders';
import { signed } from './TurningPoints';

/** The effects of luck, own choices and the choices of others on each player over the whole match. */
export function BalanceTable({ analysis, contenders }: { analysis: Analysis; contenders: readonly Contender[] }) {
  const say = useAnalysisStrings();
  const { party } = analysis;
  return (
    <table className={styles.table}>
      <caption>{say.balance}</caption>
      <thead>
        <tr>
          <th scope="col">{say.who}</th>
          <th scope="col">{say.luckColumn}</th>
          <th scope="col">{party ? say.choices : say.own}</th>
          {!party && <th scope="col">{say.others}</th>}
        </tr>
      </thead>
      <tbody>
        {contenders.map(({ place, name }) => {
          const { luck, own, others } = balanceOf(analysis, place);
          return (
            <tr key={place}>
              <th scope="row">{name}</th>
              <td>{signed(luck)}</td>
              <td>{signed(own)}</td>
              {!party && <td>{signed(others)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
