/** The five colours of crystals, in the canonical order, which decides ties and draws. */
export const COLOURS = ['blue', 'black', 'red', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export type ClassId = 'fighter' | 'cleric' | 'mage' | 'archer' | 'rogue';

/** Class of a hero by colour (10.3): fixed initiative (R8.1) and hit points if they vary (R18.2). */
export const CLASSES: Readonly<Record<Colour, { id: ClassId; initiative: number; varyingHp: number }>> = {
  blue: { id: 'fighter', initiative: 4, varyingHp: 3 },
  black: { id: 'cleric', initiative: 2, varyingHp: 1 },
  red: { id: 'mage', initiative: 1, varyingHp: 1 },
  green: { id: 'archer', initiative: 3, varyingHp: 2 },
  yellow: { id: 'rogue', initiative: 5, varyingHp: 2 },
};

/** Hit points at the start (S1): one large crystal. */
export const START_HP = 3;
