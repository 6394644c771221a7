import type { Monster, View } from '@lantern/games/crystal-caverns/board';
import { memo } from 'react';
import type { PyramidSize } from '../../../art/pyramid/geometry';
import { seatLetter } from '../../../ui/seat/SeatMark';
import { type Crystal, Stack } from '../parts/Crystals';
import { inkOf, PATTERNS } from '../parts/inks';
import styles from './Figures.module.css';
import { middleOf } from './layout';

type Palette = View['options']['palette'];

/** The crystals of a monster from the lowest up: the Dragon is a stack of up to four. */
export function crystalsOfMonster({ pieces }: Monster, palette: Palette): Crystal[] {
  return [...pieces]
    .sort((a, b) => b.size - a.size)
    .map(({ size, colour }) => ({ size, colour: inkOf(colour, palette), pattern: PATTERNS[colour] }));
}

/** Monsters that wait on a card, side by side. */
export const Monsters = memo(function Monsters(props: {
  monsters: readonly Monster[];
  palette: Palette;
  /** They have just been drawn. */
  fresh: boolean;
}) {
  const { monsters, palette, fresh } = props;
  return (
    <>
      {monsters.map((monster, index) => (
        <g
          key={monster.id}
          className={styles.monster}
          transform={`translate(${monsters.length === 1 ? 0 : index === 0 ? -16 : 16} 11)`}
        >
          <ellipse className={styles.ember} cy="2" rx="20" ry="12" />
          <g className={fresh ? styles.rise : undefined}>
            <g transform="scale(19)">
              <Stack crystals={crystalsOfMonster(monster, palette)} />
            </g>
          </g>
        </g>
      ))}
    </>
  );
});

/** The living heroes on their card, two abreast in party order, the front row towards the top. */
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
        const size = Math.min(3, Math.max(1, hero.hp)) as PyramidSize;
        const row = Math.floor(index / 2);
        return (
          <g
            key={seat}
            className={styles.hero}
            style={{
              transform: `translate(${alone ? 0 : index % 2 === 0 ? -13 : 13}px, ${9 + (row - (rows - 1) / 2) * 17}px) scale(15)`,
            }}
          >
            <Stack crystals={[{ size, colour: inkOf(hero.colour, view.options.palette) }]} />
            <text y="0.1" textAnchor="middle" className={styles.letter}>
              {seatLetter(seat)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
