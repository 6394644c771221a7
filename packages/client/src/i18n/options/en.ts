import type { OptionUnit } from '@lantern/games/kit/options';
import { quantity } from '@lantern/games/kit/plural.en';

const units: Record<OptionUnit, (count: number) => string> = {
  seconds: (count) => `${count} s`,
  rounds: (count) => quantity(count, 'round', 'rounds'),
  turns: (count) => quantity(count, 'turn', 'turns'),
};

/** The strings that the options of all games share. */
export const options = {
  groups: { rules: 'Rules', time: 'Time', look: 'Look' },
  changed: 'Changed',
  rule: (number: string) => `Rule ${number}`,
  changedCount: (count: number) => `${count} changed`,
  units,
};

export type OptionsStrings = typeof options;
