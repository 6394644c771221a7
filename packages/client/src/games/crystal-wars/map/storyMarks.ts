import type { Facts, Square, View } from '@lantern/games/crystal-wars/board';
import type { Fact } from '@lantern/games/kit/story';

/** The way of a unit from where it was to where it is: on foot, through a vortex; or that of a bandit. */
export interface Trail {
  n: number;
  squares: readonly Square[];
  kind: 'walk' | 'leap' | 'raid';
}

/** Something that befell a square. */
export interface Flash {
  n: number;
  square: Square;
  kind: 'fallen' | 'made' | 'taken' | 'lava';
}

/** How many of the newest facts may still shine up: a turn that ends brings about a dozen at once. */
const RECENT = 24;

/** The facts in the order of telling. */
export function factsOf(view: View): Fact<Facts>[] {
  return [...view.story].sort((a, b) => a.n - b.n);
}

/** The ways of the turn that is played, oldest first; as long as there are none, those of the turn before. */
export function trailsOf(view: View): Trail[] {
  let before: Trail[] = [];
  let trails: Trail[] = [];
  for (const { n, kind, data } of factsOf(view)) {
    if (kind === 'moved') trails.push({ n, squares: [data.from, ...data.path], kind: 'walk' });
    else if (kind === 'teleported') trails.push({ n, squares: [data.from, data.to], kind: 'leap' });
    else if (kind === 'banditCame' && data.target !== null && data.target !== data.at) {
      trails.push({ n, squares: [data.at, data.target], kind: 'raid' });
    } else if (kind === 'turnBegan') {
      before = trails;
      trails = [];
    }
  }
  return trails.length > 0 ? trails : before;
}

/** What the newest facts did to which squares. */
export function flashesOf(view: View): Flash[] {
  return factsOf(view)
    .slice(-RECENT)
    .flatMap((fact) => squaresOf(fact).map((flash) => ({ n: fact.n, ...flash })));
}

function squaresOf({ kind, data }: Fact<Facts>): Omit<Flash, 'n'>[] {
  switch (kind) {
    case 'starved':
    case 'fell':
      return [{ square: data.at, kind: 'fallen' }];
    case 'freeVillagePlaced':
    case 'mountainPlaced':
    case 'villagePlaced':
    case 'villageAdopted':
    case 'militia':
    case 'created':
      return [{ square: data.at, kind: 'made' }];
    case 'siege':
      return data.outcome === 'held' ? [] : [{ square: data.target, kind: 'taken' }];
    case 'persuasion':
    case 'sabotage':
      return data.success ? [{ square: data.target, kind: 'taken' }] : [];
    case 'erupted':
      return [
        { square: data.at, kind: 'lava' },
        ...data.lost.map(({ at }) => ({ square: at, kind: 'lava' as const })),
        ...data.freed.map((square) => ({ square, kind: 'lava' as const })),
      ];
    case 'rioted':
    case 'banditPlundered':
      return [{ square: data.at, kind: 'fallen' }];
    case 'banditCame':
      return [{ square: data.at, kind: 'fallen' }];
    case 'banditFought':
      return data.fell ? [{ square: data.fell.at, kind: 'fallen' }] : [];
    default:
      return [];
  }
}
