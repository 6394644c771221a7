import type { GameAbout } from '../kit/about';

export const about = {
  id: 'colossal-cave',
  title: 'Colossal Cave: The Board Game',
  tagline: {
    en: 'Race through a dark cave, keep your hand hidden and your nerve steady, and bring home three treasures.',
    de: 'Renne durch eine dunkle Höhle, halte deine Karten geheim und die Nerven ruhig, und bring drei Schätze nach Hause.',
  },
  players: { min: 3, max: 4, best: 4 },
  minutes: { min: 20, max: 60 },
  tutorial: true,
  minute: true,
} satisfies GameAbout;
