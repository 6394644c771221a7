import type { IntroductionStrings } from '../../../kit/introduction';
import type { MomentId } from '../../tutorial/introduction';

/** What the introduction says in English. */
export const introduction: IntroductionStrings<MomentId> = {
  hero: 'Each of you makes a hero of six playing cards: the face card is the class, the others buy gear.',
  room: 'Each of you draws a card, and together these are the next room: monsters, traps or chests.',
  fight: 'A roll that reaches a monster’s threshold wounds it, and two wounds kill.',
  gear: 'Between the rooms you heal, drink and buy what helps: thief, healer and mage each have their own art.',
  dragon: 'At the end of the deck sleeps the dragon: slay it together and you have all won.',
};
