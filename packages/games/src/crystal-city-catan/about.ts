import type { GameAbout } from '../kit/about';

export const about = {
  id: 'crystal-city-catan',
  title: 'Crystal City Catan',
  tagline: {
    en: 'Two colonies of glass pyramids face each other. Roll, build, trade and outgrow your rival.',
    de: 'Zwei Kolonien aus gläsernen Pyramiden stehen sich gegenüber. Würfle, baue, tausche und überhole die andere Kolonie.',
  },
  players: { min: 2, max: 2, best: 2 },
  minutes: { min: 45, max: 75 },
  tutorial: true,
  minute: true,
} satisfies GameAbout;
