import type { TutorialStrings } from '../../../kit/tutorial';
import type { LessonId } from '../../tutorial/tutorial';

/** What the coach says in English. */
export const lessonWords: TutorialStrings<LessonId> = {
  aim: {
    title: 'Three treasures',
    body: 'Bring treasures out of the cave and lock them in your safe in the Well House. Whoever locks up a third one wins. You begin with a treasure in your hand.',
  },
  draw: {
    title: 'First you draw',
    body: 'Tap Draw: the card is yours alone to see.',
  },
  move: {
    title: 'One room on',
    body: 'Tap a lit room beside yours, or stay. A treasure can only be played in the room it names: look at your cards for where to go.',
  },
  play: {
    title: 'One play',
    body: 'Tap a lit card of your hand to read and play it. Nothing fits? Use the play to draw or to move once more.',
  },
  respond: {
    title: 'You may answer',
    body: 'Somebody moves or plays a card. A red card can stop it, a carried item may protect you; otherwise pass.',
  },
  carry: {
    title: 'You carry a treasure',
    body: 'It lies open in front of you, and others may steal it. Bring it home to the Well House.',
  },
  deposit: {
    title: 'Lock it up',
    body: 'You are in the Well House with a treasure: tap Deposit. Nobody can take it from your safe.',
  },
};
