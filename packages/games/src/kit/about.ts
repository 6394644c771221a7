/** The data of a game for the first page, available before its rules and sentences are loaded. */
export interface GameAbout {
  /** Name in addresses and on the wire, e.g. `colossal-cave`; also the name of its folder. */
  id: string;
  title: string;
  /** One sentence in each language that the game speaks; English is spoken by all. */
  tagline: { en: string } & Readonly<Record<string, string>>;
  /** `best` is the recommended number. */
  players: { min: number; max: number; best: number };
  /** Usual length in minutes. */
  minutes: { min: number; max: number };
  /** The game has no hidden information. */
  hidesNothing?: true;
  /** It has a lesson: `tutorial/frames.ts`, and `strings/<language>/lesson.ts` in each of its languages. */
  tutorial?: true;
  /** It has moments of "in one minute": `minute/` in the folder of its board. */
  minute?: true;
}
