/** The dice for the attacks of a hero or a monster, small to large. */
export const ATTACK_DICE = [4, 6, 8, 10, 12] as const;
export type AttackDie = (typeof ATTACK_DICE)[number];

/** The die this number of steps larger, at most the d12 (R1.2). */
export function stepUp(die: AttackDie, steps: number): AttackDie {
  const at = Math.min(ATTACK_DICE.indexOf(die) + steps, ATTACK_DICE.length - 1);
  return ATTACK_DICE[at] as AttackDie;
}
