import type { IntroductionStrings } from '../../../kit/introduction';
import type { MomentId } from '../../tutorial/introduction';

/** What the introduction says in English. */
export const introduction: IntroductionStrings<MomentId> = {
  begin: 'Everybody starts in the Well House, with cards that nobody else sees.',
  turn: 'On your turn you draw a card, go one room on, and play one card.',
  respond: 'A red card may answer at once what somebody else does, and stop it.',
  carry: 'A treasure is found in the room its card names, and carried in the open, where others may steal it.',
  win: 'Bring treasures home to your safe: the third one wins.',
};
