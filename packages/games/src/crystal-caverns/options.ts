import type { OptionSchema } from '../kit/options';
import { COLOURS, type Colour } from './data/classes';

export interface Options {
  /** The assignment of classes (S2). */
  classes: 'choose' | 'random' | 'assigned';
  /** The colour of each seat's hero if classes are assigned. */
  colours: Colour[];
  /** Whether a mage's spell needs a WILD (D46). */
  mageCasting: 'wild' | 'free';
  /** Whether the mage chooses the exit for each scried card (D50). */
  scryingPlaced: boolean;
  /** The scope of a swap: it cancels the blow of the whole exchange, or only the swapper's own (D55). */
  swapDamage: 'none' | 'rollerOnly';
  /** Whether a hero's swap may be one of the two monsters instead (D55). */
  swapMonsters: boolean;
  /** The contents of the first card of a level (D11). */
  entrance: 'asDrawn' | 'safe';
  /** Whether the Healing Pool works on every entry (D13). */
  poolRepeat: boolean;
  /** Whether a monster card is drawn for the Healing Pool (D13). */
  poolGuarded: boolean;
  /** Whether laying the Healing Pool counts as a visit (R15.4). */
  poolLaid: boolean;
  /**
   * Which walls prevent laying a card: besides exits that would lead into a wall, `both` forbids a new hallway to block
   * an exit (D5), and `closed` forbids any card beside the wall of a hallway on the table (D4).
   */
  edgeRule: 'exits' | 'both' | 'closed';
  /** The contents of a stairway without a crystal for its guardian, or whether it has no guardian at all (D81). */
  stairs: 'locked' | 'open' | 'unguarded';
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
    colours: { group: 'look', kind: 'perSeat', default: ['blue', 'yellow', 'green', 'black', 'red'], values: COLOURS },
    mageCasting: { kind: 'choice', default: 'wild', values: () => ['wild', 'free'] },
    scryingPlaced: { kind: 'switch', default: false },
    swapDamage: { kind: 'choice', default: 'none', values: () => ['none', 'rollerOnly'] },
    swapMonsters: { kind: 'switch', default: false },
    entrance: { kind: 'choice', default: 'asDrawn', values: () => ['asDrawn', 'safe'] },
    poolRepeat: { kind: 'switch', default: false },
    poolGuarded: { kind: 'switch', default: false },
    poolLaid: { kind: 'switch', default: false },
    edgeRule: { kind: 'choice', default: 'exits', values: () => ['exits', 'both', 'closed'] },
    stairs: { kind: 'choice', default: 'locked', values: () => ['locked', 'open', 'unguarded'] },
    rollInitiatives: { kind: 'switch', default: false },
    varyingHitPoints: { kind: 'switch', default: false },
    idleLimit: { kind: 'number', unit: 'turns', default: 80, min: 40, max: 500 },
    palette: { group: 'look', kind: 'choice', default: 'rainbow', values: () => ['rainbow', 'xeno'] },
    decisionSeconds: { group: 'time', kind: 'number', unit: 'seconds', default: 0, min: 15, max: 300, also: [0] },
  },
  presets: [
    { id: 'standard', options: {} },
    { id: 'gentle', options: { mageCasting: 'free', entrance: 'safe', poolRepeat: true } },
    { id: 'designer', options: { rollInitiatives: true, varyingHitPoints: true } },
    { id: 'harsh', options: { swapDamage: 'rollerOnly', poolGuarded: true, varyingHitPoints: true } },
  ],
};
