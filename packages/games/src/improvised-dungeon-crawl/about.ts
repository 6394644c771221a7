import type { GameAbout } from '../kit/about';

export const about = {
  id: 'improvised-dungeon-crawl',
  title: 'improvised Dungeon Crawl',
  tagline: {
    en: 'Turn six playing cards into a hero, roll your way through a deck of dungeon, and slay what sleeps at its end.',
    de: 'Mach aus sechs Spielkarten einen Helden, würfle dich durch einen Stapel Verlies und erschlage, was an seinem Ende schläft.',
  },
  players: { min: 1, max: 4, best: 3 },
  minutes: { min: 25, max: 45 },
  tutorial: true,
  minute: true,
} satisfies GameAbout;
