import { type Foe, fightLine, POWERS } from '@lantern/games/crystal-caverns/board';
import { Sheet } from '../../../ui/sheet/Sheet';
import { FaceTerms } from '../fight/FaceTerm';
import { HitPoints } from '../fight/HitPoints';
import { MonsterPicture } from '../figures/pictures';
import { crystalsOfMonster, StackPicture } from '../parts/Crystals';
import { Sign } from '../parts/Sign';
import { percent } from '../sentences';
import { t } from '../strings';
import type { SheetProps } from './sheetProps';
import styles from './sheets.module.css';

/** A monster in the fight: its hit points, the effects of its WILDs, and the chances of both sides. */
export function FoeSheet({ view, foe: { monster, hp, maxHp, stunned }, onClose }: SheetProps & { foe: Foe }) {
  const { heroHits, foeHits } = fightLine(view.level, monster.level, hp);
  const { foe, monster: name, powers } = t();
  return (
    <Sheet title={name(monster)} onClose={onClose}>
      <div className={styles.head}>
        <span className={styles.figure}>
          <MonsterPicture monster={monster} palette={view.options.palette} stunned={stunned} high={110} />
          <StackPicture crystals={crystalsOfMonster(monster, view.options.palette)} unit={26} />
        </span>
        <div>
          <HitPoints hp={hp} maxHp={maxHp} />
          <p>{foe.figures(monster.level)}</p>
          <p>{foe.chances(view.level, percent(heroHits), percent(foeHits))}</p>
        </div>
      </div>
      <h3>{foe.wilds}</h3>
      <ul className={styles.list}>
        {[...monster.pieces].reverse().map(({ colour, size }) => {
          const power = POWERS[colour];
          return (
            <li key={`${colour} ${size}`} className={styles.entry}>
              <Sign name={power} size={22} />
              <span>
                <strong>{powers[power].name}</strong> {powers[power].what}
              </span>
            </li>
          );
        })}
      </ul>
      <FaceTerms view={view} />
    </Sheet>
  );
}
