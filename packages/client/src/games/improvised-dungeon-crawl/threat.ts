import {
  armourInFight,
  damageOf,
  type Monster,
  sumOdds,
  type View,
} from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';

/** The possible damage of one attack to a hero. */
export interface Threat {
  worst: number;
  /** Chance of any damage, and of falling, 0 to 1. */
  hurts: number;
  kills: number;
}

/** The possible damage of one attack of the monster to the hero, without evasion. */
export function threatOf(view: View, { die }: Pick<Monster, 'die'>, seat: Seat): Threat {
  return threatFrom([die], armourInFight(view, seat), view.heroes[seat]?.hp ?? 0);
}

function threatFrom(dice: readonly number[], protection: number, hp: number): Threat {
  let odds = [1];
  for (const die of dice) odds = afterOne(odds, die, protection);
  return {
    worst: odds.length - 1,
    hurts: 1 - (odds[0] ?? 0),
    kills: odds.reduce((sum, chance, damage) => (damage >= hp ? sum + chance : sum), 0),
  };
}

/** The distribution of the damage after one more attack. */
function afterOne(odds: readonly number[], die: number, protection: number): number[] {
  const rolls = sumOdds([{ sides: die, count: 1, tag: 'die' }]);
  const most = odds.length - 1 + Math.max(0, die - protection);
  const sums = Array.from({ length: most + 1 }, () => 0);
  odds.forEach((before, damage) => {
    rolls.forEach((chance, roll) => {
      const all = damage + damageOf({ roll, protection, evaded: 0 });
      sums[all] = (sums[all] ?? 0) + before * chance;
    });
  });
  return sums;
}

/** The monsters that will attack a hero this round. */
export function attackersOf({ fight }: View, seat: Seat): Monster[] {
  return (fight?.monsters ?? []).filter(({ id, target, confused }) => {
    const guard = fight?.guards.find(({ monster }) => monster === id)?.by;
    return confused === 0 && (guard ?? target) === seat;
  });
}

/** The possible damage of a whole round to a hero; `null` outside fights and for heroes without attackers. */
export function threatTo(view: View, seat: Seat): Threat | undefined {
  const attackers = attackersOf(view, seat);
  if (attackers.length === 0) return undefined;
  const dice = attackers.map(({ die }) => die);
  return threatFrom(dice, armourInFight(view, seat), view.heroes[seat]?.hp ?? 0);
}
