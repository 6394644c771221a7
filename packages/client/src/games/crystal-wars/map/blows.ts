import type { Square, View } from '@lantern/games/crystal-wars/board';
import type { BoardProps } from '../../../match/gameBoard';

/** An attack that is being shown: attacker, target, and whether its dice have landed. */
export interface Blow {
  by: readonly Square[];
  target: Square;
  phase: BoardProps<View>['phase'];
}

/** The attack that is being shown; `null` if it is something else. */
export function blowOf({ fact, phase }: Pick<BoardProps<View>, 'fact' | 'phase'>): Blow | null {
  switch (fact?.kind) {
    case 'battle':
    case 'siege':
      return { by: fact.data.attackers.units, target: fact.data.target, phase };
    case 'persuasion':
    case 'sabotage':
      return { by: [fact.data.from], target: fact.data.target, phase };
    default:
      return null;
  }
}
