import { CAVERN_CARDS, type CardKind, COLOURS, kindOf, POWERS, type View } from '@lantern/games/crystal-caverns/board';
import { t } from '../strings';
import { StackPicture } from './Crystals';
import { inkOf } from './inks';
import styles from './Margin.module.css';
import { Sign } from './Sign';

const KINDS = [...new Set(CAVERN_CARDS.map(kindOf))] as readonly CardKind[];

/** Shown beside the board on wide screens: the crystals in the bag with their powers, the cards to come. */
export function Margin({ view }: { view: View }) {
  const { bag, cavern, options } = view;
  const { stock, powers, cards } = t();
  return (
    <div className={styles.margin}>
      <h2>{stock.inBag}</h2>
      <ul className={styles.bag}>
        {COLOURS.map((colour) => (
          <li key={colour}>
            {([1, 2, 3] as const).map((size) => (
              <span key={size} className={styles.crystal} data-none={bag[colour][size - 1] === 0 || undefined}>
                <StackPicture crystals={[{ size, colour: inkOf(colour, options.palette) }]} unit={15} tall={1.5} />
                <b>{bag[colour][size - 1]}</b>
              </span>
            ))}
            <span className={styles.power} title={powers[POWERS[colour]].what}>
              <Sign name={POWERS[colour]} size={16} /> {powers[POWERS[colour]].name}
            </span>
          </li>
        ))}
      </ul>
      <h2>{stock.cardsToCome}</h2>
      <ul className={styles.kinds}>
        {KINDS.map((kind) => {
          const left = cavern.filter((id) => kindOf(id) === kind).length;
          return (
            <li key={kind} data-none={left === 0 || undefined}>
              <b>{left}</b> {cards[kind]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
