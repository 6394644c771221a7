import type { OptionSchema } from '../kit/options';

export interface Options {
  /** Points to win (R4). */
  goal: number;
  /** Seconds for each decision; 0 = no clock. */
  decisionSeconds: number;
}

export const options: OptionSchema<Options> = {
  rules: {
    goal: { kind: 'number', default: 15, min: 5, max: 40 },
    decisionSeconds: { kind: 'number', default: 0, min: 10, max: 120, also: [0] },
  },
  presets: [
    { id: 'standard', options: {} },
    { id: 'short', options: { goal: 8 } },
  ],
};
