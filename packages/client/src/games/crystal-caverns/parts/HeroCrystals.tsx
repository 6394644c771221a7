import { type Crystals, crystalsOf, type Hero, type View } from '@lantern/games/crystal-caverns/board';
import type { PyramidSize } from '../../../art/pyramid/geometry';
import { type Crystal, heightOf, StackPicture } from './Crystals';
import styles from './HeroCrystals.module.css';
import { inkOf } from './inks';

/** The crystals that represent a hero's points, from the lowest up: first its own, then the borrowed ones. */
function stacksOf(hero: Hero, palette: View['options']['palette']): { own: Crystal[]; borrowed: Crystal[] } {
  const { colour } = hero;
  if (!colour) return { own: [], borrowed: [] };
  const { own, borrowed } = crystalsOf(hero);
  const stack = ([small, medium, large]: Readonly<Crystals>, pattern?: 'stripes'): Crystal[] =>
    (
      [
        [3, large],
        [2, medium],
        [1, small],
      ] as [PyramidSize, number][]
    ).flatMap(([size, count]) =>
      Array.from({ length: count }, () => ({ size, colour: inkOf(colour, palette), ...(pattern && { pattern }) })),
    );
  return { own: stack(own), borrowed: stack(borrowed, 'stripes') };
}

/** Maximum height of a stack in large bases; a taller one is scaled down. */
const MAX_STACK_HEIGHT = 2;

/** A hero's crystals, standing, or lying if it is toppled. */
export function HeroCrystals(props: {
  hero: Hero;
  palette: View['options']['palette'];
  /** Width of a large base in pixels; less for a stack that would be taller than the row. */
  unit: number;
  lying?: boolean;
}) {
  const { hero, palette, lying } = props;
  const { own, borrowed } = stacksOf(hero, palette);
  const unit = Math.min(props.unit, (props.unit * MAX_STACK_HEIGHT) / Math.max(1, heightOf(own), heightOf(borrowed)));
  return (
    <span className={styles.crystals}>
      <StackPicture crystals={own} unit={unit} lying={lying} />
      {borrowed.length > 0 && (
        <span className={styles.borrowed}>
          <StackPicture crystals={borrowed} unit={unit * 0.8} />
        </span>
      )}
    </span>
  );
}
