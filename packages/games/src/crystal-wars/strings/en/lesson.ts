import type { LessonStrings } from '../../../kit/lesson';
import type { LessonStepId } from '../../tutorial/lesson';

export const lesson: LessonStrings<LessonStepId> = {
  steps: {
    flow: 'Own every village and you win. Infantry walks 1 square, but 2 along the arrows: tap yours, then the highlighted square.',
    endMoves: 'First all moves, then all fights. Your tank waits on its vortex: end movement.',
    siege: 'The black village is nobody’s, and you stand beside it: tap it, see the odds, roll.',
    fate: 'Yours, and worth 2 grain a turn. End combat: now fate rolls an event.',
    crop: 'Bumper crop: 2 grain. Other events are a gift of soldiers, a drought, a volcano.',
    soldier: 'Grain spoils when your turn ends, so spend it: build infantry beside your village.',
    endTurn: 'Next turn 6 grain come in and your army eats 5: enough. End your turn.',
    support: 'Red attacks, but your units beside a fight help by themselves: your tank. 7 against 3, red is beaten.',
    jump: 'Nobody guards red’s village, but it is far. Your tank stands on a vortex: tap it, then the other vortex!',
    endMovesAgain: 'Out of nowhere, in the middle of red’s land.',
    last: 'Your 3 against its 1, and a die each: you win 72 times in 100. Take the last village.',
  },
  end: 'Every village is yours: one jump, one village, one war. Guard your own vortex next time.',
};
