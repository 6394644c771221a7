import type { GameAbout } from '../kit/about';

export const about: GameAbout = {
  id: 'crystal-caverns',
  title: 'Crystal Caverns',
  tagline:
    'Lead a party of crystal heroes down four levels of caverns, grow on what you slay, and bring down the Dragon.',
  players: { min: 1, max: 5, best: 3 },
  minutes: { min: 30, max: 90 },
};
