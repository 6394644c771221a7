import type { Face } from '../data/dice';
import type { Exchange } from '../state';
import type { Sum } from '../types';

/** The number of dice that show a face. */
export function countOf(faces: readonly Face[], face: Face): number {
  return faces.filter((one) => one === face).length;
}

/** R9.2.5: both sums of an exchange; `null` before the roll and from the rear. */
export function sumsOf({
  kind,
  rolled,
  guard,
}: Pick<Exchange, 'kind' | 'rolled' | 'guard'>): { attack: Sum; defence: Sum } | null {
  if (!rolled || rolled.heroDie === null || rolled.foeDie === null) return null;
  const { heroDie, foeDie, heroFaces, foeFaces, heroLevel, foeLevel } = rolled;
  return kind === 'attack'
    ? { attack: sum(heroDie, heroLevel, heroFaces, 'AIM', 0), defence: sum(foeDie, foeLevel, foeFaces, 'DIG', 0) }
    : { attack: sum(foeDie, foeLevel, foeFaces, 'AIM', 0), defence: sum(heroDie, heroLevel, heroFaces, 'DIG', guard) };
}

function sum(die: number, level: number, shown: readonly Face[], face: Face, bonus: number): Sum {
  const faces = countOf(shown, face);
  return { die, level, faces, bonus, total: die + level + faces + bonus };
}
