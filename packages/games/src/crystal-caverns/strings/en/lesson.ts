import type { LessonStrings } from '../../../kit/lesson';
import type { LessonStepId } from '../../tutorial/lesson';

export const lesson: LessonStrings<LessonStepId> = {
  steps: {
    place: 'All of you win, or nobody does. Each turn the cave grows by one card: lay it on the highlighted place.',
    imp: 'A blue crystal came out of the bag: a small Frost Imp. Blue is your colour: slay it, and you grow.',
    enter: 'It will not come to you: monsters wait. Tap its room to go in.',
    roll: 'You are quicker, so you attack first. Both sides roll, and only a higher total hits: tap Roll.',
    wild: '6 against 4, a hit for 1. WILD means your class may do its trick: strike harder, for 1 more!',
    grown: 'Slain: its crystal is yours, and you have 4 hit points. The hero of that colour grows.',
    guardian:
      'The archer found stairs, and stairs are always guarded. This guardian is green: slay it, and the archer grows.',
    placeAgain: 'The archer grew. Your turn once more: first the card, then the move.',
    descend: 'The stairs are free. Further down all of you roll more dice, and so do the monsters: tap Climb down.',
    later: 'Three levels later. The Dragon has 5 hit points left, and you roll four dice now.',
    blow: 'Your attack.',
    trick: '12 against 8 is a hit for 4, and it has 5 hit points. What was your trick?',
  },
  end: 'The Dragon falls by one point: your trick. The party is home.',
};
