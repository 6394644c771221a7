import type { Seat } from '@lantern/protocol/seat';
import { type GameStrings, listOf, type Voice } from '../../../kit/strings';
import { does, either, their, timeIsUp, Whose, who, whose } from '../../../kit/voice.en';
import type { Scenario } from '../../data/maps';
import { type Square, squareName } from '../../data/squares';
import type { Facts, Side } from '../../facts';
import { endings } from './endings';
import { EVENT_WORDS, NAMES } from './names';

type Sentences = GameStrings<Facts>['facts'];

const opening = {
  initiative: ({ round, passes, first }, voice) => {
    const rolls = passes.map((pass) => listOf(Object.entries(pass).map(([seat, die]) => `${who(voice, seat)} ${die}`)));
    const what = round === 0 ? 'Who places first' : `Round ${round}`;
    return `${what}: ${rolls.join('; again: ')}. ${does(voice, first, 'begin')}.`;
  },
  freeVillagePlaced: ({ seat, at }, voice) =>
    seat === null
      ? `A free village lies on ${squareName(at)}.`
      : `${does(voice, seat, 'place')} a free village on ${squareName(at)}.`,
  mountainPlaced: ({ seat, at }, voice) =>
    seat === null
      ? `A mountain rises on ${squareName(at)}.`
      : `${does(voice, seat, 'place')} a mountain on ${squareName(at)}.`,
  mountainSkipped: ({ seat }, voice) => `${does(voice, seat, 'place')} no mountain.`,
  villagePlaced: ({ seat, at }, voice) => `${does(voice, seat, 'place')} a village on ${squareName(at)}.`,
  villageAdopted: ({ seat, at }, voice) =>
    `The free village on ${squareName(at)} becomes ${whose(voice, seat)} first village.`,
} satisfies Partial<Sentences>;

const upkeep = {
  turnBegan: ({ seat, round }, voice) => `Round ${round}: ${whose(voice, seat)} turn.`,
  harvested: ({ seat, income, grain }, voice) =>
    `${does(voice, seat, 'harvest')} ${income} grain${grain > income ? ` and ${either(voice, seat, 'have', 'has')} ${grain} now` : ''}.`,
  fed: ({ seat, upkeep: eaten, grain }, voice) =>
    `${does(voice, seat, 'feed')} ${their(voice, seat)} units ${eaten} grain and ${either(voice, seat, 'have', 'has')} ${grain === 0 ? 'none' : grain} left.`,
  starved: ({ seat, unit, at }, voice) => `${Whose(voice, seat)} ${NAMES[unit]} on ${squareName(at)} starves.`,
  spoiled: ({ seat, grain }, voice) => `${does(voice, seat, 'let')} ${grain} grain spoil.`,
  stored: ({ seat, grain }, voice) => `${does(voice, seat, 'keep')} ${grain} grain in the silo.`,
} satisfies Partial<Sentences>;

const moving = {
  moved: ({ seat, unit, from, path, flow }, voice) =>
    `${Whose(voice, seat)} ${NAMES[unit]} moves from ${squareName(from)} to ${squareName(path.at(-1) ?? from)}${flow ? ' with the flow' : ''}.`,
  teleported: ({ seat, unit, from, to }, voice) =>
    `${Whose(voice, seat)} ${NAMES[unit]} jumps from the vortex ${squareName(from)} to the vortex ${squareName(to)}.`,
} satisfies Partial<Sentences>;

