import { geometryOf, type Square, type View } from '@lantern/games/crystal-wars/board';
import type { Layout, Point } from '../map/layout';
import { factsOf } from '../map/storyMarks';

/**
 * Where a unit points: at an enemy beside it, else the way it came, else away from the middle of its coaster, degrees
 * clockwise from up. Only for the eye.
 */
export function headingOf(view: View, layout: Layout, square: Square, came: ReadonlyMap<Square, Square>): number {
  const here = layout.fields[square] as Point;
  const foe = foeBeside(view, square);
  if (foe !== undefined) return angle(here, layout.fields[foe] as Point);
  const from = came.get(square);
  if (from !== undefined) return angle(layout.fields[from] as Point, here);
  return angle(here, { x: layout.width / 2, y: layout.height / 2 });
}

/** The last step of every unit that has moved and still stands there: where it stands -> where it came from. */
export function lastSteps(view: View): Map<Square, Square> {
  const steps = new Map<Square, Square>();
  for (const fact of factsOf(view)) {
    if (fact.kind !== 'moved') continue;
    const { from, path } = fact.data;
    const to = path.at(-1);
    if (to !== undefined) steps.set(to, path.at(-2) ?? from);
  }
  return steps;
}

/** An enemy unit or settlement on the next field, units first. */
function foeBeside({ map, pieces }: View, square: Square): Square | undefined {
  const own = pieces[square]?.owner;
  const beside = geometryOf(map).squares[square]?.orthogonal ?? [];
  const foes = beside.filter((other) => {
    const piece = pieces[other];
    return piece && piece.owner !== own && piece.kind !== 'mountain' && piece.kind !== 'goldMountain';
  });
  return foes.find((other) => 'fought' in (pieces[other] ?? {})) ?? foes[0];
}

/** From one point to another, to the nearest eighth of a circle. */
function angle(from: Point, to: Point): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return (Math.round(degrees / 45) * 45 + 360) % 360;
}
