import type { GameAbout } from '../kit/about';

export const about = {
  id: 'crystal-caverns',
  title: 'Crystal Caverns',
  tagline: {
    en: 'Lead a party of crystal heroes down four levels of caverns, grow on what you slay, and bring down the Dragon.',
    de: 'Führe eine Gruppe von Kristallhelden vier Ebenen tief in die Höhlen, wachse an dem, was du erschlägst, und bezwinge den Drachen.',
  },
  players: { min: 1, max: 5, best: 3 },
  minutes: { min: 30, max: 90 },
  hidesNothing: true,
  tutorial: true,
  minute: true,
} satisfies GameAbout;
