import type { OptionSchema } from '../kit/options';
import { seatsOf } from '../kit/seat';

export type FirstPlayer = 'random' | 'host' | 'seat:0' | 'seat:1' | 'seat:2' | 'seat:3';

export interface Options {
  /** Everybody starts with one more treasure in hand (S3b). */
  quickStart: boolean;
  /** A deposit brings the next treasure to the hand (R13.5). */
  treasureRefill: boolean;
  /** The card The Cave Is Closing is in the deck. */
  caveClosing: boolean;
  /** Rounds after which The Cave Is Closing ends by itself; 0 = never (D37). */
  closingRounds: number;
  firstPlayer: FirstPlayer;
  /** Seconds of a reaction window; 0 = no clock. */
  reactionSeconds: number;
  /** `early`: a window closes once everybody has answered; `fixed`: it always lasts its time (R8.6). */
  reactionTiming: 'early' | 'fixed';
  /** Seconds of every other decision; 0 = no clock. */
  decisionSeconds: number;
  /** Boards show the cards that everybody saw go to a hand. */
  knownHands: boolean;
  /** Rounds after which a match without winner is decided (E2); 0 = never. */
  roundLimit: number;
}

export const options: OptionSchema<Options> = {
  rules: {
    quickStart: { kind: 'switch', default: false },
    treasureRefill: { kind: 'switch', default: false },
    caveClosing: { kind: 'switch', default: true },
    closingRounds: { kind: 'number', unit: 'rounds', default: 3, min: 0, max: 10 },
    firstPlayer: {
      kind: 'choice',
      default: 'random',
      values: (players) => ['random', 'host', ...seatsOf(players).map((seat) => `seat:${seat}` as FirstPlayer)],
    },
    reactionSeconds: { group: 'time', kind: 'number', unit: 'seconds', default: 12, min: 5, max: 60, also: [0] },
    reactionTiming: { group: 'time', kind: 'choice', default: 'early', values: () => ['early', 'fixed'] },
    decisionSeconds: { group: 'time', kind: 'number', unit: 'seconds', default: 90, min: 15, max: 300, also: [0] },
    knownHands: { kind: 'switch', default: true },
    roundLimit: { group: 'time', kind: 'number', unit: 'rounds', default: 100, min: 20, max: 300, also: [0] },
  },
  presets: [
    { id: 'standard', options: {} },
    { id: 'quickStart', options: { quickStart: true } },
    { id: 'rich', options: { quickStart: true, treasureRefill: true } },
    { id: 'openCave', options: { caveClosing: false } },
    { id: 'literal', options: { closingRounds: 0, roundLimit: 0 } },
  ],
  conflict: ({ reactionTiming, reactionSeconds }) =>
    reactionTiming === 'fixed' && reactionSeconds === 0 ? 'reactionTiming' : undefined,
};
