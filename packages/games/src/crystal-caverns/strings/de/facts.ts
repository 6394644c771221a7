import { plural, quantity } from '../../../kit/plural.de';
import type { Acts, GameStrings, Voice } from '../../../kit/strings';
import { counted, does, either, listOf, timeIsUp, toWhom, Who, who, whom } from '../../../kit/voice.de';
import { ACTS } from '../../acts';
import { kindOf } from '../../data/cards';
import { CLASSES } from '../../data/classes';
import { ON_HERO } from '../../data/powers';
import type { Facts, Figure } from '../../facts';
import {
  ABILITY_WORDS,
  aCard,
  CARD_NAMES,
  CLASS_NAMES,
  cellWords,
  DIR_NAMES,
  monsterName,
  POWER_WORDS,
  SIZE_NAMES,
  theCard,
  toMonster,
} from './names';

type Sentences = GameStrings<Facts>['facts'];

const opening = {
  heroChosen: ({ seat, colour }, voice) =>
    `${does(voice, seat, 'spielst', 'spielt')} die Klasse ${CLASS_NAMES[CLASSES[colour].id]}.`,
  began: ({ seat }, voice) => `${does(voice, seat, 'hast', 'hat')} den ersten Zug.`,
  arranged: ({ seat, order }, voice) =>
    `${does(voice, seat, 'stellst', 'stellt')} die Gruppe auf: ${namesOf(voice, order)}, von vorn.`,
  levelOpened: ({ level, card }) => `Ebene ${level} öffnet sich, am Eingang: ${CARD_NAMES[kindOf(card)]}.`,
} satisfies Partial<Sentences>;

const exploring = {
  turnBegan: ({ seat, turn, noCard }, voice) =>
    `Zug ${turn}: ${does(voice, seat, 'führst', 'führt')} die Gruppe.${noCard ? ' Keine Karte kann gelegt werden.' : ''}`,
  tookOver: ({ seat }, voice) => `${does(voice, seat, 'übernimmst', 'übernimmt')} den Zug.`,
  drew: ({ seat, card }, voice) => `${does(voice, seat, 'ziehst', 'zieht')} ${aCard(kindOf(card))}.`,
  laid: ({ by, card, x, y }, voice) =>
    by === null
      ? `Die Hellsicht zeigt ${aCard(kindOf(card))}, ${cellWords(x, y)}.`
      : `${does(voice, by, 'legst', 'legt')} ${theCard(kindOf(card))}, ${cellWords(x, y)}.`,
  stirred: ({ monster }) =>
    monster
      ? `Ein ${monsterName(monster)} regt sich dort.`
      : 'Ein Monster wird gerufen, aber kein Kristall seiner Größe ist frei.',
  exhausted: ({ times, joker }) =>
    `Der Monsterstapel ist aufgebraucht (${times} von 2).${joker ? ' Im neuen steckt der Drache.' : ''}`,
  guarded: ({ monster }) => `Ein ${monsterName(monster)} bewacht die Treppe.`,
  locked: ({ size }) => `Die Treppe ist verschlossen: Kein ${SIZE_NAMES[size]} Kristall ist als Wächter frei.`,
  unlocked: ({ monster }) => `Eine Treppe öffnet sich; ein ${monsterName(monster)} bewacht sie.`,
  dragonCame: ({ called }) => (called ? 'Es gibt keinen Weg mehr: Der Drache kommt!' : 'Der Drache kommt!'),
  shaftOpened: ({ monster }) =>
    `Keine Treppe ist mehr erreichbar: Unter der Gruppe öffnet sich ein Schacht${monster ? `, und ein ${monsterName(monster)} klettert heraus` : ''}.`,
  stepped: ({ dir }) => `Die Gruppe geht nach ${DIR_NAMES[dir]}.`,
  reordered: ({ order }, voice) => `Die Gruppe stellt sich um: ${namesOf(voice, order)}, von vorn.`,
  held: () => 'Die Gruppe wartet.',
  descended: ({ level }) => `Die Gruppe steigt hinab auf Ebene ${level}.`,
  pooled: ({ seats }, voice) =>
    seats.length === 0
      ? 'Niemand braucht die Heilquelle.'
      : `Die Heilquelle heilt ${listOf(seats.map((seat) => whom(voice, seat)))} um je 1 Trefferpunkt.`,
} satisfies Partial<Sentences>;

