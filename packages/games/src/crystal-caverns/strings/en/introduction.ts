import type { IntroductionStrings } from '../../../kit/introduction';
import type { MomentId } from '../../tutorial/introduction';

/** What the introduction says in English. */
export const introduction: IntroductionStrings<MomentId> = {
  party: 'You lead one hero each, and all win or all lose together.',
  caverns: 'Each turn a card is drawn and laid: so the caverns grow, and stairs lead further down.',
  fight: 'Monsters guard the way: both sides roll, and the higher roll does damage.',
  grow: 'What you slay makes you stronger, and each class has its own ways to turn a fight.',
  dragon: 'On the fourth level the Dragon waits: whoever slays it has won, and that is all of you.',
};
