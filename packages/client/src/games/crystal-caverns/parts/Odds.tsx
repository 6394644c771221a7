import { fightLine } from '@lantern/games/crystal-caverns/rules/odds';
import { hitPointsAgainst } from '@lantern/games/crystal-caverns/rules/party';
import type { Monster } from '@lantern/games/crystal-caverns/state';
import { monsterName } from '@lantern/games/crystal-caverns/text/names.en';
import type { View } from '@lantern/games/crystal-caverns/view';
import { crystalsOfMonster } from '../map/Figures';
import { percent } from '../words';
import { StackPicture } from './Crystals';
import styles from './Odds.module.css';

/** What a fight against monsters would be like for heroes of this level (10.7). */
export function Odds({ view, monsters }: { view: View; monsters: readonly Monster[] }) {
  return (
    <ul className={styles.odds}>
      {monsters.map((monster) => {
        const hp = hitPointsAgainst(monster, view.order.length);
        const { heroHits, foeHits, foeDamage, attacksToFell } = fightLine(view.level, monster.level, hp);
        return (
          <li key={monster.id} className={styles.line}>
            <StackPicture crystals={crystalsOfMonster(monster, view.options.palette)} unit={20} />
            <span className={styles.words}>
              <strong>
                {monsterName(monster)} <span className={styles.level}>level {monster.level}</span>
              </strong>
              <span>
                <b>{hp}</b> hit points · about {Math.round(attacksToFell)} attacks
              </span>
            </span>
            <span className={styles.chances}>
              <span>
                you hit <b>{percent(heroHits)}</b>
              </span>
              <span>
                it hits <b>{percent(foeHits)}</b> for {Math.round(foeDamage / foeHits)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
