/** What the shelf shows of a game before its rules are loaded. */
export interface CatalogueEntry {
  id: string;
  title: string;
  tagline: string;
  players: { min: number; max: number };
  /** Usual length in minutes. */
  minutes: { min: number; max: number };
}

/** The games of the shelf: small enough for the first load. A test holds it against the modules. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'colossal-cave',
    title: 'Colossal Cave: The Board Game',
    tagline: 'Race through a dark cave, keep your hand hidden and your nerve steady, and bring home three treasures.',
    players: { min: 3, max: 4 },
    minutes: { min: 20, max: 60 },
  },
  {
    id: 'crystal-caverns',
    title: 'Crystal Caverns',
    tagline:
      'Lead a party of crystal heroes down four levels of caverns, grow on what you slay, and bring down the Dragon.',
    players: { min: 1, max: 5 },
    minutes: { min: 30, max: 90 },
  },
  {
    id: 'crystal-city-catan',
    title: 'Crystal City Catan',
    tagline: 'Two colonies of glass pyramids face each other. Roll, build, trade and outgrow your rival.',
    players: { min: 2, max: 2 },
    minutes: { min: 45, max: 75 },
  },
  {
    id: 'crystal-wars',
    title: 'Crystal Wars',
    tagline: 'Raise armies of glass pyramids, ride the flow of the coasters, and take every village and city.',
    players: { min: 2, max: 4 },
    minutes: { min: 15, max: 60 },
  },
  {
    id: 'improvised-dungeon-crawl',
    title: 'improvised Dungeon Crawl',
    tagline:
      'Turn six playing cards into a hero, roll your way through a deck of dungeon, and slay what sleeps at its end.',
    players: { min: 1, max: 4 },
    minutes: { min: 25, max: 45 },
  },
];
