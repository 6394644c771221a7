import type { OptionSchema } from '../kit/options';

export type Colour = 'black' | 'yellow';

export interface Options {
  /** Victory points to win (R12.1). */
  victoryPoints: 8 | 10 | 12;
  /** Whether the players choose which resource goes to which corner (D8). */
  poolLayout: 'choose' | 'standard';
  /** The yield of a matching number with two pools of one type (D11). */
  production: 'perPool' | 'perType';
  /** The maximum number of Starports of a player (D4). */
  starports: 'onePerColony' | 'onePerCommunity';
  /** The communities that an Armory protects against Marauders (D23). */
  armoryCover: 'each' | 'shared';
  /** The effect of an Epidemic if the next smaller piece is not in stock (R8.1a). */
  epidemicPiece: 'spare' | 'smaller';
  /** The resources that Marauders take half of (D24). */
  marauderLoss: 'exposed' | 'total';
  /** The frequency of a Storehouse's payment (D20). */
  storehouse: 'eachTurn' | 'once';
  /** The types that the merchant gives: any, or only one that was not paid (D35). */
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
    epidemicPiece: { kind: 'choice', default: 'spare', values: () => ['spare', 'smaller'] },
    marauderLoss: { kind: 'choice', default: 'exposed', values: () => ['exposed', 'total'] },
    storehouse: { kind: 'choice', default: 'eachTurn', values: () => ['eachTurn', 'once'] },
    merchantGives: { kind: 'choice', default: 'other', values: () => ['other', 'any'] },
    trios: { kind: 'number', default: 5, min: 5, max: 6 },
    playerTrades: { kind: 'switch', default: true },
    turnLimit: { group: 'time', kind: 'number', unit: 'turns', default: 300, min: 50, max: 1000, also: [0] },
    colours: { group: 'look', kind: 'perSeat', default: ['black', 'yellow'], values: ['black', 'yellow'] },
    decisionSeconds: { group: 'time', kind: 'number', unit: 'seconds', default: 0, min: 15, max: 300, also: [0] },
  },
  presets: [
    { id: 'standard', options: {} },
    { id: 'short', options: { victoryPoints: 8, poolLayout: 'standard' } },
    { id: 'evening', options: { victoryPoints: 10 } },
    { id: 'literal', options: { epidemicPiece: 'smaller', marauderLoss: 'total', merchantGives: 'any', turnLimit: 0 } },
  ],
};
