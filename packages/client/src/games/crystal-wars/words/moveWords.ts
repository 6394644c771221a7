import { type Creatable, type Square, squareName, type View } from '@lantern/games/crystal-wars/board';
import type { MoveWords } from '../../../match/command/moveWords';
import { t } from '../strings';

const square = ([at]: readonly [Square]): string => squareName(at);
const way = (squares: readonly [Square, Square]): string => squares.map(squareName).join(', ');

export const moveWords: MoveWords<View> = {
  placeFreeVillage: square,
  placeMountain: square,
  placeVillage: square,
  placeMilitia: square,
  starve: square,
  chooseCasualty: square,
  chooseRiot: square,
  moveUnit: way,
  teleport: way,
  create: ([kind, at]: readonly [Creatable, Square]) => `${t().pieces[kind]}, ${squareName(at)}`,
};