const fighting = {
  combatBegan: ({ foes }) =>
    `Ein Kampf beginnt gegen ${listOf(foes.map(({ monster, hp }) => `${toMonster(monster)} mit ${quantity(hp, 'Trefferpunkt', 'Trefferpunkten')}`))}.`,
  roundBegan: ({ round, order }, voice) =>
    `Runde ${round}, nach Initiative: ${order.map((place) => placeOf(voice, place)).join(', ')}.`,
  skipped: ({ seat }, voice) =>
    `${does(voice, seat, 'bist', 'ist')} vergiftet und ${either(voice, seat, 'kannst', 'kann')} nicht angreifen.`,
  aimed: ({ foe, seat }, voice) => `Der ${monsterName(foe)} wendet sich gegen ${whom(voice, seat)}.`,
  rolled: (rolled, voice) => rolledSentence(rolled, voice),
  stoodUp: ({ who: figure }, voice) => `${figureDoes(voice, figure, 'stehst', 'steht')} auf.`,
  toppled: ({ who: figure }, voice) => `${figureDoes(voice, figure, 'wirst', 'wird')} umgeworfen.`,
  used: (use, voice) => usedSentence(use, voice),
  hurt: ({ foe, damage, hp }) =>
    `Der ${monsterName(foe)} nimmt ${damage} Schaden; ${quantity(hp, 'Trefferpunkt', 'Trefferpunkte')} übrig.`,
  mended: ({ seat, hp }, voice) => `${does(voice, seat, 'hast', 'hat')} nun ${hitPoints(hp)}.`,
  power: ({ foe, power, seat, warded }, voice) =>
    `Der ${monsterName(foe)} setzt ${POWER_WORDS[power].name}${!warded && ON_HERO.has(power) ? ` gegen ${whom(voice, seat)}` : ''} ein${warded ? `, aber ${whom(voice, seat)} berührt es nicht` : ''}.`,
  struck: (blow, voice) => struckSentence(blow, voice),
  swapped: ({ pair }, voice) => {
    const mine = voice.you !== null && pair.includes(voice.you);
    const [first, second] = pair;
    return `${Who(voice, first)} und ${who(voice, second)} ${mine ? 'tauscht' : 'tauschen'} die Plätze.`;
  },
  foesSwapped: ({ by }, voice) =>
    by === undefined
      ? 'Die Monster wechseln die Seiten.'
      : `${does(voice, by, 'lässt', 'lässt')} die Monster die Seiten wechseln.`,
  slain: ({ foe }) => `Der ${monsterName(foe)} zerspringt.`,
  heroFell: ({ seat }, voice) => `${does(voice, seat, 'fällst', 'fällt')} im Kampf.`,
  combatWon: ({ rounds }) => `Nach ${plural(rounds, 'einer Runde', `${rounds} Runden`)} ist der Kampf gewonnen.`,
  absorbed: ({ seat, pips, hp }, voice) =>
    `${does(voice, seat, 'nimmst', 'nimmt')} ${counted(pips, 'ein Auge', 'Augen')} auf und ${either(voice, seat, 'hast', 'hat')} ${hitPoints(hp)}.`,
} satisfies Partial<Sentences>;

const ending = {
  retired: ({ seat }, voice) => `${does(voice, seat, 'verlässt', 'verlässt')} die Gruppe für immer.`,
  byClock: ({ seat }, voice) => timeIsUp(toWhom(voice, seat)),
  dragonSlain: ({ leaders }, voice) => {
    const mine = voice.you !== null && leaders.includes(voice.you);
    const others = leaders.filter((seat) => seat !== voice.you).map(voice.name);
    const lead =
      leaders.length === 1
        ? `${does(voice, leaders[0] as string, 'führst', 'führt')} die Gruppe an`
        : `${listOf([...(mine ? ['Du'] : []), ...others])} ${mine ? 'führt' : 'führen'} die Gruppe gemeinsam an`;
    return `Der Drache ist erschlagen! ${lead}.`;
  },
  partyDied: ({ level }) => `Auf Ebene ${level} ist niemand mehr am Leben.`,
  lostInTheDark: ({ turns }) => `${turns} Züge haben nirgends hingeführt. Die Gruppe ist im Dunkeln verloren.`,
  allRetired: () => 'Der letzte Held hat die Höhlen verlassen.',
} satisfies Partial<Sentences>;

