import type { Monster, View } from '@lantern/games/crystal-caverns/board';
import { memo } from 'react';
import { seatLetter } from '../../../ui/seat/SeatMark';
import { SmallHero } from '../figures/SmallHero';
import { SmallMonster } from '../figures/SmallMonster';
import styles from './Figures.module.css';
import { middleOf } from './layout';

type Palette = View['options']['palette'];

/** Monsters waiting on a card, side by side. */
export const Monsters = memo(function Monsters(props: {
  monsters: readonly Monster[];
  palette: Palette;
  /** Whether they have just been drawn. */
  fresh: boolean;
}) {
  const { monsters, palette, fresh } = props;
  return (
    <>
      {monsters.map((monster, index) => (
        <g
          key={monster.id}
          className={styles.monster}
          transform={`translate(${monsters.length === 1 ? 0 : index === 0 ? -19 : 19} 17)`}
        >
          <ellipse className={styles.ember} cy="2" rx="20" ry="12" />
          <g className={fresh ? styles.rise : undefined}>
            <g transform={`scale(${scaleOf(monster, monsters.length)})`}>
              <SmallMonster {...{ monster, palette }} />
            </g>
          </g>
        </g>
      ))}
    </>
  );
});

/** Returns the scale of a monster on a card: a single monster is larger, the Dragon fills the card. */
function scaleOf({ rank }: Monster, count: number): number {
  if (rank === 'JOKER') return 0.17;
  return count === 1 ? 0.52 : 0.44;
}

/** The living heroes on their card, two side by side in party order, the front row towards the top. */
export function Party({ view }: { view: Pick<View, 'heroes' | 'order' | 'map' | 'pos' | 'options'> }) {
  const card = view.map[view.pos];
  if (!card) return null;
  const { x, y } = middleOf(card);
  const rows = Math.ceil(view.order.length / 2);
  return (
    <g className={styles.party} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <ellipse className={styles.ring} cy="6" rx="31" ry={14 + rows * 5} />
      {view.order.map((seat, index) => {
        const hero = view.heroes[seat];
        if (!hero?.colour) return null;
        const alone = index === view.order.length - 1 && index % 2 === 0;
        const row = Math.floor(index / 2);
        return (
          <g
            key={seat}
            className={styles.hero}
            style={{
              transform: `translate(${alone ? 0 : index % 2 === 0 ? -14 : 14}px, ${12 + (row - (rows - 1) / 2) * 19}px) scale(.27)`,
            }}
          >
            <SmallHero colour={hero.colour} palette={view.options.palette} />
            <text y="4" textAnchor="middle" className={styles.letter}>
              {seatLetter(seat)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
