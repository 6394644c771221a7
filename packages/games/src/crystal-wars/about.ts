import type { GameAbout } from '../kit/about';

export const about: GameAbout = {
  id: 'crystal-wars',
  title: 'Crystal Wars',
  tagline: 'Raise armies of glass pyramids, ride the flow of the coasters, and take every village and city.',
  players: { min: 2, max: 4, best: 2 },
  minutes: { min: 15, max: 60 },
};
