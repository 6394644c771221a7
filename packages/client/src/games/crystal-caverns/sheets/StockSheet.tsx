import { CAVERN_CARDS, isHallway, kindOf, rankOf } from '@lantern/games/crystal-caverns/data/cards';
import { COLOURS } from '@lantern/games/crystal-caverns/data/classes';
import { LAST_EXHAUSTION, MONSTER_RANKS } from '@lantern/games/crystal-caverns/data/levels';
import { POWERS } from '@lantern/games/crystal-caverns/data/powers';
import { COLOUR_NAMES, POWER_WORDS } from '@lantern/games/crystal-caverns/text/names.en';
import { Suit } from '../../../art/cards/Suit';
import { Sheet } from '../../../ui/Sheet';
import { CardPicture } from '../map/CardPicture';
import { suitOf } from '../map/RankMark';
import { StackPicture } from '../parts/Crystals';
import { inkOf } from '../parts/inks';
import { cardName, contentWords } from '../words';
import type { ReadingProps } from './Sheets';
import styles from './sheets.module.css';

const RANK_NAMES = {
  J: 'Jacks (small)',
  Q: 'Queens (medium)',
  K: 'Kings (large)',
  JOKER: 'Joker (the Dragon)',
} as const;

/** What is left: cavern cards by kind, monster cards, crystals in the bag. The legend of the map is the same list. */
export function StockSheet({ view, onClose }: ReadingProps) {
  const { cavern, monsterPile, exhausted, bag, options } = view;
  const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  return (
    <Sheet title="What is left" onClose={onClose} place="side">
      <h3>Cavern cards: {cavern.length}</h3>
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
                    {isHallway(first) ? ' Two exits.' : ' Four exits.'}
                  </span>
                  <span className={styles.suits}>
                    {left.length === 0 ? 'none left' : left.map((id) => <Suit key={id} suit={suitOf(id)} size={14} />)}
                  </span>
                </span>
              </li>
            );
          });
        })}
      </ul>
      <h3>Monster cards: {exhausted === LAST_EXHAUSTION ? 0 : monsterPile.length}</h3>
      <p className={styles.soft}>
        {exhausted === LAST_EXHAUSTION
          ? 'The deck has run out twice: no more monsters come on this level.'
          : `Run out ${exhausted} of ${LAST_EXHAUSTION} times on this level.`}
      </p>
      <ul className={styles.list}>
        {MONSTER_RANKS.map((rank) => {
          const count = monsterPile.filter((one) => one === rank).length;
          return count > 0 ? (
            <li key={rank}>
              <b>{count}</b> {RANK_NAMES[rank]}
            </li>
          ) : null;
        })}
      </ul>
      <h3>Crystals in the bag</h3>
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
              <strong>{COLOUR_NAMES[options.palette][colour]}</strong> {POWER_WORDS[POWERS[colour]].name}:{' '}
              {POWER_WORDS[POWERS[colour]].what}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
