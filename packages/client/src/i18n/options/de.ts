import { quantity } from '@lantern/games/kit/plural.de';
import type { OptionsStrings } from './en';

export const options: OptionsStrings = {
  groups: { rules: 'Regeln', time: 'Zeit', look: 'Aussehen' },
  changed: 'Geändert',
  rule: (number) => `Regel ${number}`,
  changedCount: (count) => `${count} geändert`,
  units: {
    seconds: (count) => `${count} s`,
    rounds: (count) => quantity(count, 'Runde', 'Runden'),
    turns: (count) => quantity(count, 'Zug', 'Züge'),
  },
};
