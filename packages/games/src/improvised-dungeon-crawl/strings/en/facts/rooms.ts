import { listOf } from '../../../../kit/strings';
import { does, timeIsUp, who, whose } from '../../../../kit/voice.en';
import { DRAGON_COUNTERS, meaningOf } from '../../../data/dungeon';
import type { FactSentences } from '../../../facts';
import {
  cardName,
  MEANING_NAMES,
  monsterName,
  NPC_WORDS,
  SPLIT_NAMES,
  theMonster,
  thingName,
  trapName,
} from '../names';
import { points, rolled, shareWords } from './words';

/** Rooms, traps, chests, encounters, loot and the end. */
export const rooms = {
  crawlBegan: ({ crawl, of, hp }, voice) => {
    const where = of === 1 ? 'The dungeon' : `Dungeon ${crawl} of ${of}`;
    return `${where} lies before you.${hp ? ` Hit points: ${shareWords(voice, hp)}.` : ''}`;
  },
  roomEntered: ({ room, lead }, voice) => `Room ${room}, ${who(voice, lead)} in front.`,
  drew: ({ seat, card, counters }, voice) => {
    const meaning = meaningOf(card);
    const what = meaning === 'monster' ? theMonster(card) : MEANING_NAMES[meaning];
    const count = counters === null ? '' : ` (${counters} of ${DRAGON_COUNTERS})`;
    return `${does(voice, seat, 'draw')} ${cardName(card)}: ${what}${count}.`;
  },
  eliteAnswered: ({ seat, card, elite }, voice) =>
    elite
      ? `${does(voice, seat, 'make')} ${theMonster(card)} an elite.`
      : `${does(voice, seat, 'leave')} ${theMonster(card)} as it is.`,
  dragonWoke: ({ target, scorched }, voice) => {
    const burnt =
      scorched.length === 0
        ? ''
        : ` Its fire destroys the other monsters of the room: ${listOf(scorched.map(theMonster))}.`;
    return `The Dragon wakes!${burnt} It goes for ${who(voice, target)}.`;
  },
  described: ({ seat, target, text }, voice) =>
    text === ''
      ? `${does(voice, seat, 'take')} the words back.`
      : `${does(voice, seat, 'tell')} of ${toldOf(target)}: “${text}”`,
  lootShared: ({ total, mode, shares, purse }, voice) =>
    purse > 0
      ? `${points(total)} for the purse.`
      : `${points(total)}, ${mode.startsWith('to:') ? 'all to one' : SPLIT_NAMES[mode as 'equal']}: ${shareWords(voice, shares)}.`,
  splitProposed: ({ seat, mode }, voice) => {
    const to = mode.split(':')[1];
    const how =
      to === undefined ? `share the loot ${SPLIT_NAMES[mode as 'equal']}` : `give all loot to ${who(voice, to)}`;
    return `${does(voice, seat, 'propose')} to ${how}.`;
  },
  splitVoted: ({ seat, yes }, voice) => `${does(voice, seat, 'say')} ${yes ? 'yes' : 'no: equal shares it is'}.`,
  monsterLoot: ({ monster, lp, dice }) =>
    `The ${monsterName(monster)} leaves ${points(lp)}${dice.length > 0 ? ` (${rolled(dice)})` : ''}.`,
  trapSpotted: ({ chest }) =>
    chest ? 'The chest is trapped, and the thief has seen it.' : 'A trap, and the thief has seen it.',
  trapGone: ({ seat }, voice) => `The trap before ${who(voice, seat)} is gone.`,
  disarmed: ({ seat, dice }, voice) => `${does(voice, seat, 'disarm')} the trap (${rolled(dice)}).`,
  setOff: ({ seat, dice }, voice) => `${does(voice, seat, 'set')} the trap off (${rolled(dice)})!`,
  disarmFailed: ({ seat, dice }, voice) =>
    `${does(voice, seat, 'fail')} at the trap (${rolled(dice)}): it lies there still.`,
  leftTrap: ({ seat }, voice) => `${does(voice, seat, 'leave')} the trap alone.`,
  trapStruck: ({ seat, dice, magical, protection, damage }, voice) =>
    `${trapName(dice[0]?.value ?? 0)}! ${rolled(dice)} against ${whose(voice, seat)} ${magical ? 'magic armour' : 'armour'} of ${protection}: ${
      damage === 0 ? 'no damage' : `${damage} damage`
    }.`,
  chestChecked: ({ seat, dice, trapped }, voice) =>
    `${does(voice, seat, 'try', 'tries')} the chest (${rolled(dice)}): ${trapped ? 'trapped' : 'safe'}.`,
  leftChest: ({ seat }, voice) => `${does(voice, seat, 'leave')} the chest alone.`,
  treasure: ({ seat, dice, lp }, voice) => `${does(voice, seat, 'find')} ${points(lp)} in the chest (${rolled(dice)}).`,
  met: ({ seat, npc, dice }, voice) =>
    `${does(voice, seat, 'meet')} the ${NPC_WORDS[npc].name} (${rolled(dice)}): “${NPC_WORDS[npc].says}”`,
  smithRepaired: ({ things }, voice) =>
    things.length === 0
      ? 'Nothing needs repair.'
      : `Repaired: ${listOf(things.map(({ owner, thing }) => `${whose(voice, owner)} ${thingName(thing)}`))}.`,
  allHealed: ({ cleric }, voice) =>
    cleric === null
      ? 'Every living hero is healed in full.'
      : `${does(voice, cleric, 'pray')} at the altar: every living hero is healed in full.`,
  adventurerPaid: ({ dice, lp }) => `The Adventurer pays ${points(lp)} (${rolled(dice)}).`,
  potionReceived: ({ seat, value }, voice) => `${does(voice, seat, 'get')} a Healing Potion of ${value}.`,
  poolsFilled: ({ npc, gained }, voice) => {
    const what = npc === 'warrior' ? 'Slay! dice' : 'Spell dice';
    const seats = Object.keys(gained);
    return seats.length === 0 ? `${what}: nobody lacks any.` : `${what} regained: ${shareWords(voice, gained)}.`;
  },
  altarSkipped: ({ seat }, voice) => `${does(voice, seat, 'walk')} past the altar.`,
  altarSilent: () => 'An altar, but no cleric to pray at it.',
  crawlWon: ({ crawl, of, shares }, voice) => {
    const purse = shares ? ` Loot points from the purse: ${shareWords(voice, shares)}.` : '';
    return of === 1 ? 'The dungeon is won.' : `Dungeon ${crawl} of ${of} is won.${purse}`;
  },
  conceded: ({ seat, yes }, voice) =>
    yes
      ? `${does(voice, seat, 'want')} to give up.`
      : `${does(voice, seat, 'do', 'does')} not want to give up any more.`,
  ended: ({ reason }) =>
    ({ won: 'The last dragon is dead.', lost: 'The dungeon has won.', abandoned: 'The party gives up.' })[reason],
  byClock: ({ seat }, voice) => timeIsUp(who(voice, seat)),
} satisfies Partial<FactSentences>;

function toldOf(target: string): string {
  if (target === 'room') return 'the room';
  return target === 'dragon' ? 'the Dragon' : 'what was drawn';
}
