import type { Seat } from '@lantern/protocol/seat';
import type { GameStrings, Voice } from '../../../kit/strings';
import { does, either, listOf, timeIsUp, toWhom, Whose, who, whose } from '../../../kit/voice.de';
import type { Scenario } from '../../data/maps';
import type { SettlementKind, UnitKind } from '../../data/pieces';
import { type Square, squareName } from '../../data/squares';
import type { Facts, Side } from '../../facts';
import { endings } from './endings';
import { type Case, declined, EVENT_WORDS, endingOf, NAMES, theName } from './names';

type Sentences = GameStrings<Facts>['facts'];

/** "Dein Panzer auf A2", at the beginning of a sentence. */
function Unit(voice: Voice, seat: Seat, unit: UnitKind, at: Square): string {
  return `${Whose(voice, seat, endingOf(unit, 'nominative'))} ${NAMES[unit]} auf ${squareName(at)}`;
}

/** "Anas Stadt auf B9", "das freie Dorf auf B9", "deinen Panzer auf A2". */
function thing(voice: Voice, kind: UnitKind | SettlementKind, owner: Seat | null, at: Square, as: Case): string {
  const what = owner === null ? theName(kind, as) : `${whose(voice, owner, endingOf(kind, as))} ${declined(kind, as)}`;
  return `${what} auf ${squareName(at)}`;
}

/** "Anas E4"; the square alone in matches of earlier versions. */
function block(voice: Voice, at: Square, owner: Seat | undefined): string {
  return owner === undefined ? squareName(at) : `${whose(voice, owner)} ${squareName(at)}`;
}

const opening = {
  initiative: ({ round, passes, first }, voice) => {
    const rolls = passes.map((pass) => listOf(Object.entries(pass).map(([seat, die]) => `${who(voice, seat)} ${die}`)));
    const what = round === 0 ? 'Wer zuerst setzt' : `Runde ${round}`;
    return `${what}: ${rolls.join('; noch einmal: ')}. ${does(voice, first, 'beginnst', 'beginnt')}.`;
  },
  freeVillagePlaced: ({ seat, at }, voice) =>
    seat === null
      ? `Ein freies Dorf liegt auf ${squareName(at)}.`
      : `${places(voice, seat)} ein freies Dorf auf ${squareName(at)}.`,
  mountainPlaced: ({ seat, at }, voice) =>
    seat === null
      ? `Ein Berg erhebt sich auf ${squareName(at)}.`
      : `${places(voice, seat)} einen Berg auf ${squareName(at)}.`,
  mountainSkipped: ({ seat }, voice) => `${places(voice, seat)} keinen Berg.`,
  villagePlaced: ({ seat, at }, voice) => `${places(voice, seat)} ein Dorf auf ${squareName(at)}.`,
  villageAdopted: ({ seat, at }, voice) =>
    `Das freie Dorf auf ${squareName(at)} wird ${whose(voice, seat)} erstes Dorf.`,
} satisfies Partial<Sentences>;

function places(voice: Voice, seat: Seat): string {
  return does(voice, seat, 'setzt', 'setzt');
}

const upkeep = {
  turnBegan: ({ seat, round }, voice) => `Runde ${round}: ${whose(voice, seat)} Zug.`,
  harvested: ({ seat, income, grain }, voice) =>
    `${does(voice, seat, 'erntest', 'erntet')} ${income} Getreide${grain > income ? ` und ${either(voice, seat, 'hast', 'hat')} nun ${grain}` : ''}.`,
  fed: ({ seat, upkeep: eaten, grain }, voice) =>
    `${does(voice, seat, 'gibst', 'gibt')} den Einheiten ${eaten} Getreide und ${either(voice, seat, 'hast', 'hat')} ${grain === 0 ? 'keines mehr' : `noch ${grain}`}.`,
  starved: ({ seat, unit, at }, voice) => `${Unit(voice, seat, unit, at)} verhungert.`,
  spoiled: ({ seat, grain }, voice) => `${does(voice, seat, 'lässt', 'lässt')} ${grain} Getreide verderben.`,
  stored: ({ seat, grain }, voice) => `${does(voice, seat, 'behältst', 'behält')} ${grain} Getreide im Silo.`,
} satisfies Partial<Sentences>;

const moving = {
  moved: ({ seat, unit, from, path, flow }, voice) =>
    `${Whose(voice, seat, endingOf(unit, 'nominative'))} ${NAMES[unit]} zieht von ${squareName(from)} nach ${squareName(path.at(-1) ?? from)}${flow ? ' mit der Strömung' : ''}.`,
  teleported: ({ seat, unit, from, to }, voice) =>
    `${Whose(voice, seat, endingOf(unit, 'nominative'))} ${NAMES[unit]} springt vom Strudel ${squareName(from)} zum Strudel ${squareName(to)}.`,
} satisfies Partial<Sentences>;

