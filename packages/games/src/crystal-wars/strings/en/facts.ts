import type { Seat } from '@lantern/protocol/seat';
import { type GameStrings, listOf, type Voice } from '../../../kit/strings';
import { does, either, their, Whose, who, whose } from '../../../kit/voice.en';
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
    `${does(voice, seat, 'harvest')} ${income} grain${grain > income ? ` and ${either(voice, seat, 'have', 'has')} ${grain}` : ''}.`,
  fed: ({ seat, upkeep: eaten, grain }, voice) =>
    `${does(voice, seat, 'feed')} ${their(voice, seat)} units ${eaten} grain and ${either(voice, seat, 'have', 'has')} ${grain} left.`,
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
    return `${own} attacks ${other}: ${total(attackers)} against ${total(defenders)}. ${outcome(voice, winner, casualties)}`;
  },
  fell: ({ seat, unit, at }, voice) => `${Whose(voice, seat)} ${NAMES[unit]} on ${squareName(at)} falls.`,
  siege: (fact, voice) => {
    const own = `${Whose(voice, fact.seat)} ${NAMES[fact.unit]} on ${squareName(fact.from)}${helped(fact.attackers, fact.from)}`;
    const other = settlement(voice, fact.settlement, fact.owner, fact.target);
    const rolls = `${total(fact.attackers)} against ${fact.attack} + ${fact.die}`;
    return `${own} besieges ${other}: ${rolls}. ${SIEGE_ENDS[fact.outcome]}${fact.controls === undefined ? '' : ` Blocks held: ${fact.controls} of 9.`}`;
  },
  persuasion: ({ seat, from, target, unit, owner, die, success }, voice) =>
    `${Whose(voice, seat)} diplomat on ${squareName(from)} rolls ${die}: ${whose(voice, owner)} ${NAMES[unit]} on ${squareName(target)} ${success ? 'changes sides' : 'stays loyal'}.`,
  sabotage: ({ seat, from, target, settlement: kind, owner, die, success }, voice) =>
    `${Whose(voice, seat)} diplomat on ${squareName(from)} rolls ${die}: ${settlement(voice, kind, owner, target)} ${success ? 'changes hands' : 'stays loyal'}.`,
} satisfies Partial<Sentences>;

const SIEGE_ENDS = {
  captured: 'It is captured.',
  razed: 'It is taken and falls to ruins, for no pyramid is left.',
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

function outcome(voice: Voice, winner: Seat | null, casualties: readonly Square[]): string {
  if (winner === null) return 'A tie: nothing happens.';
  return casualties.length > 0 ? `${does(voice, winner, 'win')}.` : `${does(voice, winner, 'win')}, but not by enough.`;
}

/** "Ana’s city on B9", "the free village on B9". */
function settlement(voice: Voice, kind: keyof typeof NAMES, owner: Seat | null, at: Square): string {
  return `${owner === null ? 'the' : whose(voice, owner)} ${NAMES[kind]} on ${squareName(at)}`;
}

const events = {
  eventRolled: ({ seat, die, event }, voice) => `${does(voice, seat, 'roll')} ${die}: ${EVENT_WORDS[event].name}.`,
  graceKept: ({ round }) => `Nothing comes of it in round ${round}.`,
  erupted: ({ at, lost, freed }, voice) => {
    const things = lost.map((thing) => settlement(voice, thing.kind, thing.owner, thing.at));
    const gone = things.length === 0 ? 'destroys nothing' : `destroys ${listOf(things)}`;
    const blocks = freed.length === 0 ? '' : ` Free again: ${listOf(freed.map(squareName))}.`;
    return `The mountain on ${squareName(at)} erupts and ${gone}.${blocks}`;
  },
  noEruption: () => 'There is no mountain that could erupt.',
  drought: ({ seat, lost }, voice) => `${does(voice, seat, 'lose')} ${lost === 0 ? 'no' : lost} grain to the drought.`,
  militia: ({ seat, at }, voice) => `Infantry joins ${who(voice, seat)} on ${squareName(at)}.`,
  noMilitia: ({ seat }, voice) => `No militia can join ${who(voice, seat)}.`,
  silo: ({ seat }, voice) => `${does(voice, seat, 'may', 'may')} keep what grain is left.`,
  bumperCrop: ({ seat }, voice) => `${does(voice, seat, 'get')} 2 grain more.`,
  rioted: ({ seat, at, razed }, voice) =>
    `Riots: ${whose(voice, seat)} city on ${squareName(at)} ${razed ? 'burns down' : 'is a village again'}.`,
  noRiots: ({ seat }, voice) => `There is no city that ${who(voice, seat)} may name for the riots.`,
  banditCame: ({ at, target }) =>
    target === null
      ? `A bandit comes to ${squareName(at)}, finds no way to a village or city and is gone.`
      : `A bandit comes to ${squareName(at)} and makes for ${squareName(target)}.`,
  noBandit: () => 'There is no room for a bandit.',
  banditPlundered: ({ seat, at, settlement: kind, razed }, voice) => {
    const left = razed ? 'nothing is left of it' : `it is a ${kind === 'city' ? 'village' : 'free village'} now`;
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
    return `${does(voice, seat, 'create')} ${kind === 'infantry' ? '' : 'a '}${NAMES[kind]} on ${squareName(at)}.`;
  },
  goldHeld: ({ holder, until }, voice) =>
    `${does(voice, holder, 'hold')} the Gold Mountain. It must last through round ${until}.`,
  goldLost: ({ holder }, voice) => `${does(voice, holder, 'do', 'does')} not hold the Gold Mountain any more.`,
  eliminated: ({ seat }, voice) => `${does(voice, seat, 'are', 'is')} out: nothing is left.`,
  conceded: ({ seat }, voice) => `${does(voice, seat, 'give')} up.`,
  byClock: ({ seat }, voice) => `The clock decides for ${who(voice, seat)}.`,
  ended: ({ reason, winners, scores }, voice) => {
    const score = Object.entries(scores ?? {}).map(([seat, keys]) => `${who(voice, seat)} ${keys.join(', ')}`);
    return `${endings[reason](winners, voice)}${score.length === 0 ? '' : ` Scores: ${score.join('; ')}.`}`;
  },
} satisfies Partial<Sentences>;

/** Every sentence of the story (section 13). */
export const facts: Sentences = { ...opening, ...upkeep, ...moving, ...combat, ...events, ...course };
