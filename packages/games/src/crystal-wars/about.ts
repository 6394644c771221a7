import type { GameAbout } from '../kit/about';

export const about = {
  id: 'crystal-wars',
  title: 'Crystal Wars',
  tagline: {
    en: 'Raise armies of glass pyramids, ride the flow of the coasters, and take every village and city.',
    de: 'Stelle Heere aus gläsernen Pyramiden auf, nutze die Strömung der Platten und nimm jedes Dorf und jede Stadt ein.',
  },
  players: { min: 2, max: 4, best: 2 },
  minutes: { min: 15, max: 60 },
  hidesNothing: true,
  tutorial: true,
  minute: true,
} satisfies GameAbout;
