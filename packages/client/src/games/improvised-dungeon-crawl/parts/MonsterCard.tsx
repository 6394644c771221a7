import {
  type Card,
  ENRAGED_FROM,
  type Fight,
  type Monster,
  rankOf,
  suitOf,
} from '@lantern/games/improvised-dungeon-crawl/board';
import { Suit } from '../../../art/cards/Suit';
import { withSoftHyphens } from '../../../art/softHyphens';
import { SeatMark } from '../../../ui/seat/SeatMark';
import { BEASTS } from '../art/beasts';
import { DieOutline } from '../art/DieOutline';
import { Picture } from '../art/Picture';
import { Sign } from '../art/Sign';
import { UNDEAD } from '../art/undead';
import { t } from '../strings';
import styles from './cards.module.css';

export function monsterDrawing(card: Card) {
  return (suitOf(card) === 'C' ? BEASTS : UNDEAD)[rankOf(card)] ?? [];
}

/** A fighting monster: its die, its threshold, its wounds, and its target. Decorative. */
export function MonsterFace({ monster, fight }: { monster: Monster; fight: Pick<Fight, 'round' | 'guards'> }) {
  const card = monster.id as Card;
  const club = suitOf(card) === 'C';
  const guard = fight.guards.find((guard) => guard.monster === monster.id);
  return (
    <span
      className={styles.monster}
      data-suit={suitOf(card)}
      data-elite={monster.elite || undefined}
      aria-hidden="true"
    >
      <span className={styles.picture}>
        <Picture drawing={monsterDrawing(card)} />
      </span>
      <span className={styles.index}>
        {rankOf(card)}
        <Suit suit={club ? 'clubs' : 'spades'} size={10} decorative />
      </span>
      <span className={styles.die}>
        <DieOutline sides={monster.die} look="monster" size={28} />
      </span>
      <Badges monster={monster} enraged={fight.round >= ENRAGED_FROM} />
      <span className={styles.name}>{withSoftHyphens(t().monster(monster.id))}</span>
      <span className={styles.foot}>
        <b className={styles.letters}>{t().wt(monster.wt)}</b>
        <b className={styles.word}>{t().threshold(monster.wt)}</b>
        <Wounds monster={monster} />
      </span>
      <span className={styles.target}>
        {guard && <Sign name="shield" size={13} />}
        <SeatMark seat={guard?.by ?? monster.target} size={20} />
      </span>
    </span>
  );
}

function Badges({ monster, enraged }: { monster: Monster; enraged: boolean }) {
  return (
    <span className={styles.badges}>
      {monster.elite && <Sign name="crown" size={15} className={styles.elite} />}
      {monster.confused > 0 && (
        <span className={styles.confused}>
          <Sign name="spiral" size={13} />
          {monster.confused}
        </span>
      )}
      {enraged && <Sign name="flame" size={15} className={styles.enraged} />}
    </span>
  );
}

/** A drop for each wound that kills it, filled once it is inflicted. */
function Wounds({ monster: { wounds, need } }: { monster: Monster }) {
  return (
    <span className={styles.wounds}>
      {Array.from({ length: need }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a wound is known by its place
        <span key={index} data-full={index < wounds}>
          <Sign name="drop" size={11} />
        </span>
      ))}
    </span>
  );
}
