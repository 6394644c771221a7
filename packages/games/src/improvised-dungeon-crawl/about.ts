import type { GameAbout } from '../kit/about';

export const about: GameAbout = {
  id: 'improvised-dungeon-crawl',
  title: 'improvised Dungeon Crawl',
  tagline:
    'Turn six playing cards into a hero, roll your way through a deck of dungeon, and slay what sleeps at its end.',
  players: { min: 1, max: 4, best: 3 },
  minutes: { min: 25, max: 45 },
};
