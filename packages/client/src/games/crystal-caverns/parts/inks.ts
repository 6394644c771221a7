import type { Colour, Options } from '@lantern/games/crystal-caverns/board';
import type { PyramidColour } from '../../../art/pyramid/colours';
import type { PyramidPattern } from '../../../art/pyramid/patterns';

/** The crystals' colours by palette, which affects only the display (D69). */
const INKS: Readonly<Record<Options['palette'], Readonly<Record<Colour, PyramidColour>>>> = {
  rainbow: { blue: 'blue', black: 'black', red: 'red', green: 'green', yellow: 'yellow' },
  xeno: { blue: 'cyan', black: 'white', red: 'orange', green: 'purple', yellow: 'clear' },
};

/** The sign of each colour of monsters, in addition to the shape of its pips (section 13). */
export const PATTERNS: Readonly<Record<Colour, PyramidPattern>> = {
  yellow: 'stripes',
  blue: 'dots',
  red: 'sun',
  green: 'waves',
  black: 'grid',
};

export function inkOf(colour: Colour, palette: Options['palette']): PyramidColour {
  return INKS[palette][colour];
}
