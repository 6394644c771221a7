import { type Monster, POWERS, type View } from '@lantern/games/crystal-caverns/board';
import { inkOf } from '../parts/inks';
import { crystalsOfDragon, SCALES } from './monsterSizes';
import { Parts } from './Parts';
import { SMALL_BODY, SMALL_BONES, SMALL_HEAD, SMALL_MONSTERS, SMALL_WING } from './small';

interface SmallMonsterProps {
  monster: Monster;
  palette: View['options']['palette'];
  /** Whether it is drawn as large as all others, regardless of its size. */
  even?: boolean;
}

/** A monster in the small form of the map, around the middle of its foot; for use inside an `svg`. */
export function SmallMonster({ monster, palette, even }: SmallMonsterProps) {
  const [piece] = monster.pieces;
  if (!piece) return null;
  if (monster.rank === 'JOKER') return <SmallDragon {...{ monster, palette }} />;
  return (
    <g transform={`scale(${even ? 1 : SCALES[piece.size]})`}>
      <Parts parts={SMALL_MONSTERS[POWERS[piece.colour]]} ink={inkOf(piece.colour, palette)} size={piece.size} />
    </g>
  );
}

function SmallDragon({ monster, palette }: SmallMonsterProps) {
  const { left, right, body, head } = crystalsOfDragon(monster);
  const wing = (colour: typeof left) => (
    <Parts parts={colour ? SMALL_WING : SMALL_BONES} ink={inkOf(colour ?? body, palette)} />
  );
  return (
    <>
      <g transform="scale(-1 1)">{wing(left)}</g>
      {wing(right)}
      <Parts parts={SMALL_BODY} ink={inkOf(body, palette)} />
      <Parts parts={SMALL_HEAD} ink={inkOf(head, palette)} />
    </>
  );
}
