import type { Seat } from '@lantern/protocol/seat';
import type { Voice } from '../../../kit/strings';
import { whom } from '../../../kit/voice.de';
import type { Card } from '../../data/cards';
import type { MonsterId } from '../../types';
import { points, withDice } from './facts/words';
import { cardName, theMonster } from './names';

export const chosen = {
  claim: ([card]: readonly [Card]) => cardName(card),
  pickHero: ([card]: readonly [Card]) => cardName(card),
  heal: ([on, dice]: readonly [Seat, number], voice: Voice) => `${whom(voice, on)} mit ${withDice(dice)}`,
  resurrect: ([on, dice, lp]: readonly [Seat, number, number], voice: Voice) =>
    `${whom(voice, on)} mit ${withDice(dice)} und ${points(lp)}`,
  attack: ([monster, slay]: readonly [MonsterId, number]) =>
    `${theMonster(monster, 'accusative')}${slay > 0 ? `, ${slay} Wuchtwürfel` : ''}`,
  missile: ([monster, dice]: readonly [MonsterId, number]) =>
    `${theMonster(monster, 'accusative')} mit ${withDice(dice)}`,
  evade: ([dice]: readonly [number]) => `mit ${withDice(dice)}`,
};
