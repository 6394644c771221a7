import { RANKS, type Rank } from '@lantern/games/improvised-dungeon-crawl/data/cards';
import { DRAGON, monsterRow } from '@lantern/games/improvised-dungeon-crawl/data/dungeon';
import { monsterName, NPC_WORDS, trapName } from '@lantern/games/improvised-dungeon-crawl/text/names.en';
import { BEASTS } from '../art/beasts';
import { DieOutline } from '../art/DieOutline';
import { Picture } from '../art/Picture';
import { UNDEAD } from '../art/undead';
import styles from './TablesSheet.module.css';

const MONSTER_RANKS = RANKS.filter((rank): rank is Rank => !['Q', 'K', 'A'].includes(rank));

/** What the cards mean: monsters with their numbers, traps, chests, strangers. */
export function TablesSheet() {
  return (
    <div className={styles.tables}>
      <h3>Monsters of clubs and spades</h3>
      <ul className={styles.monsters}>
        {MONSTER_RANKS.map((rank) => {
          const { die, wt } = monsterRow(`${rank}C`);
          return (
            <li key={rank}>
              <Picture drawing={BEASTS[rank] ?? []} />
              <Picture drawing={UNDEAD[rank] ?? []} />
              <span>
                <b>{rank}</b> {monsterName(`${rank}C`)}, {monsterName(`${rank}S`)}
                <small>
                  WT {wt}, {rank === 'J' ? '2d6 LP' : `${wt} LP`}
                </small>
              </span>
              <DieOutline sides={die} look="monster" size={30} />
            </li>
          );
        })}
      </ul>
      <p>
        Two wounds kill a monster. Queens, Kings and Aces go to the dragon’s stack; the twelfth wakes it: d{DRAGON.die},
        WT {DRAGON.wt}, twelve wounds, {DRAGON.lp} LP.
      </p>
      <h3>Hearts: traps</h3>
      <ol className={styles.rolls}>
        {[1, 2, 3, 4, 5, 6].map((roll) => (
          <li key={roll}>
            {trapName(roll)}: {roll}, {roll <= 3 ? 'magical' : 'physical'}
          </li>
        ))}
      </ol>
      <h3>Diamonds: chests</h3>
      <p>
        Safe on 1 to 4, trapped on 5 and 6; then 2d6 LP. The Jack of diamonds is a stranger, the Jack of hearts an
        altar.
      </p>
      <h3>Strangers</h3>
      <ol className={styles.rolls}>
        {Object.entries(NPC_WORDS).map(([npc, { name, what }]) => (
          <li key={npc}>
            <b>{name}</b> {what}
          </li>
        ))}
      </ol>
    </div>
  );
}
