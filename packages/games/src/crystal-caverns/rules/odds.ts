import { FACES } from '../data/dice';

const DIE = [1, 2, 3, 4, 5, 6] as const;

const known = new Map<string, number>();

/**
 * Chance that an attacker of one level hits a defender of another, AIM and DIG counted, no abilities (10.7): attack
 * total greater than defence total, a tie misses.
 * @returns 0 to 1
 */
export function hitChance(attacker: number, defender: number): number {
  const key = `${attacker}/${defender}`;
  const chance = known.get(key) ?? compute(attacker, defender);
  known.set(key, chance);
  return chance;
}

/** The facts of a fight between two levels, for a hero who thinks about it. */
export interface FightLine {
  /** Chances 0 to 1 that the hero's attack hits, and the monster's. */
  heroHits: number;
  foeHits: number;
  /** Damage to be expected of one attack of the monster. */
  foeDamage: number;
  /** Attacks of heroes of this level to be expected until the monster falls. */
  attacksToFell: number;
}

/** The odds of a hero against a monster, by their levels and the hit points of the monster. */
export function fightLine(heroLevel: number, foeLevel: number, foeHp: number): FightLine {
  const heroHits = hitChance(heroLevel, foeLevel);
  const foeHits = hitChance(foeLevel, heroLevel);
  return {
    heroHits,
    foeHits,
    foeDamage: foeHits * foeLevel,
    attacksToFell: Math.ceil(foeHp / heroLevel) / heroHits,
  };
}

function compute(attacker: number, defender: number): number {
  let chance = 0;
  for (const attackDie of DIE) {
    for (const defenceDie of DIE) {
      for (let aims = 0; aims <= attacker; aims++) {
        for (let digs = 0; digs <= defender; digs++) {
          if (attackDie + attacker + aims <= defenceDie + defender + digs) continue;
          chance += (showing(aims, attacker) * showing(digs, defender)) / DIE.length ** 2;
        }
      }
    }
  }
  return chance;
}

/** Chance that exactly `count` of the dice show a given face. */
function showing(count: number, dice: number): number {
  const face = 1 / FACES.length;
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (dice - i)) / (i + 1);
  return ways * face ** count * (1 - face) ** (dice - count);
}
