import { DRAGON, monsterRow, RANKS, type Rank } from '@lantern/games/improvised-dungeon-crawl/board';
import { BEASTS } from '../art/beasts';
import { DieOutline } from '../art/DieOutline';
import { Picture } from '../art/Picture';
import { UNDEAD } from '../art/undead';
import { t } from '../strings';
import styles from './TablesSheet.module.css';

const MONSTER_RANKS = RANKS.filter((rank): rank is Rank => !['Q', 'K', 'A'].includes(rank));

/** The meaning of the cards: monsters with their numbers, traps, chests, strangers. */
export function TablesSheet({ elites }: { elites: boolean }) {
  const { sheets, monster, trap, npcs } = t();
  return (
    <div className={styles.tables}>
      <h3>{sheets.monsters}</h3>
      <ul className={styles.monsters}>
        {MONSTER_RANKS.map((rank) => {
          const { die, wt } = monsterRow(`${rank}C`);
          return (
            <li key={rank}>
              <Picture drawing={BEASTS[rank] ?? []} />
              <Picture drawing={UNDEAD[rank] ?? []} />
              <span>
                <b>{rank}</b> {monster(`${rank}C`)}, {monster(`${rank}S`)}
                <small>{sheets.monsterLoot(wt, rank === 'J')}</small>
              </span>
              <DieOutline sides={die} look="monster" size={30} />
            </li>
          );
        })}
      </ul>
      <p>{sheets.kill(DRAGON.die, DRAGON.wt, DRAGON.lp, elites)}</p>
      <h3>{sheets.traps}</h3>
      <ol className={styles.rolls}>
        {[1, 2, 3, 4, 5, 6].map((roll) => (
          <li key={roll}>{sheets.trap(trap(roll), roll)}</li>
        ))}
      </ol>
      <h3>{sheets.chests}</h3>
      <p>{sheets.chest}</p>
      <h3>{sheets.strangers}</h3>
      <ol className={styles.rolls}>
        {Object.entries(npcs).map(([npc, { name, what }]) => (
          <li key={npc}>
            <b>{name}</b> {what}
          </li>
        ))}
      </ol>
    </div>
  );
}
