import { does, listOf, timeIsUp, toWhom, who, whom, whose } from '../../../../kit/voice.de';
import { DRAGON_COUNTERS, meaningOf } from '../../../data/dungeon';
import type { FactSentences } from '../../../facts';
import {
  cardName,
  MEANING_NAMES,
  NPC_WORDS,
  ownEnding,
  SPLIT_NAMES,
  TheMonster,
  theMonster,
  thingName,
  trapName,
} from '../names';
import { damageOf, points, rolled, shareWords } from './words';

export const rooms = {
  crawlBegan: ({ crawl, of, hp }, voice) => {
    const where = of === 1 ? 'Das Verlies' : `Verlies ${crawl} von ${of}`;
    return `${where} liegt vor euch.${hp ? ` Trefferpunkte: ${shareWords(voice, hp)}.` : ''}`;
  },
  roomEntered: ({ room, lead }, voice) => `Raum ${room}, ${who(voice, lead)} voran.`,
  drew: ({ seat, card, counters }, voice) => {
    const meaning = meaningOf(card);
    const what = meaning === 'monster' ? theMonster(card) : MEANING_NAMES[meaning];
    const count = counters === null ? '' : ` (${counters} von ${DRAGON_COUNTERS})`;
    return `${does(voice, seat, 'ziehst', 'zieht')} ${cardName(card)}: ${what}${count}.`;
  },
  eliteAnswered: ({ seat, card, elite }, voice) =>
    elite
      ? `${does(voice, seat, 'machst', 'macht')} ${theMonster(card, 'accusative')} zur Elite.`
      : `${does(voice, seat, 'lässt', 'lässt')} ${theMonster(card, 'accusative')} unverändert.`,
  dragonWoke: ({ target, scorched }, voice) => {
    const burnt =
      scorched.length === 0
        ? ''
        : ` Sein Feuer vernichtet die anderen Monster des Raums: ${listOf(scorched.map((monster) => theMonster(monster)))}.`;
    return `Der Drache erwacht!${burnt} Er hat es auf ${whom(voice, target)} abgesehen.`;
  },
  described: ({ seat, target, text }, voice) =>
    text === ''
      ? `${does(voice, seat, 'nimmst', 'nimmt')} die Worte zurück.`
      : `${does(voice, seat, 'erzählst', 'erzählt')} ${toldOf(target)}: „${text}“`,
  lootShared: ({ total, mode, shares, purse }, voice) =>
    purse > 0
      ? `${points(total)} für die gemeinsame Kasse.`
      : `${points(total)}, ${mode.startsWith('to:') ? 'alles an eine Person' : SPLIT_NAMES[mode as 'equal']}: ${shareWords(voice, shares)}.`,
  splitProposed: ({ seat, mode }, voice) => {
    const to = mode.split(':')[1];
    const how = to === undefined ? SPLIT_NAMES[mode as 'equal'] : `ganz an ${whom(voice, to, seat)}`;
    return `${does(voice, seat, 'schlägst', 'schlägt')} vor: die Beute ${how}.`;
  },
  splitVoted: ({ seat, yes }, voice) =>
    `${does(voice, seat, 'sagst', 'sagt')} ${yes ? 'Ja' : 'Nein: Es bleibt bei gleichen Teilen'}.`,
  monsterLoot: ({ monster, lp, dice }) =>
    `${TheMonster(monster)} hinterlässt ${points(lp)}${dice.length > 0 ? ` (${rolled(dice)})` : ''}.`,
  trapSpotted: ({ chest }) =>
    chest ? 'Die Truhe hat eine Falle, und der Dieb hat sie gesehen.' : 'Eine Falle, und der Dieb hat sie gesehen.',
  trapGone: ({ seat }, voice) => `Die Falle vor ${toWhom(voice, seat)} ist weg.`,
  disarmed: ({ seat, dice }, voice) => `${does(voice, seat, 'entschärfst', 'entschärft')} die Falle (${rolled(dice)}).`,
  setOff: ({ seat, dice }, voice) => `${does(voice, seat, 'löst', 'löst')} die Falle aus (${rolled(dice)})!`,
  disarmFailed: ({ seat, dice }, voice) =>
    `${does(voice, seat, 'scheiterst', 'scheitert')} an der Falle (${rolled(dice)}): Sie liegt noch da.`,
  leftTrap: ({ seat }, voice) => `${does(voice, seat, 'lässt', 'lässt')} die Falle in Ruhe.`,
  trapStruck: ({ seat, dice, magical, protection, damage }, voice) =>
    `${trapName(dice[0]?.value ?? 0)}! ${rolled(dice)} gegen ${whose(voice, seat, 'e')} ${magical ? 'magische Rüstung' : 'Rüstung'} von ${protection}: ${damageOf(damage)}.`,
  chestChecked: ({ seat, dice, trapped }, voice) =>
    `${does(voice, seat, 'prüfst', 'prüft')} die Truhe (${rolled(dice)}): ${trapped ? 'mit Falle' : 'ohne Falle'}.`,
  leftChest: ({ seat }, voice) => `${does(voice, seat, 'lässt', 'lässt')} die Truhe in Ruhe.`,
  treasure: ({ seat, dice, lp }, voice) =>
    `${does(voice, seat, 'findest', 'findet')} in der Truhe ${points(lp)} (${rolled(dice)}).`,
  met: ({ seat, npc, dice }, voice) =>
    `Der ${NPC_WORDS[npc].name} begegnet ${toWhom(voice, seat)} (${rolled(dice)}): „${NPC_WORDS[npc].says}“`,
  smithRepaired: ({ things }, voice) =>
    things.length === 0
      ? 'Nichts muss repariert werden.'
      : `Repariert: ${listOf(
          things.map(
            ({ owner, thing }) => `${whose(voice, owner, ownEnding(thing, 'nominative'))} ${thingName(thing)}`,
          ),
        )}.`,
  allHealed: ({ cleric }, voice) =>
    cleric === null
      ? 'Jeder lebende Held ist voll geheilt.'
      : `${does(voice, cleric, 'betest', 'betet')} am Altar: Jeder lebende Held ist voll geheilt.`,
  adventurerPaid: ({ dice, lp }) => `Der Abenteurer zahlt ${points(lp)} (${rolled(dice)}).`,
  potionReceived: ({ seat, value }, voice) => `${does(voice, seat, 'bekommst', 'bekommt')} einen Heiltrank (${value}).`,
  poolsFilled: ({ npc, gained }, voice) => {
    const what = npc === 'warrior' ? 'Wuchtwürfel' : 'Zauberwürfel';
    const seats = Object.keys(gained);
    return seats.length === 0 ? `${what}: Niemandem fehlen welche.` : `${what} zurück: ${shareWords(voice, gained)}.`;
  },
  altarSkipped: ({ seat }, voice) => `${does(voice, seat, 'gehst', 'geht')} am Altar vorbei.`,
  altarSilent: () => 'Ein Altar, aber kein Kleriker, der dort betet.',
  crawlWon: ({ crawl, of, shares }, voice) => {
    const purse = shares ? ` Beutepunkte aus der Kasse: ${shareWords(voice, shares)}.` : '';
    return of === 1 ? 'Das Verlies ist bezwungen.' : `Verlies ${crawl} von ${of} ist bezwungen.${purse}`;
  },
  conceded: ({ seat, yes }, voice) => `${does(voice, seat, 'willst', 'will')} ${yes ? '' : 'nicht mehr '}aufgeben.`,
  ended: ({ reason }) =>
    ({
      won: 'Der letzte Drache ist tot.',
      lost: 'Das Verlies hat gewonnen.',
      abandoned: 'Die Gruppe gibt auf.',
    })[reason],
  byClock: ({ seat }, voice) => timeIsUp(toWhom(voice, seat)),
} satisfies Partial<FactSentences>;

function toldOf(target: string): string {
  if (target === 'room') return 'vom Raum';
  return target === 'dragon' ? 'vom Drachen' : 'von der gezogenen Karte';
}
