import type { OptionSchema } from '../kit/options';
import { COLOURS, type Colour } from './data/classes';

export interface Options {
  /** How classes are assigned (S2). */
  classes: 'choose' | 'random' | 'assigned';
  /** The colour of each seat's hero where classes are assigned. */
  colours: Colour[];
  /** Whether a mage's spell needs a WILD (D46). */
  mageCasting: 'wild' | 'free';
  /** What a swap cancels: the blow of the whole exchange, or only the swapper's own (D55). */
  swapDamage: 'none' | 'rollerOnly';
  /** What the first card of a level holds (D11). */
  entrance: 'asDrawn' | 'safe';
  /** Whether the Healing Pool works on every entry (D13). */
  poolRepeat: boolean;
  /** Whether a monster card is drawn for the Healing Pool (D13). */
  poolGuarded: boolean;
  /** Whether a wall of a new hallway may cover an exit (D5): `both` forbids it. */
  edgeRule: 'exits' | 'both';
  /** Whether everybody rolls initiative every round (R18.1). */
  rollInitiatives: boolean;
  /** Whether the classes start with different hit points (R18.2). */
  varyingHitPoints: boolean;
  /** Turns in a row without progress after which the party is lost (R19.3). */
  idleLimit: number;
  /** Names and hues of the five colours (D69). */
  palette: 'rainbow' | 'xeno';
  /** Seconds for each decision; 0 = no clock. */
  decisionSeconds: number;
}

export const options: OptionSchema<Options> = {
  rules: {
    classes: { kind: 'choice', default: 'choose', values: () => ['choose', 'random', 'assigned'] },
    colours: { kind: 'perSeat', default: ['blue', 'yellow', 'green', 'black', 'red'], values: COLOURS },
    mageCasting: { kind: 'choice', default: 'wild', values: () => ['wild', 'free'] },
    swapDamage: { kind: 'choice', default: 'none', values: () => ['none', 'rollerOnly'] },
    entrance: { kind: 'choice', default: 'asDrawn', values: () => ['asDrawn', 'safe'] },
    poolRepeat: { kind: 'switch', default: false },
    poolGuarded: { kind: 'switch', default: false },
    edgeRule: { kind: 'choice', default: 'exits', values: () => ['exits', 'both'] },
    rollInitiatives: { kind: 'switch', default: false },
    varyingHitPoints: { kind: 'switch', default: false },
    idleLimit: { kind: 'number', default: 80, min: 40, max: 500 },
    palette: { kind: 'choice', default: 'rainbow', values: () => ['rainbow', 'xeno'] },
    decisionSeconds: { kind: 'number', default: 0, min: 15, max: 300, also: [0] },
  },
  presets: [
    { id: 'standard', options: {} },
    { id: 'gentle', options: { mageCasting: 'free', entrance: 'safe', poolRepeat: true } },
    { id: 'designer', options: { rollInitiatives: true, varyingHitPoints: true } },
    { id: 'harsh', options: { swapDamage: 'rollerOnly', poolGuarded: true, varyingHitPoints: true } },
  ],
};
