import { type CardId, rankOf } from '@lantern/games/crystal-caverns/board';
import { type SuitName, suitPath } from '../../../art/cards/Suit';
import styles from './RankMark.module.css';

const SUITS: Readonly<Record<string, SuitName>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

export function suitOf(id: CardId): SuitName {
  return SUITS[id.slice(-1)] ?? 'spades';
}

/** Rank and suit in the corner of a card, on a scrap of paper 19 by 12 around the origin. */
export function RankMark({ id }: { id: CardId }) {
  const rank = rankOf(id);
  const suit = suitOf(id);
  return (
    <g className={styles.mark} data-suit={suit}>
      <rect x="-9.500" y="-6.500" width="20" height="13" rx="3.500" className={styles.paper} />
      <text x="-3.500" y="4" textAnchor="middle" className={styles.rank}>
        {rank === 1 ? 'A' : rank}
      </text>
      <path d={suitPath(suit)} transform="translate(5.500 0) scale(.380) translate(-12 -12)" className={styles.suit} />
    </g>
  );
}
