import type { Seat } from '@lantern/protocol/seat';
import { plural } from '../../../../kit/plural.en';
import type { Voice } from '../../../../kit/strings';
import { does, Whose, who, whom, whose } from '../../../../kit/voice.en';
import type { FactSentences, Facts } from '../../../facts';
import { monsterName, PURPOSE_NAMES, TheMonster, theMonster, trapName } from '../names';
import { diceCount, many, rolled } from './words';

/** Fights, hits and luck. */
export const fights = {
  fightBegan: ({ order }, voice) =>
    `Order: ${order
      .map(
        (placed) =>
          `${placed.side === 'hero' ? who(voice, placed.id) : monsterName(placed.id)}${rolledOff(placed.rolls)}`,
      )
      .join(', ')}.`,
  roundBegan: ({ round, enraged }) => `Round ${round}.${enraged ? ' The monsters rage: armour no longer helps.' : ''}`,
  castBuff: ({ seat, on, dice }, voice) =>
    `${does(voice, seat, 'cast')} Buff on ${who(voice, on)} with ${diceCount(dice)}.`,
  castConfuse: ({ seat, monster, dice, rounds }, voice) =>
    `${does(voice, seat, 'cast')} Confuse on ${theMonster(monster)} with ${diceCount(dice)}: no attack for ${many(rounds, 'round')}.`,
  castProtect: ({ seat, on, dice }, voice) =>
    `${does(voice, seat, 'cast')} Protect on ${whom(voice, on, seat)}: armour +${dice} for ${many(dice, 'round')}.`,
  buffReturned: ({ seat, dice }, voice) =>
    `${diceCount(dice)} of Buff ${plural(dice, 'returns', 'return')} to ${who(voice, seat)}.`,
  guarded: ({ seat, monster }, voice) => `${does(voice, seat, 'guard')} against ${theMonster(monster)}.`,
  attacked: (blow, voice) => `${does(voice, blow.seat, 'roll')} ${blowWords(blow)}`,
  missile: (blow, voice) => `${Whose(voice, blow.seat)} Missile rolls ${blowWords(blow)}`,
  passed: ({ seat }, voice) => `${does(voice, seat, 'wait')}.`,
  monsterDied: ({ monster }) => `${TheMonster(monster)} dies.`,
  dragonSlain: ({ seat }, voice) => `${does(voice, seat, 'strike')} the last blow: the Dragon is slain!`,
  confusedIdle: ({ monster }) => `${TheMonster(monster)} is confused and does nothing.`,
  monsterAttacked: ({ seat, monster, dice, armour, damage }, voice) =>
    `${TheMonster(monster)} rolls ${rolled(dice)} against ${whose(voice, seat)} armour of ${armour}: ${
      damage === 0 ? 'no damage' : `${damage} damage`
    }.`,
  turnedTo: ({ monster, seat }, voice) => `${TheMonster(monster)} turns to ${who(voice, seat)}.`,
  evaded: ({ seat, dice, damage }, voice) =>
    `${does(voice, seat, 'evade')} with ${rolled(dice)}: ${damage === 0 ? 'no damage' : `${damage} damage`} left.`,
  hurt: ({ seat, damage, hp, from }, voice) => {
    const source = from.kind === 'trap' ? trapName(from.roll) : monsterName(from.monster);
    return `${does(voice, seat, 'lose')} ${many(damage, 'hit point')} to the ${source}, ${hp} left.`;
  },
  died: ({ seat }, voice) => `${does(voice, seat, 'have', 'has')} fallen.`,
  rerolled: ({ seat, owner, purpose, before, dice, left }, voice) =>
    `${does(voice, seat, 'roll')} again${forWhom(voice, seat, owner)} (${PURPOSE_NAMES[purpose]}): ${rolled(before)} becomes ${rolled(dice)}; ${many(left, 're-roll')} left.`,
} satisfies Partial<FactSentences>;

/** " (3, 5)": what was rolled against those with an equal die. */
function rolledOff(rolls: readonly number[]): string {
  return rolls.length === 0 ? '' : ` (rolled ${rolls.join(', ')})`;
}

/** The owner of the roll that a halfling makes again, if it is not their own. */
function forWhom(voice: Voice, seat: Seat, owner: Seat | null | undefined): string {
  if (owner === undefined || owner === seat) return '';
  return ` for ${owner === null ? 'the monster' : who(voice, owner)}`;
}

function blowWords({ monster, dice, wt, wounds }: Facts['attacked']): string {
  return `${rolled(dice)} against ${theMonster(monster)} (threshold ${wt}): ${many(wounds, 'wound')}.`;
}