const combat = {
  battle: ({ unit, from, enemy, target, attackers, defenders, winner, casualties }, voice) => {
    const own = `${Whose(voice, attackers.seat)} ${NAMES[unit]} on ${squareName(from)}${helped(attackers, from)}`;
    const other = `${whose(voice, defenders.seat)} ${NAMES[enemy]} on ${squareName(target)}${helped(defenders, target)}`;
    return `${own} attacks ${other}: ${total(attackers)} against ${total(defenders)}. ${outcome(voice, winner === attackers.seat ? attackers : defenders, winner, casualties)}`;
  },
  fell: ({ seat, unit, at }, voice) => `${Whose(voice, seat)} ${NAMES[unit]} on ${squareName(at)} falls.`,
  siege: (fact, voice) => {
    const own = `${Whose(voice, fact.seat)} ${NAMES[fact.unit]} on ${squareName(fact.from)}${helped(fact.attackers, fact.from)}`;
    const other = settlement(voice, fact.settlement, fact.owner, fact.target);
    const rolls = `${total(fact.attackers)} against ${fact.attack} + ${fact.die}`;
    return `${own} besieges ${other}: ${rolls}. ${SIEGE_ENDS[fact.outcome]}${fact.controls === undefined ? '' : ` ${does(voice, fact.seat, 'control')} ${fact.controls} of 9 blocks.`}`;
  },
  persuasion: ({ seat, from, target, unit, owner, die, success }, voice) =>
    `${Whose(voice, seat)} diplomat on ${squareName(from)} rolls ${die}: ${whose(voice, owner)} ${NAMES[unit]} on ${squareName(target)} ${success ? 'changes sides' : 'stays loyal'}.`,
  sabotage: ({ seat, from, target, settlement: kind, owner, die, success }, voice) =>
    `${Whose(voice, seat)} diplomat on ${squareName(from)} rolls ${die}: ${settlement(voice, kind, owner, target)} ${success ? 'changes hands' : 'stays loyal'}.`,
} satisfies Partial<Sentences>;

const SIEGE_ENDS = {
  captured: 'It is captured.',
  razed: 'It is taken and falls to ruins, because no pyramid is left.',
  held: 'It holds.',
} as const;

/** " with A2 and A3" */
function helped({ units }: Side, principal: Square): string {
  const others = units.filter((square) => square !== principal).map(squareName);
  return others.length === 0 ? '' : ` with ${listOf(others)}`;
}

function total({ attack, die }: Side): string {
  return `${attack} + ${die}`;
}

/** R7.7: whether a unit falls depends on the attack of the winning side alone, and not on its lead. */
function outcome(voice: Voice, { attack }: Side, winner: Seat | null, casualties: readonly Square[]): string {
  if (winner === null) return 'A tie: nothing happens.';
  const wins = does(voice, winner, 'win');
  return casualties.length > 0 ? `${wins}.` : `${wins}, but no unit falls to an attack of ${attack}.`;
}

/** "Ana’s E4"; the square alone in matches of earlier versions. */
function block(voice: Voice, at: Square, owner: Seat | undefined): string {
  return owner === undefined ? squareName(at) : `${whose(voice, owner)} ${squareName(at)}`;
}

/** "Ana’s city on B9", "the free village on B9". */
function settlement(voice: Voice, kind: keyof typeof NAMES, owner: Seat | null, at: Square): string {
  return `${owner === null ? 'the' : whose(voice, owner)} ${NAMES[kind]} on ${squareName(at)}`;
}

