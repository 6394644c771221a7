import { type Monster, POWERS, type View } from '@lantern/games/crystal-caverns/board';
import { inkOf } from '../parts/inks';
import { Dragon } from './Dragon';
import { SCALES } from './monsterSizes';
import { MONSTERS } from './monsters';
import { Parts } from './Parts';
import { Shadow, Toppled } from './Toppled';

interface MonsterDrawingProps {
  monster: Monster;
  palette: View['options']['palette'];
  stunned?: boolean;
}

/** A monster around the middle of its foot, with the face of the power of its crystal; for use inside an `svg`. */
export function MonsterDrawing({ monster, palette, stunned = false }: MonsterDrawingProps) {
  const [piece] = monster.pieces;
  if (monster.rank === 'JOKER') return <Dragon {...{ monster, palette, stunned }} />;
  if (!piece) return null;
  const { shade, reach, parts } = MONSTERS[POWERS[piece.colour]];
  return (
    <g transform={`scale(${SCALES[piece.size]})`}>
      <ellipse rx={shade * 1.7} ry={shade * 0.6} fill="url(#cc-ember)" />
      <Shadow wide={shade} />
      <Toppled stunned={stunned} reach={reach}>
        <Parts parts={parts} ink={inkOf(piece.colour, palette)} size={piece.size} stunned={stunned} />
      </Toppled>
    </g>
  );
}
