import type { TutorialStrings } from '../../../kit/tutorial';
import type { LessonId } from '../../tutorial/tutorial';

/** What the coach says in English. */
export const lessonWords: TutorialStrings<LessonId> = {
  aim: {
    title: 'Slay the dragon',
    body: 'You win together: go from room to room until the dragon comes, and kill it.',
  },
  claim: {
    title: 'Your hero',
    body: 'Tap a face card: jack fights, queen is a thief, king heals, ace casts spells. Your other cards become points for gear.',
  },
  shop: {
    title: 'The shop',
    body: 'Tap a ware to read what it does, then buy. Armour and a weapon serve every beginner.',
  },
  rest: {
    title: 'It is calm',
    body: 'Heal, drink or buy if you like. Then go on: each of you draws a card, and that is the next room.',
  },
  act: {
    title: 'Your blow',
    body: 'Tap a monster, then attack. A roll that reaches its threshold wounds it; two wounds kill.',
  },
  trap: {
    title: 'A trap',
    body: 'A thief may disarm it. Without one, whoever drew it walks into it: armour helps.',
  },
  chest: {
    title: 'A chest',
    body: 'Four times in six it is safe. Open it for loot points, or leave it.',
  },
};
