/** What is shown of a game before its rules and sentences are loaded: a few lines for the first page. */
export interface GameAbout {
  /** Name in addresses and on the wire, e.g. `colossal-cave`; also the name of its folder. */
  id: string;
  title: string;
  /** One sentence in each language that the game speaks; English is spoken by all. */
  tagline: { en: string } & Readonly<Record<string, string>>;
  /** Fewest and most who can play, and how many it is best with. */
  players: { min: number; max: number; best: number };
  /** Usual length in minutes. */
  minutes: { min: number; max: number };
  /** Everybody sees everything: no seat knows what another does not. */
  hidesNothing?: true;
  /** It has a guided first match: `tutorial/tutorial.ts`, and `strings/<language>/tutorial.ts` in each of its languages. */
  tutorial?: true;
  /** It has an introduction in pictures: `tutorial/pictures.ts`, and `strings/<language>/introduction.ts` in each of its languages. */
  introduction?: true;
}
