import { colonyOf, type View } from '@lantern/games/crystal-city-catan/board';
import { t as appStrings } from '../../../i18n/strings';
import type { PersonProps } from '../../../match/gameBoard';
import { Colony } from '../map/Colony';
import { ScoreCard } from '../parts/ScoreCard';
import { descriptionOf } from '../sentences';
import { t } from '../strings';
import styles from './sheets.module.css';

/** A player: the colony at the width of the sheet, points, resources, pieces in stock. */
export function Person({ view, of, seat, names }: PersonProps<View>) {
  const name = names[of] ?? appStrings().common.seat(Number(of) + 1);
  const { you, yourColony, colonyOf: titleOf } = t();
  return (
    <div>
      <ScoreCard view={view} seat={of} name={of === seat ? you : name} />
      <div className={styles.colony}>
        <Colony seat={of} colony={colonyOf(view, of)} title={of === seat ? yourColony : titleOf(name)} targets={[]} />
        <ul className="unseen">
          {descriptionOf(colonyOf(view, of)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
