import type { Action, Part } from './actions';
import type { DungeonContext } from './context';

/** The board's default selection: the default target of a fight (R6.12), few dice, the hero who needs it most. */
export function preferredFor({ view, seat }: DungeonContext, { move, aim }: Action): Partial<Record<Part, unknown>> {
  if (seat === null) return {};
  if (move === 'attack' || move === 'missile') {
    return { target: defaultTarget(view, seat), ...(move === 'missile' && { amount: 2 }) };
  }
  if (aim === 'monster') return { target: defaultTarget(view, seat) };
  if (move === 'heal' || move === 'usePotion') return { target: neediest(view) };
  return {};
}

/**
 * R6.12: a monster that attacks the viewer; otherwise the fewest wounds still needed, then the lowest threshold, then
 * the order of layout.
 */
function defaultTarget({ fight }: DungeonContext['view'], seat: string): unknown {
  if (!fight) return undefined;
  const mine = fight.monsters.find(({ target }) => target === seat);
  const [weakest] = [...fight.monsters].sort((a, b) => a.need - a.wounds - (b.need - b.wounds) || a.wt - b.wt);
  return (mine ?? weakest)?.id;
}

/** The living hero with the smallest share of hit points. */
function neediest({ heroes }: DungeonContext['view']): string | undefined {
  const hurt = Object.entries(heroes).flatMap(([seat, hero]) =>
    hero && hero.hp > 0 ? [{ seat, share: hero.hp / hero.hpBase }] : [],
  );
  return hurt.sort((a, b) => a.share - b.share)[0]?.seat;
}
