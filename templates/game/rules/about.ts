import type { GameAbout } from '../kit/about';

export const about = {
  id: 'new-game',
  title: 'New Game',
  tagline: {
    en: 'Roll a die, play a card that is higher, and be the first with fifteen points.',
    de: 'Würfle, spiel eine höhere Karte aus und hab als Erster fünfzehn Punkte.',
  },
  players: { min: 2, max: 2, best: 2 },
  minutes: { min: 3, max: 5 },
  tutorial: true,
} satisfies GameAbout;