const events = {
  eventRolled: ({ seat, die, event }, voice) => `${does(voice, seat, 'roll')} ${die}: ${EVENT_WORDS[event].name}.`,
  graceKept: ({ round }) => `Nothing comes of it in round ${round}.`,
  erupted: ({ at, lost, freed, freedFrom = [] }, voice) => {
    const things = lost.map((thing) => settlement(voice, thing.kind, thing.owner, thing.at));
    const gone = things.length === 0 ? 'destroys nothing' : `destroys ${listOf(things)}`;
    const blocks =
      freed.length === 0
        ? ''
        : ` Free again: ${listOf(freed.map((square, index) => block(voice, square, freedFrom[index])))}.`;
    return `The mountain on ${squareName(at)} erupts and ${gone}.${blocks}`;
  },
  noEruption: () => 'There is no mountain that could erupt.',
  drought: ({ seat, lost }, voice) => `${does(voice, seat, 'lose')} ${lost === 0 ? 'no' : lost} grain to the drought.`,
  militia: ({ seat, at }, voice) => `Infantry joins ${who(voice, seat)} on ${squareName(at)}.`,
  noMilitia: ({ seat }, voice) => `No militia can join ${who(voice, seat)}.`,
  silo: ({ seat }, voice) => `${does(voice, seat, 'may', 'may')} keep the remaining grain.`,
  bumperCrop: ({ seat }, voice) => `${does(voice, seat, 'get')} 2 grain more.`,
  rioted: ({ seat, at, razed }, voice) =>
    `Riots: ${whose(voice, seat)} city on ${squareName(at)} ${razed ? 'burns down, for no pyramid for a village is left' : 'is a village again'}.`,
  noRiots: ({ seat }, voice) => `There is no city that ${who(voice, seat)} may name for the riots.`,
  banditCame: ({ at, target }) =>
    target === null
      ? `A bandit comes to ${squareName(at)}, finds no way to a village or city and is gone.`
      : `A bandit comes to ${squareName(at)} and makes for ${squareName(target)}.`,
  noBandit: () => 'There is no room for a bandit.',
  banditPlundered: ({ seat, at, settlement: kind, razed }, voice) => {
    const left = razed
      ? 'it is gone, for no pyramid for what it would become is left'
      : `it is a ${kind === 'city' ? 'village' : 'free village'} now`;
    return `The bandit plunders ${whose(voice, seat)} ${NAMES[kind]} on ${squareName(at)}: ${left}.`;
  },
  banditFought: ({ at, die, defenders, fell }, voice) => {
    const lost = fell ? `${NAMES[fell.unit]} on ${squareName(fell.at)} falls` : 'the bandit takes nothing';
    return `${Whose(voice, defenders.seat)} units defend ${squareName(at)}: ${total(defenders)} against 1 + ${die}; ${lost}.`;
  },
} satisfies Partial<Sentences>;

const course = {
  created: ({ seat, kind, at }, voice) => {
    if (kind === 'village') return `${does(voice, seat, 'found')} a village on ${squareName(at)}.`;
    if (kind === 'city') return `${Whose(voice, seat)} village on ${squareName(at)} grows into a city.`;
    return `${does(voice, seat, 'build')} ${kind === 'infantry' ? '' : 'a '}${NAMES[kind]} on ${squareName(at)}.`;
  },
  goldHeld: ({ holder, until }, voice) =>
    `${does(voice, holder, 'hold')} the Gold Mountain. It must last through round ${until}.`,
  goldLost: ({ holder }, voice) => `${does(voice, holder, 'do', 'does')} not hold the Gold Mountain any more.`,
  eliminated: ({ seat }, voice) => `${does(voice, seat, 'are', 'is')} out: nothing is left.`,
  conceded: ({ seat, left }, voice) => `${does(voice, seat, 'give')} up.${left ? leftBehind(left) : ''}`,
  byClock: ({ seat }, voice) => timeIsUp(who(voice, seat)),
  ended: ({ reason, winners, scores, scenario }, voice) => {
    const named = (keys: readonly number[]) => keys.map((key, index) => scoreKey(scenario, index, key)).join(', ');
    const score = Object.entries(scores ?? {}).map(([seat, keys]) => `${who(voice, seat)} ${named(keys)}`);
    return `${endings[reason](winners, voice)}${score.length === 0 ? '' : ` Scores: ${score.join('; ')}.`}`;
  },
} satisfies Partial<Sentences>;

/** One key of a score (8.2); a bare number in matches of earlier versions. */
function scoreKey(scenario: Scenario | undefined, index: number, key: number): string {
  if (scenario === undefined) return String(key);
  const first = { standard: [], goldMountain: ['at the Gold Mountain'], metropolis: ['blocks'] }[scenario];
  return `${[...first, 'settlements', 'income', 'upkeep'][index]} ${key}`;
}

/** R18.1: the fate of the pieces of a player who gives up. */
function leftBehind({ units, freed, razed, blocks }: NonNullable<Facts['conceded']['left']>): string {
  const places: readonly [what: string, at: readonly Square[]][] = [
    ['Free villages now', freed],
    ['Destroyed', razed],
    ['Blocks free again', blocks],
  ];
  const told = places.filter(([, at]) => at.length > 0).map(([what, at]) => ` ${what}: ${listOf(at.map(squareName))}.`);
  return `${units > 0 ? ` Units that leave the map: ${units}.` : ''}${told.join('')}`;
}

/** Every sentence of the story (section 13). */
export const facts: Sentences = { ...opening, ...upkeep, ...moving, ...combat, ...events, ...course };
