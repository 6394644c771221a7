import type { GameStrings } from '../../../kit/strings';

export const orders: GameStrings['orders'] = {
  blow: {
    label: 'Wenn ein Schlag mich verletzen würde',
    values: { ask: 'mich fragen', swap: 'mit dem stärksten Helden den Platz tauschen, wenn es geht' },
  },
};
