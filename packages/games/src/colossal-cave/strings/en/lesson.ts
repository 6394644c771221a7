import type { LessonStrings } from '../../../kit/lesson';
import type { LessonStepId } from '../../tutorial/lesson';

export const lesson: LessonStrings<LessonStepId> = {
  steps: {
    draw: 'Two treasures lie in your safe, a third one wins. Every turn starts with a card: tap Draw.',
    walk: 'Gold Nugget! A treasure can only be found in the room it names: tap the Hall of Mists, next door.',
    find: 'The right room. Play the Gold Nugget: you found it, and now you carry it for all to see.',
    answer: 'A pirate wants your gold, in the middle of his turn! You can react at once with a red card: tap yours.',
    cancelled: 'Cancelled: the pirate card is spent, the gold is still yours. Red cards work on anybody’s turn.',
    drawAgain: 'Your turn again: draw, move, play, always in that order.',
    stay: 'Home is two rooms away: two turns of walking, two chances for thieves. You know a shorter way: stay.',
    word: 'Say the magic word: Xyzzy! takes you from the Hall of Mists straight home.',
    home: 'Home, where no pirate may rob you. But the word was your play: the safe must wait until this turn.',
    stayHome: 'The safe is here in the Well House, and nowhere else.',
    deposit: 'Now your play: tap Deposit. What lies in your safe is yours for good.',
  },
  end: 'Three in the safe. You found gold, beat a pirate and spoke the word.',
};
