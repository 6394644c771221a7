import {
  BASE_ATTACK,
  type Card,
  CLASS_POOL,
  classOf,
  FACE_VALUE,
  HP_DIE,
  HUMAN_BONUS,
  isFace,
  pipsOf,
  poolMaxima,
  raceOf,
} from '@lantern/games/improvised-dungeon-crawl/board';
import { DieOutline } from '../art/DieOutline';
import { Portrait } from '../art/Portrait';
import { Sign } from '../art/Sign';
import { kindredName } from '../names';
import { Known } from '../parts/Known';
import { POOL_SIGNS } from '../parts/poolSigns';
import { t } from '../strings';
import styles from './HeroPreview.module.css';

/** The resource points of the rest of the hand if this face card becomes the hero (R2.10). */
function resourcePoints(hand: readonly Card[], face: Card): number {
  const rest = hand.filter((card) => card !== face);
  const worth = rest.reduce((sum, card) => sum + (isFace(card) ? FACE_VALUE : pipsOf(card)), 0);
  return worth + (raceOf(face) === 'human' ? HUMAN_BONUS : 0);
}

export interface HeroPreviewProps {
  card: Card;
  /** The creation cards that contain it; `null` for a hero that survived an earlier dungeon. */
  hand: readonly Card[] | null;
}

/** A preview of the sheet of the hero that a face card would make. */
export function HeroPreview({ card, hand }: HeroPreviewProps) {
  const kindred = { heroClass: classOf(card), race: raceOf(card) };
  const { heroClass, race } = kindred;
  const { pool } = CLASS_POOL[heroClass];
  const maxima = poolMaxima(kindred);
  const { muster, sheets } = t();
  return (
    <article className={styles.preview} data-class={heroClass}>
      <Portrait {...kindred} className={styles.portrait} />
      <div className={styles.words}>
        <h2>{kindredName(card)}</h2>
        <ul className={styles.facts}>
          <li>
            <DieOutline sides={HP_DIE[race]} look="hero" size={30} />
            <span className="unseen">{sheets.die(HP_DIE[race])} </span>
            <Known term="hp">{t().hp}</Known>
          </li>
          <li>
            <DieOutline sides={BASE_ATTACK[heroClass]} look="monster" size={30} />
            <span className="unseen">{sheets.die(BASE_ATTACK[heroClass])} </span>
            <span>{muster.attack}</span>
          </li>
          <li>
            <b>
              <Sign name={POOL_SIGNS[pool]} size={18} />
              {maxima[pool]}
            </b>
            <span>{t().pools[pool]}</span>
          </li>
          {hand && (
            <li>
              <b>
                <Sign name="coin" size={18} />
                {resourcePoints(hand, card)}
              </b>
              <Known term="rp">{muster.forGear}</Known>
            </li>
          )}
        </ul>
        <p>{muster.classLines[heroClass]}</p>
        <p className={styles.race}>{muster.raceLines[race]}</p>
      </div>
    </article>
  );
}
