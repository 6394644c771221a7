import type { OptionSchema } from '../kit/options';

export type Colour = 'black' | 'yellow';

export interface Options {
  /** Victory points to win (R12.1). */
  victoryPoints: 8 | 10 | 12;
  /** Whether the players choose which resource goes to which corner (D8). */
  poolLayout: 'choose' | 'standard';
  /** What a matching number yields with two pools of one type (D11). */
  production: 'perPool' | 'perType';
  /** How many Starports a player may have (D4). */
  starports: 'onePerColony' | 'onePerCommunity';
  /** Whom an Armory covers against Marauders (D23). */
  armoryCover: 'each' | 'shared';
  /** What Marauders take half of (D24). */
  marauderLoss: 'exposed' | 'total';
  /** How often a Storehouse pays (D20). */
  storehouse: 'eachTurn' | 'once';
  /** What the merchant gives: a type that was not paid, or any (D35). */
  merchantGives: 'other' | 'any';
  /** Construction pieces of each size (D1). */
  trios: number;
  /** Whether the players may trade with each other. */
  playerTrades: boolean;
  /** After this many turns the game is scored; 0 = never (D44). */
  turnLimit: number;
  /** Construction colour of each seat. */
  colours: Colour[];
  /** Seconds for each decision; 0 = no clock. */
  decisionSeconds: number;
}

export const options: OptionSchema<Options> = {
  rules: {
    victoryPoints: { kind: 'choice', default: 12, values: () => [8, 10, 12] },
    poolLayout: { kind: 'choice', default: 'choose', values: () => ['choose', 'standard'] },
    production: { kind: 'choice', default: 'perPool', values: () => ['perPool', 'perType'] },
    starports: { kind: 'choice', default: 'onePerColony', values: () => ['onePerColony', 'onePerCommunity'] },
    armoryCover: { kind: 'choice', default: 'each', values: () => ['each', 'shared'] },
    marauderLoss: { kind: 'choice', default: 'exposed', values: () => ['exposed', 'total'] },
    storehouse: { kind: 'choice', default: 'eachTurn', values: () => ['eachTurn', 'once'] },
    merchantGives: { kind: 'choice', default: 'other', values: () => ['other', 'any'] },
    trios: { kind: 'number', default: 5, min: 5, max: 6 },
    playerTrades: { kind: 'switch', default: true },
    turnLimit: { kind: 'number', default: 300, min: 50, max: 1000, also: [0] },
    colours: { kind: 'perSeat', default: ['black', 'yellow'], values: ['black', 'yellow'] },
    decisionSeconds: { kind: 'number', default: 0, min: 15, max: 300, also: [0] },
  },
  presets: [
    { id: 'standard', options: {} },
    { id: 'short', options: { victoryPoints: 8, poolLayout: 'standard' } },
    { id: 'evening', options: { victoryPoints: 10 } },
    { id: 'literal', options: { marauderLoss: 'total', merchantGives: 'any', turnLimit: 0 } },
  ],
};
