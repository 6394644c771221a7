import { POWERS } from '@lantern/games/crystal-caverns/data/powers';
import { fightLine } from '@lantern/games/crystal-caverns/rules/odds';
import type { Foe } from '@lantern/games/crystal-caverns/state';
import { monsterName, POWER_WORDS } from '@lantern/games/crystal-caverns/text/names.en';
import { Sheet } from '../../../ui/Sheet';
import { HitPoints } from '../fight/HitPoints';
import { crystalsOfMonster } from '../map/Figures';
import { StackPicture } from '../parts/Crystals';
import { Sign } from '../parts/Sign';
import { percent } from '../words';
import type { ReadingProps } from './Sheets';
import styles from './sheets.module.css';

/** All about a monster in the fight: hit points, what its WILDs do, and the chances of both sides. */
export function FoeSheet({ view, foe: { monster, hp, maxHp }, onClose }: ReadingProps & { foe: Foe }) {
  const { heroHits, foeHits } = fightLine(view.level, monster.level, hp);
  return (
    <Sheet title={monsterName(monster)} onClose={onClose}>
      <div className={styles.head}>
        <StackPicture crystals={crystalsOfMonster(monster, view.options.palette)} unit={54} />
        <div>
          <HitPoints hp={hp} maxHp={maxHp} />
          <p>
            Level {monster.level}: rolls {monster.level} Treehouse {monster.level === 1 ? 'die' : 'dice'}, adds{' '}
            {monster.level}, wounds for {monster.level}.
          </p>
          <p>
            A hero of level {view.level} hits it {percent(heroHits)} of the time; it hits {percent(foeHits)}.
          </p>
        </div>
      </div>
      <h3>Its WILDs</h3>
      <ul className={styles.list}>
        {[...monster.pieces].reverse().map(({ colour, size }) => {
          const power = POWERS[colour];
          return (
            <li key={`${colour} ${size}`} className={styles.entry}>
              <Sign name={power} size={22} />
              <span>
                <strong>{POWER_WORDS[power].name}</strong> {POWER_WORDS[power].what}
              </span>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
