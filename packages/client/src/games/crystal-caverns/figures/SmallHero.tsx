import { CLASSES, type Colour, type View } from '@lantern/games/crystal-caverns/board';
import { inkOf } from '../parts/inks';
import { Parts } from './Parts';
import { SMALL_HEROES } from './small';

/** A hero in the small form of the map, around the middle of its foot; for use inside an `svg`. */
export function SmallHero({ colour, palette }: { colour: Colour; palette: View['options']['palette'] }) {
  return <Parts parts={SMALL_HEROES[CLASSES[colour].id]} ink={inkOf(colour, palette)} />;
}
