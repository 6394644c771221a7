import type { LessonStrings } from '../../../kit/lesson';
import type { LessonStepId } from '../../tutorial/lesson';

export const lesson: LessonStrings<LessonStepId> = {
  steps: {
    roll: 'You have 6 points, 8 win. One die says what happens, the other which pools fill: roll.',
    gift: 'Traders visit the colony with the longer roads: yours. Take a Metal, your next road needs it.',
    five: 'A 5: your Crystal pool has a 5, so it gained one. Your rival’s rolls fill it too.',
    road: 'A road costs 1 Metal and 1 Crystal. Tap the free side on the right.',
    suburb: 'A suburb stands at the end of a road. It takes one of each, and gives a point and two new pools.',
    end: '7 points. Your pools are nearly empty, and that is a good thing: end your turn and see.',
    marauders: 'Marauders rob a colony with 7 or more exposed resources. Your rival hoarded 8 and loses 4; you had 2.',
    two: 'And the 2 gave you Metal, in both of its pools. Small, busy pools beat a full store.',
    again: 'One point to go: a Hospital, for 3 Metal and 3 Food. Metal you have; Food is your 3.',
    doubles: 'Doubles: your 3 counts twice, four Food are on the way! First both of you pick a gift.',
    hospital: 'Paid in full. Tap your left village: a Hospital is a point, and no epidemic gets past it.',
  },
  end: 'Eight points. Build early, store little, and love your numbers.',
};
