import { fightLine, hitPointsAgainst, type Monster, type View } from '@lantern/games/crystal-caverns/board';
import { MonsterPicture } from '../figures/pictures';
import { percent } from '../sentences';
import { t } from '../strings';
import styles from './Odds.module.css';

export interface OddsProps {
  view: View;
  monsters: readonly Monster[];
}

/** The forecast of a fight against monsters for heroes of this level (10.7). */
export function Odds({ view, monsters }: OddsProps) {
  const { odds, hitPoints, monster: name } = t();
  return (
    <ul className={styles.odds}>
      {monsters.map((monster) => {
        const hp = hitPointsAgainst(monster, view.order.length);
        const { heroHits, foeHits, foeDamage, attacksToFell } = fightLine(view.level, monster.level, hp);
        return (
          <li key={monster.id} className={styles.line}>
            <MonsterPicture monster={monster} palette={view.options.palette} high={52} />
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
