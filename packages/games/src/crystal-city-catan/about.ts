import type { GameAbout } from '../kit/about';

export const about: GameAbout = {
  id: 'crystal-city-catan',
  title: 'Crystal City Catan',
  tagline: 'Two colonies of glass pyramids face each other. Roll, build, trade and outgrow your rival.',
  players: { min: 2, max: 2, best: 2 },
  minutes: { min: 45, max: 75 },
};
