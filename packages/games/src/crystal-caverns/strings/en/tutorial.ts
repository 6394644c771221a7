import type { TutorialStrings } from '../../../kit/tutorial';
import type { LessonId } from '../../tutorial/tutorial';

/** What the coach says in English. */
export const lessonWords: TutorialStrings<LessonId> = {
  aim: {
    title: 'Together',
    body: 'You all win or you all lose. Go down four levels and defeat the Dragon at the bottom.',
  },
  choose: {
    title: 'Your hero',
    body: 'Tap a class. The fighter is sturdy and easy to begin with; every class has its own ways to turn a fight.',
  },
  arrange: {
    title: 'Who walks in front',
    body: 'The first two fight, the others help from the rear. Tap two heroes to swap them.',
  },
  place: {
    title: 'The caverns grow',
    body: 'You have drawn a card. Tap a lit place, tap again to turn it, then lay it. Stairs lead down.',
  },
  travel: {
    title: 'One step',
    body: 'Now the party moves: tap a lit card beside it. Before a fight you are shown the odds.',
  },
  roll: {
    title: 'A fight',
    body: 'Both sides roll; the higher roll does damage. Tap whom you fight, if you are asked, and then the dice.',
  },
  decide: {
    title: 'Use your dice',
    body: 'A special face came up. Tap what you do with it, or leave it at that.',
  },
};