const combat = {
  battle: ({ unit, from, enemy, target, attackers, defenders, winner, casualties }, voice) => {
    const own = `${Unit(voice, attackers.seat, unit, from)}${helped(attackers, from)}`;
    const other = `${thing(voice, enemy, defenders.seat, target, 'accusative')}${helped(defenders, target)}`;
    return `${own} greift ${other} an: ${total(attackers)} gegen ${total(defenders)}. ${outcome(voice, winner === attackers.seat ? attackers : defenders, winner, casualties)}`;
  },
  fell: ({ seat, unit, at }, voice) => `${Unit(voice, seat, unit, at)} fällt.`,
  siege: (fact, voice) => {
    const own = `${Unit(voice, fact.seat, fact.unit, fact.from)}${helped(fact.attackers, fact.from)}`;
    const other = thing(voice, fact.settlement, fact.owner, fact.target, 'accusative');
    const rolls = `${total(fact.attackers)} gegen ${fact.attack} + ${fact.die}`;
    return `${own} belagert ${other}: ${rolls}. ${SIEGE_ENDS[fact.outcome]}${fact.controls === undefined ? '' : ` ${does(voice, fact.seat, 'beherrschst', 'beherrscht')} ${fact.controls} von 9 Blöcken.`}`;
  },
  persuasion: ({ seat, from, target, unit, owner, die, success }, voice) =>
    `${Unit(voice, seat, 'diplomat', from)} würfelt ${die}: ${thing(voice, unit, owner, target, 'nominative')} ${success ? 'wechselt die Seiten' : 'bleibt treu'}.`,
  sabotage: ({ seat, from, target, settlement, owner, die, success }, voice) =>
    `${Unit(voice, seat, 'diplomat', from)} würfelt ${die}: ${thing(voice, settlement, owner, target, 'nominative')} ${success ? 'läuft über' : 'bleibt treu'}.`,
} satisfies Partial<Sentences>;

const SIEGE_ENDS = {
  captured: 'Der Ort ist erobert.',
  razed: 'Der Ort ist genommen und fällt in Trümmer, denn es ist keine Pyramide übrig.',
  held: 'Der Ort hält stand.',
} as const;

/** " mit A2 und A3" */
function helped({ units }: Side, principal: Square): string {
  const others = units.filter((square) => square !== principal).map(squareName);
  return others.length === 0 ? '' : ` mit ${listOf(others)}`;
}

function total({ attack, die }: Side): string {
  return `${attack} + ${die}`;
}

/** R7.7: whether a unit falls depends on the attack of the winning side alone, and not on its lead. */
function outcome(voice: Voice, { attack }: Side, winner: Seat | null, casualties: readonly Square[]): string {
  if (winner === null) return 'Gleichstand: Nichts geschieht.';
  const wins = does(voice, winner, 'gewinnst', 'gewinnt');
  return casualties.length > 0 ? `${wins}.` : `${wins}, aber einem Angriff von ${attack} fällt keine Einheit.`;
}

