import type { GameAbout } from '../kit/about';

export const about: GameAbout = {
  id: 'colossal-cave',
  title: 'Colossal Cave: The Board Game',
  tagline: 'Race through a dark cave, keep your hand hidden and your nerve steady, and bring home three treasures.',
  players: { min: 3, max: 4, best: 4 },
  minutes: { min: 20, max: 60 },
};
