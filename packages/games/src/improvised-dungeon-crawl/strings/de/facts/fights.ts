import type { Seat } from '@lantern/protocol/seat';
import { plural } from '../../../../kit/plural.de';
import type { Voice } from '../../../../kit/strings';
import { does, toWhom, Whose, who, whom, whose } from '../../../../kit/voice.de';
import type { FactSentences, Facts } from '../../../facts';
import { monsterName, PURPOSE_NAMES, TheMonster, theMonster, trapName } from '../names';
import { damageOf, many, rolled, withDice } from './words';

export const fights = {
  fightBegan: ({ order }, voice) =>
    `Reihenfolge: ${order
      .map(
        (placed) =>
          `${placed.side === 'hero' ? who(voice, placed.id) : monsterName(placed.id)}${rolledOff(placed.rolls)}`,
      )
      .join(', ')}.`,
  roundBegan: ({ round, enraged }) =>
    `Runde ${round}.${enraged ? ' Die Monster rasen: Rüstung hilft nicht mehr.' : ''}`,
  castBuff: ({ seat, on, dice }, voice) =>
    `${does(voice, seat, 'wirkst', 'wirkt')} Segen auf ${whom(voice, on, seat)} mit ${withDice(dice)}.`,
  castConfuse: ({ seat, monster, dice, rounds }, voice) =>
    `${does(voice, seat, 'wirkst', 'wirkt')} Verwirrung auf ${theMonster(monster, 'accusative')} mit ${withDice(dice)}: ${many(rounds, 'Runde', 'Runden')} kein Angriff.`,
  castProtect: ({ seat, on, dice }, voice) =>
    `${does(voice, seat, 'wirkst', 'wirkt')} Schutz auf ${whom(voice, on, seat)}: Rüstung +${dice} für ${many(dice, 'Runde', 'Runden')}.`,
  buffReturned: ({ seat, dice }, voice) =>
    `${dice} Würfel Segen ${plural(dice, 'kehrt', 'kehren')} zu ${toWhom(voice, seat)} zurück.`,
  guarded: ({ seat, monster }, voice) =>
    `${does(voice, seat, 'gibst', 'gibt')} Deckung gegen ${theMonster(monster, 'accusative')}.`,
  attacked: (blow, voice) => `${does(voice, blow.seat, 'würfelst', 'würfelt')} ${blowWords(blow)}`,
  missile: (blow, voice) => `${Whose(voice, blow.seat)} Geschoss würfelt ${blowWords(blow)}`,
  passed: ({ seat }, voice) => `${does(voice, seat, 'wartest', 'wartet')}.`,
  monsterDied: ({ monster }) => `${TheMonster(monster)} stirbt.`,
  dragonSlain: ({ seat }, voice) =>
    `${does(voice, seat, 'führst', 'führt')} den letzten Streich: Der Drache ist erschlagen!`,
  confusedIdle: ({ monster }) => `${TheMonster(monster)} ist verwirrt und tut nichts.`,
  monsterAttacked: ({ seat, monster, dice, armour, damage }, voice) =>
    `${TheMonster(monster)} würfelt ${rolled(dice)} gegen ${whose(voice, seat, 'e')} Rüstung von ${armour}: ${damageOf(damage)}.`,
  turnedTo: ({ monster, seat }, voice) => `${TheMonster(monster)} wendet sich ${toWhom(voice, seat)} zu.`,
  evaded: ({ seat, dice, damage }, voice) =>
    `${does(voice, seat, 'weichst', 'weicht')} mit ${rolled(dice)} aus: ${damageOf(damage)} bleibt.`,
  hurt: ({ seat, damage, hp, from }, voice) => {
    const source = from.kind === 'trap' ? trapName(from.roll) : monsterName(from.monster);
    return `${does(voice, seat, 'verlierst', 'verliert')} ${many(damage, 'Trefferpunkt', 'Trefferpunkte')} (${source}), ${hp} übrig.`;
  },
  died: ({ seat }, voice) => `${does(voice, seat, 'bist', 'ist')} gefallen.`,
  rerolled: ({ seat, owner, purpose, before, dice, left }, voice) =>
    `${does(voice, seat, 'würfelst', 'würfelt')}${forWhom(voice, seat, owner)} neu (${PURPOSE_NAMES[purpose]}): Aus ${rolled(before)} wird ${rolled(dice)}; ${left === 0 ? '' : 'noch '}${many(left, 'Neuwurf', 'Neuwürfe')}${left === 0 ? ' mehr' : ''}.`,
} satisfies Partial<FactSentences>;

/** " (3, 5)": what was rolled against those with an equal die. */
function rolledOff(rolls: readonly number[]): string {
  return rolls.length === 0 ? '' : ` (gewürfelt ${rolls.join(', ')})`;
}

/** The owner of the roll that a halfling makes again, if it is not their own. */
function forWhom(voice: Voice, seat: Seat, owner: Seat | null | undefined): string {
  if (owner === undefined || owner === seat) return '';
  return ` für ${owner === null ? 'das Monster' : whom(voice, owner)}`;
}

function blowWords({ monster, dice, wt, wounds }: Facts['attacked']): string {
  return `${rolled(dice)} gegen ${theMonster(monster, 'accusative')} (Schwelle ${wt}): ${many(wounds, 'Wunde', 'Wunden')}.`;
}
