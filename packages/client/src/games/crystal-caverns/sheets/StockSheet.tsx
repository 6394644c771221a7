import {
  CAVERN_CARDS,
  COLOURS,
  isHallway,
  kindOf,
  LAST_EXHAUSTION,
  MONSTER_RANKS,
  POWERS,
  rankOf,
} from '@lantern/games/crystal-caverns/board';
import { Suit } from '../../../art/cards/Suit';
import { Sheet } from '../../../ui/sheet/Sheet';
import { CardPicture } from '../map/CardPicture';
import { suitOf } from '../map/RankMark';
import { StackPicture } from '../parts/Crystals';
import { inkOf } from '../parts/inks';
import { cardName, contentWords } from '../sentences';
import { t } from '../strings';
import type { SheetProps } from './sheetProps';
import styles from './sheets.module.css';

/**
 * The remaining components: cavern cards by kind, monster cards, crystals in the bag. The list is also the legend of
 * the map.
 */
export function StockSheet({ view, onClose }: SheetProps) {
  const { cavern, monsterPile, exhausted, bag, options } = view;
  const { stock, colours, powers } = t();
  const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  return (
    <Sheet title={stock.title} onClose={onClose} place="side">
      <h3>{stock.cavernCards(cavern.length)}</h3>
      <ul className={styles.cards}>
        {ranks.flatMap((rank) => {
          const all = CAVERN_CARDS.filter((id) => rankOf(id) === rank);
          const kinds =
            rank === 7 ? [all.filter((id) => kindOf(id) === 'lair'), all.filter((id) => kindOf(id) === 'pool')] : [all];
          return kinds.map((ids) => {
            const [first] = ids;
            if (!first) return null;
            const left = cavern.filter((id) => ids.includes(id));
            return (
              <li key={first} className={styles.cardLine} data-none={left.length === 0 || undefined}>
                <CardPicture id={first} rot={0} size={46} />
                <span>
                  <strong>{cardName(first)}</strong>
                  <span>
                    {contentWords(first, view)}
                    {stock.exits(isHallway(first) ? 2 : 4)}
                  </span>
                  <span className={styles.suits}>
                    {left.length === 0
                      ? stock.noneLeft
                      : left.map((id) => <Suit key={id} suit={suitOf(id)} size={14} />)}
                  </span>
                </span>
              </li>
            );
          });
        })}
      </ul>
      <h3>{stock.monsterCards(exhausted === LAST_EXHAUSTION ? 0 : monsterPile.length)}</h3>
      <p className={styles.soft}>
        {exhausted === LAST_EXHAUSTION ? stock.twice : stock.runOut(exhausted, LAST_EXHAUSTION)}
      </p>
      <ul className={styles.list}>
        {MONSTER_RANKS.map((rank) => {
          const count = monsterPile.filter((one) => one === rank).length;
          return count > 0 ? (
            <li key={rank}>
              <b>{count}</b> {stock.ranks[rank]}
            </li>
          ) : null;
        })}
      </ul>
      <h3>{stock.crystals}</h3>
      <ul className={styles.bag}>
        {COLOURS.map((colour) => (
          <li key={colour} className={styles.bagLine}>
            {([1, 2, 3] as const).map((size) => (
              <span key={size} className={styles.bagItem} data-none={bag[colour][size - 1] === 0 || undefined}>
                <StackPicture crystals={[{ size, colour: inkOf(colour, options.palette) }]} unit={16} tall={1.5} />
                <b>{bag[colour][size - 1]}</b>
              </span>
            ))}
            <span className={styles.power}>
              <strong>{colours[options.palette][colour]}</strong> {powers[POWERS[colour]].name}:{' '}
              {powers[POWERS[colour]].what}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
