import type { Facts, SettlementKind, Square, UnitKind, View } from '@lantern/games/crystal-wars/board';
import type { Fact } from '@lantern/games/kit/story';
import type { Seat } from '@lantern/protocol/seat';
import { factsAfter } from '../../../match/timeline/step';

/** The way of a unit or a bandit from its previous to its current square: on foot, or through a vortex. */
export interface Trail {
  n: number;
  squares: readonly Square[];
  kind: 'walk' | 'leap' | 'raid';
}

/** An event on a square; `lost` is the unit that fell there. */
export interface SquareMark {
  square: Square;
  kind: 'fallen' | 'made' | 'taken' | 'lava' | 'raid';
  lost?: { kind: UnitKind | SettlementKind; owner: Seat | null };
}

/** The facts in the order of the story. */
export function factsOf(view: View): Fact<Facts>[] {
  return factsAfter(view.story, 0);
}

/** The ways of the current turn, oldest first; as long as there are none, those of the previous turn. */
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

/** The effect of a fact on squares. */
export function flashesOf({ kind, data }: Fact<Facts>): SquareMark[] {
  switch (kind) {
    case 'starved':
    case 'fell':
      return [{ square: data.at, kind: 'fallen', lost: { kind: data.unit, owner: data.seat } }];
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
        ...data.lost.map(({ at, ...lost }) => ({ square: at, kind: 'lava' as const, lost })),
        ...data.freed.map((square) => ({ square, kind: 'lava' as const })),
      ];
    case 'rioted':
      return [{ square: data.at, kind: 'fallen' }];
    case 'banditPlundered':
    case 'banditCame':
      return [{ square: data.at, kind: 'raid' }];
    case 'banditFought':
      return data.fell
        ? [{ square: data.fell.at, kind: 'fallen', lost: { kind: data.fell.unit, owner: data.defenders.seat } }]
        : [];
    default:
      return [];
  }
}
