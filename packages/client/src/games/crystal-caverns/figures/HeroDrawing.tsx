import { CLASSES, type Colour, type View } from '@lantern/games/crystal-caverns/board';
import { inkOf } from '../parts/inks';
import { HEROES } from './heroes';
import { Parts } from './Parts';
import { Shadow, Toppled } from './Toppled';

interface HeroDrawingProps {
  /** The colour of the hero's crystal, which determines its class. */
  colour: Colour;
  palette: View['options']['palette'];
  stunned?: boolean;
}

/** A hero around the middle of its foot, in the clothes of its class; for use inside an `svg`. */
export function HeroDrawing({ colour, palette, stunned = false }: HeroDrawingProps) {
  return (
    <>
      <Shadow wide={40} />
      <Toppled stunned={stunned} reach={36}>
        <Parts parts={HEROES[CLASSES[colour].id]} ink={inkOf(colour, palette)} stunned={stunned} />
      </Toppled>
    </>
  );
}
