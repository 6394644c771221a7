import { fightLine, hitPointsAgainst, type Monster, type View } from '@lantern/games/crystal-caverns/board';
import { crystalsOfMonster } from '../map/Figures';
import { percent } from '../sentences';
import { t } from '../strings';
import { StackPicture } from './Crystals';
import styles from './Odds.module.css';

/** What a fight against monsters would be like for heroes of this level (10.7). */
export function Odds({ view, monsters }: { view: View; monsters: readonly Monster[] }) {
  const { odds, hitPoints, monster: name } = t();
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
                {name(monster)} <span className={styles.level}>{odds.level(monster.level)}</span>
              </strong>
              <span>
                <b>{hp}</b> {hitPoints} · {odds.attacks(Math.round(attacksToFell))}
              </span>
            </span>
            <span className={styles.chances}>
              <span>
                {odds.youHit} <b>{percent(heroHits)}</b>
              </span>
              <span>
                {odds.itHits} <b>{percent(foeHits)}</b> {odds.forDamage(Math.round(foeDamage / foeHits))}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
