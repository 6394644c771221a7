import type { GameStrings } from '../../../kit/strings';

export const orders: GameStrings['orders'] = {
  blow: {
    label: 'When a blow would wound me',
    values: { ask: 'ask me', swap: 'swap places with the strongest hero if possible' },
  },
};