export const facts: Sentences = { ...opening, ...exploring, ...fighting, ...ending };

export const acts: Acts = {
  ...ACTS,
  'rolled struck': (roll: Facts['rolled'], blow: Facts['struck'], voice: Voice) =>
    `${rolledSentence(roll, voice)} ${resultOf(blow)}`,
};

function rolledSentence({ kind, seat, foe, heroDie, foeDie, heroFaces, foeFaces }: Facts['rolled'], voice: Voice) {
  const hero = `${does(voice, seat, 'würfelst', 'würfelt')} ${diceOf(heroDie, heroFaces)}`;
  if (!foe) return `${hero} aus der hinteren Reihe.`;
  const theirs = diceOf(foeDie, foeFaces);
  return kind === 'attack'
    ? `${hero}, der ${monsterName(foe)} zur Abwehr ${theirs}.`
    : `Der ${monsterName(foe)} würfelt ${theirs}, ${who(voice, seat)} zur Abwehr ${diceOf(heroDie, heroFaces)}.`;
}

function diceOf(die: number | null, faces: readonly string[]): string {
  return [...(die === null ? [] : [die]), ...faces].join(' ');
}

function usedSentence({ seat, ability, hero, foe, pair, monsters }: Facts['used'], voice: Voice): string {
  const aimed = hero !== undefined ? ` auf ${whom(voice, hero, seat)}` : foe ? ` auf ${toMonster(foe)}` : '';
  const swapped = monsters ? ' mit den Monstern' : pair ? ` mit ${listOf(pair.map((one) => toWhom(voice, one)))}` : '';
  return `${does(voice, seat, 'nutzt', 'nutzt')} „${ABILITY_WORDS[ability].name}“${aimed}${swapped}.`;
}

function struckSentence(blow: Facts['struck'], voice: Voice): string {
  const { kind, seat, foe } = blow;
  const strikes =
    kind === 'attack'
      ? `${does(voice, seat, 'greifst', 'greift')} ${toMonster(foe)} an`
      : `Der ${monsterName(foe)} greift ${whom(voice, seat)} an`;
  return `${strikes}: ${resultOf(blow)}`;
}

/** Both totals and the outcome of a blow. */
function resultOf({ attack, defence, ...blow }: Facts['struck']): string {
  return `${attack.total} zu ${defence.total}, ${outcomeOf(blow)}.`;
}

function outcomeOf({
  outcome,
  damage,
  absorbed,
  hp,
}: Pick<Facts['struck'], 'outcome' | 'damage' | 'absorbed' | 'hp'>): string {
  switch (outcome) {
    case 'hit':
      return `Treffer, ${damage} Schaden${absorbed > 0 ? `, ${absorbed} abgefangen` : ''}; ${quantity(hp, 'Trefferpunkt', 'Trefferpunkte')} übrig`;
    case 'miss':
      return 'daneben';
    case 'prone':
      return 'vom Boden aus kein Schaden';
    case 'swapped':
      return 'kein Schaden, die Plätze wechseln';
    case 'confused':
      return 'er geht fehl';
  }
}

function placeOf(voice: Voice, { who: figure, value, ties }: Facts['roundBegan']['order'][number]): string {
  const rolls = ties.length > 0 ? ` (Stechen ${ties.join(', ')})` : '';
  return `${'hero' in figure ? who(voice, figure.hero) : monsterName(figure.foe)} ${value}${rolls}`;
}

function figureDoes(voice: Voice, figure: Figure, second: string, third: string): string {
  return 'hero' in figure ? does(voice, figure.hero, second, third) : `Der ${monsterName(figure.foe)} ${third}`;
}

function hitPoints(count: number): string {
  return counted(count, 'einen Trefferpunkt', 'Trefferpunkte');
}

function namesOf(voice: Voice, seats: readonly string[]): string {
  return listOf(seats.map((seat) => who(voice, seat)));
}
