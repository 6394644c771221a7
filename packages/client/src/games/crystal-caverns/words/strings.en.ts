export const words = {
  row: (row: string, hero: string) => `${row}: ${hero}`,
  foe: (name: string, level: number, hp: number, maxHp: number, lies: boolean) =>
    `${name} of level ${level}, ${hp} of ${maxHp} hit points${lies ? ', lies on the ground' : ''}.`,
  hero: (name: string, hero: string, points: string) => `${name}, ${hero}, ${points}`,
  undecided: (name: string) => `${name}: no class chosen yet.`,
  fallen: (name: string, hero: string) => `${name}, ${hero}: has fallen.`,
  /** @param sides each with its name */
  dice: (sides: readonly string[]) => `Dice: ${sides.join('; ')}.`,
  toLay: (card: string) => `To lay: ${card}.`,
};

export type Words = typeof words;
