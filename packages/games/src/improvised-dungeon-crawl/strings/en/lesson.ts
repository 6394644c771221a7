import type { LessonStrings } from '../../../kit/lesson';
import type { LessonStepId } from '../../tutorial/lesson';

export const lesson: LessonStrings<LessonStepId> = {
  steps: {
    enter: 'Together you hunt the dragon. Each of you draws a card, and that is the next room: tap “On”.',
    goblin: 'You drew a goblin, so it fights you. WT 3: a roll of 3 or more wounds it; tap it and roll.',
    wounded: '5 is enough: one wound, and two kill it. It hit back with 6: your AR 3 stopped 3, you lost 3 HP.',
    slay: 'The cleric healed you. Now roll with a Slay! die: the sum counts, and every full 3 in it is a wound.',
    loot: 'Dead. The goblin’s 3 and the chest’s 7 are loot points, LP: 5 for each of you.',
    shop: 'Between rooms it is calm, and you may shop. A shield, 10 LP: every attack hurts you 1 less.',
    next: 'Ten of twelve dragon cards are out: Queens, Kings and Aces all count. On to the next room?',
    twelve: 'A Queen, a King, twelve! The dragon wakes, and it always goes for the toughest: that is you.',
    later: 'Many attacks later: each wound took a card off its stack, three are left. You have two Slay! dice.',
    blow: 'WT 6: every full 6 in the sum is a wound, and you need three. Throw all you have.',
    home: '18 is three wounds, and it falls! 40 LP, 20 each: out of the dungeon, into the light.',
  },
  end: 'The dragon is slain, by the two of you.',
};
