import type { OptionSchema } from '../kit/options';
import { type MapId, mapsFor, mapTable, SCENARIOS, type Scenario } from './data/maps';

export const COLOURS = ['green', 'red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export type HomeRotation = 'random' | 0 | 1 | 2 | 3;

export interface Options {
  scenario: Scenario;
  /** `auto`: the default map for the scenario and the number of players. */
  map: 'auto' | MapId;
  /** Whether neutral coasters are swamp (R17). */
  swamps: boolean;
  /** The number of coasters that are swamp, if the map has several neutral ones. */
  swampCoasters: 'one' | 'all';
  /** The player who places the free village and the mountain of a neutral coaster (R3.7). */
  neutralPlacing: 'chance' | 'players';
  /** Whether a bandit comes instead of the volcano (R15). */
  bandits: boolean;
  /** Whether diplomats may be created (R16). */
  diplomats: boolean;
  /** The number of pyramids of each size and colour, including black. */
  stashes: number;
  /** The player who chooses the place of a player's first village (R3.6). */
  startVillage: 'own' | 'enemyPlaced';
  /** Whether units in contact have to fight (R7.9). */
  combatDuty: 'mandatory' | 'optional';
  /**
   * The squares from which units support an attack or a defence: all around the opponent, or only at its corners (R7.3,
   * R7.4).
   */
  support: 'around' | 'corners';
  /** The player who chooses the unit that falls (R7.7). */
  casualtyBy: 'winner' | 'loser';
  /** Whether a settlement that wins the roll may remove a besieger (R8.7). */
  siegeLosses: boolean;
  /** What happens to a settlement if its captor has no pyramid for it (R8.6). */
  captureWithoutPiece: 'raze' | 'forbid';
  /** The owners in whose cities riots may break out (R9.7). */
  riots: 'own' | 'any';
  /** `most`: the Metropolis is decided once none of its squares is neutral (R14.6). */
  metropolisGoal: 'all' | 'most';
  /** Rounds at the start in which an event roll of 1 does nothing (R9.2). */
  graceRounds: number;
  /** After this many rounds the match is scored; 0 = never (R12.6). */
  roundLimit: number;
  /** After this many rounds in a row without progress the match is scored; 0 = never (R12.7). */
  quietRounds: number;
  /** The seat that gets home position 0, and so on clockwise. */
  homeRotation: HomeRotation;
  colours: Colour[];
  /** Seconds for each decision; 0 = no clock. */
  decisionSeconds: number;
}

const ROTATIONS = [0, 1, 2, 3] as const;

export const options: OptionSchema<Options> = {
  rules: {
    scenario: { kind: 'choice', default: 'standard', values: scenariosFor },
    map: { kind: 'choice', default: 'auto', values: (players) => ['auto', ...mapChoices(players)] },
    swamps: { kind: 'switch', default: false },
    swampCoasters: { kind: 'choice', default: 'one', values: () => ['one', 'all'] },
    neutralPlacing: { kind: 'choice', default: 'chance', values: () => ['chance', 'players'] },
    bandits: { kind: 'switch', default: false },
    diplomats: { kind: 'switch', default: false },
    stashes: { kind: 'number', default: 5, min: 5, max: 10 },
    startVillage: { kind: 'choice', default: 'own', values: () => ['own', 'enemyPlaced'] },
    combatDuty: { kind: 'choice', default: 'mandatory', values: () => ['mandatory', 'optional'] },
    support: { kind: 'choice', default: 'around', values: () => ['around', 'corners'] },
    casualtyBy: { kind: 'choice', default: 'winner', values: () => ['winner', 'loser'] },
    siegeLosses: { kind: 'switch', default: false },
    captureWithoutPiece: { kind: 'choice', default: 'raze', values: () => ['raze', 'forbid'] },
    riots: { kind: 'choice', default: 'own', values: () => ['own', 'any'] },
    metropolisGoal: { kind: 'choice', default: 'all', values: () => ['all', 'most'] },
    graceRounds: { kind: 'number', unit: 'rounds', default: 1, min: 0, max: 3 },
    roundLimit: { group: 'time', kind: 'number', unit: 'rounds', default: 40, min: 10, max: 200, also: [0] },
    quietRounds: { group: 'time', kind: 'number', unit: 'rounds', default: 8, min: 5, max: 20, also: [0] },
    homeRotation: {
      kind: 'choice',
      default: 'random',
      values: (players) => ['random', ...ROTATIONS.slice(0, players)],
    },
    colours: { group: 'look', kind: 'perSeat', default: [...COLOURS], values: COLOURS },
    decisionSeconds: { group: 'time', kind: 'number', unit: 'seconds', default: 0, min: 15, max: 300, also: [0] },
  },
  presets: [
    { id: 'standard', options: {} },
    { id: 'wild', options: { swamps: true, bandits: true, diplomats: true } },
    { id: 'goldMountain', options: { scenario: 'goldMountain' } },
    { id: 'metropolis', options: { scenario: 'metropolis' } },
    { id: 'shortMetropolis', options: { scenario: 'metropolis', metropolisGoal: 'most' } },
    { id: 'literal', options: { graceRounds: 0, roundLimit: 0, quietRounds: 20 } },
  ],
  conflict(chosen, players) {
    if (chosen.map !== 'auto' && mapTable(chosen.map).scenario !== chosen.scenario) return 'map';
    if (chosen.swamps && mapTable(mapOf(chosen, players)).swamps.length === 0) return 'swamps';
    // One of the two limits must be set, so that a match without progress ends.
    return chosen.roundLimit === 0 && chosen.quietRounds === 0 ? 'quietRounds' : undefined;
  },
};

/** The map of a match: the chosen one, otherwise the first that fits (and has a coaster for the swamp). */
export function mapOf({ scenario, map, swamps }: Pick<Options, 'scenario' | 'map' | 'swamps'>, players: number): MapId {
  if (map !== 'auto') return map;
  const fitting = mapsFor(scenario, players);
  return (swamps && fitting.find((id) => mapTable(id).swamps.length > 0)) || (fitting[0] as MapId);
}

function scenariosFor(players: number): Scenario[] {
  return SCENARIOS.filter((scenario) => mapsFor(scenario, players).length > 0);
}

/** The maps to choose from: those of every scenario that has several for this number of players. */
function mapChoices(players: number): MapId[] {
  const several = SCENARIOS.filter((scenario) => mapsFor(scenario, players).length > 1);
  return several.flatMap((scenario) => mapsFor(scenario, players));
}
