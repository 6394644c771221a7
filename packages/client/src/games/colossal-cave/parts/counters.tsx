import { type CardId, isTreasure, type View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { Glyph } from '../../../art/Glyph';
import type { Counter } from '../../../match/gameBoard';
import { CardSmall, cardName } from '../cards/faces';
import { t } from '../strings';
import { playerAt } from '../targets';
import styles from './counters.module.css';

const SAFES = 3;
/** The number of carried cards that fit in the chip; there are more only while one is being dropped. */
const CARDS_THAT_FIT = 2;

/** One dot per safe, filled if the safe holds a treasure. */
function Pips({ full }: { full: number }) {
  return (
    <span className={styles.pips}>
      {[0, 1, 2].map((place) => (
        <i key={place} data-full={place < full || undefined} />
      ))}
    </span>
  );
}

/** The last cards that a player carries. */
function Pictures({ of }: { of: readonly CardId[] }) {
  return (
    <span className={styles.pictures}>
      {of.slice(-CARDS_THAT_FIT).map((card) => (
        <CardSmall key={card} card={card} />
      ))}
      {of.length > CARDS_THAT_FIT && <span className={styles.more}>{`+${of.length - CARDS_THAT_FIT}`}</span>}
    </span>
  );
}

/** The counters of a player in the rail: cards in hand, full safes, carried cards; once the cave closes, wasted words. */
export function counters(view: View, seat: Seat): readonly Counter[] {
  const { dead, conceded, inv, deposited } = playerAt(view, seat);
  const { others, safe } = t();
  if (conceded) return [{ id: 'out', icon: <Glyph name="cross" size={12} />, value: null, label: others.conceded }];
  const cards = view.handCounts[seat] ?? 0;
  // R16: with the carried treasures deposited, three safes would be full.
  const third = inv.some(isTreasure) && deposited.length + inv.filter(isTreasure).length >= SAFES;
  const closing = view.closing?.words[seat];
  return [
    { id: 'cards', icon: <Glyph name="cards" size={12} />, value: cards, label: others.inHand(cards) },
    { id: 'safes', icon: null, value: <Pips full={deposited.length} />, label: safe(deposited.length) },
    dead
      ? { id: 'dead', icon: <Glyph name="ghost" size={12} />, value: null, label: others.deadLong }
      : typeof closing === 'number'
        ? { id: 'words', icon: <Glyph name="words" size={12} />, value: closing, label: `${closing}/2` }
        : {
            id: 'carried',
            icon: inv.length === 0 && <Glyph name="item" size={12} />,
            value: inv.length === 0 ? 0 : <Pictures of={inv} />,
            label: [others.carries(inv.map(cardName)), third && t().third].filter(Boolean).join(', '),
            urgent: third,
          },
  ];
}
