import type { Seat } from '@lantern/protocol/seat';
import type { Voice } from '../../../kit/strings';
import { who } from '../../../kit/voice.en';
import type { Card } from '../../data/cards';
import type { MonsterId } from '../../types';
import { diceCount, points } from './facts/words';
import { cardName, theMonster } from './names';

export const chosen = {
  claim: ([card]: readonly [Card]) => cardName(card),
  pickHero: ([card]: readonly [Card]) => cardName(card),
  heal: ([on, dice]: readonly [Seat, number], voice: Voice) => `${who(voice, on)} with ${diceCount(dice)}`,
  resurrect: ([on, dice, lp]: readonly [Seat, number, number], voice: Voice) =>
    `${who(voice, on)} with ${diceCount(dice)} and ${points(lp)}`,
  attack: ([monster, slay]: readonly [MonsterId, number]) =>
    `${theMonster(monster)}${slay > 0 ? ` with ${diceCount(slay)} of Slay!` : ''}`,
  missile: ([monster, dice]: readonly [MonsterId, number]) => `${theMonster(monster)} with ${diceCount(dice)}`,
  evade: ([dice]: readonly [number]) => diceCount(dice),
};