const events = {
  eventRolled: ({ seat, die, event }, voice) =>
    `${does(voice, seat, 'würfelst', 'würfelt')} ${die}: ${EVENT_WORDS[event].name}.`,
  graceKept: ({ round }) => `In Runde ${round} bleibt das ohne Folgen.`,
  erupted: ({ at, lost, freed, freedFrom = [] }, voice) => {
    const things = lost.map((one) => thing(voice, one.kind, one.owner, one.at, 'accusative'));
    const gone = things.length === 0 ? 'vernichtet nichts' : `vernichtet ${listOf(things)}`;
    const blocks =
      freed.length === 0
        ? ''
        : ` Wieder frei: ${listOf(freed.map((square, index) => block(voice, square, freedFrom[index])))}.`;
    return `Der Berg auf ${squareName(at)} bricht aus und ${gone}.${blocks}`;
  },
  noEruption: () => 'Es gibt keinen Berg, der ausbrechen könnte.',
  drought: ({ seat, lost }, voice) =>
    `${does(voice, seat, 'verlierst', 'verliert')} durch die Dürre ${lost === 0 ? 'kein' : lost} Getreide.`,
  militia: ({ seat, at }, voice) => `Infanterie schließt sich auf ${squareName(at)} ${toWhom(voice, seat)} an.`,
  noMilitia: ({ seat }, voice) => `Keine Miliz kann sich ${toWhom(voice, seat)} anschließen.`,
  silo: ({ seat }, voice) => `${does(voice, seat, 'darfst', 'darf')} übriges Getreide behalten.`,
  bumperCrop: ({ seat }, voice) => `${does(voice, seat, 'bekommst', 'bekommt')} 2 Getreide dazu.`,
  rioted: ({ seat, at, razed }, voice) =>
    `Aufruhr: ${Whose(voice, seat, 'e')} ${NAMES.city} auf ${squareName(at)} ${razed ? 'brennt nieder, denn für ein Dorf ist keine Pyramide übrig' : 'ist wieder ein Dorf'}.`,
  noRiots: ({ seat }, voice) =>
    `Es gibt keine Stadt, die ${who(voice, seat)} für den Aufruhr nennen ${either(voice, seat, 'darfst', 'darf')}.`,
  banditCame: ({ at, target }) =>
    target === null
      ? `Ein Räuber kommt nach ${squareName(at)}, findet keinen Weg zu einem Ort und ist fort.`
      : `Ein Räuber kommt nach ${squareName(at)} und zieht nach ${squareName(target)}.`,
  noBandit: () => 'Für einen Räuber ist kein Platz.',
  banditPlundered: ({ seat, at, settlement, razed }, voice) => {
    const shrunk = settlement === 'city' ? 'Sie ist nun ein Dorf' : 'Es ist nun ein freies Dorf';
    return `Der Räuber plündert ${thing(voice, settlement, seat, at, 'accusative')}: ${razed ? 'Nichts bleibt davon übrig, denn für etwas Kleineres fehlt die Pyramide' : shrunk}.`;
  },
  banditFought: ({ at, die, defenders, fell }, voice) => {
    const lost = fell ? `${NAMES[fell.unit]} auf ${squareName(fell.at)} fällt` : 'der Räuber nimmt nichts';
    return `${Whose(voice, defenders.seat, 'e')} Einheiten verteidigen ${squareName(at)}: ${total(defenders)} gegen 1 + ${die}; ${lost}.`;
  },
} satisfies Partial<Sentences>;

const course = {
  created: ({ seat, kind, at }, voice) => {
    const where = `auf ${squareName(at)}`;
    if (kind === 'village') return `${does(voice, seat, 'gründest', 'gründet')} ein Dorf ${where}.`;
    if (kind === 'city') return `${Whose(voice, seat)} Dorf ${where} wächst zur Stadt.`;
    const article = kind === 'infantry' ? '' : 'einen ';
    return `${does(voice, seat, 'baust', 'baut')} ${where} ${article}${declined(kind, 'accusative')}.`;
  },
  goldHeld: ({ holder, until }, voice) =>
    `${does(voice, holder, 'hältst', 'hält')} den Goldberg. Das muss bis zum Ende von Runde ${until} dauern.`,
  goldLost: ({ holder }, voice) => `${does(voice, holder, 'hältst', 'hält')} den Goldberg nicht mehr.`,
  eliminated: ({ seat }, voice) => `${does(voice, seat, 'bist', 'ist')} ausgeschieden: Nichts ist übrig.`,
  conceded: ({ seat, left }, voice) => `${does(voice, seat, 'gibst', 'gibt')} auf.${left ? leftBehind(left) : ''}`,
  byClock: ({ seat }, voice) => timeIsUp(toWhom(voice, seat)),
  ended: ({ reason, winners, scores, scenario }, voice) => {
    const named = (keys: readonly number[]) => keys.map((key, index) => scoreKey(scenario, index, key)).join(', ');
    const score = Object.entries(scores ?? {}).map(([seat, keys]) => `${who(voice, seat)} ${named(keys)}`);
    return `${endings[reason](winners, voice)}${score.length === 0 ? '' : ` Wertung: ${score.join('; ')}.`}`;
  },
} satisfies Partial<Sentences>;

/** One key of a score (8.2); a bare number in matches of earlier versions. */
function scoreKey(scenario: Scenario | undefined, index: number, key: number): string {
  if (scenario === undefined) return String(key);
  const first = { standard: [], goldMountain: ['am Goldberg'], metropolis: ['Blöcke'] }[scenario];
  return `${[...first, 'Orte', 'Einkommen', 'Unterhalt'][index]} ${key}`;
}

/** R18.1: the fate of the pieces of a player who gives up. */
function leftBehind({ units, freed, razed, blocks }: NonNullable<Facts['conceded']['left']>): string {
  const places: readonly [what: string, at: readonly Square[]][] = [
    ['Nun freie Dörfer', freed],
    ['Verloren', razed],
    ['Wieder freie Blöcke', blocks],
  ];
  const told = places.filter(([, at]) => at.length > 0).map(([what, at]) => ` ${what}: ${listOf(at.map(squareName))}.`);
  return `${units > 0 ? ` Einheiten, die abziehen: ${units}.` : ''}${told.join('')}`;
}

export const facts: Sentences = { ...opening, ...upkeep, ...moving, ...combat, ...events, ...course };
