import { type Card, type Meaning, meaningOf, rankOf, suitOf } from '@lantern/games/improvised-dungeon-crawl/board';
import { Suit } from '../../../art/cards/Suit';
import { withSoftHyphens } from '../../../art/softHyphens';
import { SeatMark } from '../../../ui/seat/SeatMark';
import { Picture } from '../art/Picture';
import { NPC_PICTURES, PLACES } from '../art/places';
import { Sign } from '../art/Sign';
import type { Progress } from '../roomProgress';
import { t } from '../strings';
import styles from './cards.module.css';
import { monsterDrawing } from './MonsterCard';
import { SUIT_NAMES } from './suits';

/**
 * A card of the room that does not fight, or no longer: trap, chest, encounter, dragon sign, a slain monster.
 * Decorative.
 */
export function RoomFace({
  card,
  seat,
  progress,
  open,
}: {
  card: Card;
  seat: string;
  progress: Progress;
  open?: boolean;
}) {
  const meaning = meaningOf(card);
  const { scene, monster } = t();
  const word = scene.progress[progress];
  return (
    <span
      className={styles.monster}
      data-suit={suitOf(card)}
      data-meaning={meaning}
      data-progress={progress}
      aria-hidden="true"
    >
      <span className={styles.picture}>
        <Picture drawing={drawingOf(card, meaning, open)} />
      </span>
      <span className={styles.index}>
        {rankOf(card)}
        <Suit suit={SUIT_NAMES[suitOf(card)]} size={10} decorative />
      </span>
      <span className={styles.name}>
        {withSoftHyphens(meaning === 'monster' ? monster(card) : scene.titles[meaning])}
      </span>
      <span className={styles.foot}>
        {word ? (
          <b>
            {progress === 'slain' && <Sign name="skull" size={12} />} {word}
          </b>
        ) : (
          <b>{progress === 'now' ? scene.now : meaning === 'counter' ? scene.onStack : scene.waits}</b>
        )}
      </span>
      <span className={styles.target}>
        <SeatMark seat={seat} size={20} />
      </span>
    </span>
  );
}

function drawingOf(card: Card, meaning: Meaning, open = false) {
  switch (meaning) {
    case 'monster':
      return monsterDrawing(card);
    case 'npc':
      return NPC_PICTURES.stranger ?? [];
    case 'chest':
      return PLACES[open ? 'chestOpen' : 'chest'] ?? [];
    default:
      return PLACES[meaning] ?? [];
  }
}
