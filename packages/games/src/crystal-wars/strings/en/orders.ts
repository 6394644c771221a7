import type { GameStrings } from '../../../kit/strings';
import { PIECE_NAMES } from './names';

const { infantry, hover, tank, diplomat } = PIECE_NAMES;
const kinds = { infantry, hover, tank, diplomat };

export const orders: GameStrings['orders'] = {
  casualty: {
    label: 'Casualties that I choose',
    values: {
      dearest: 'the unit dearest to feed',
      cheapest: 'the unit cheapest to feed',
      kinds: 'in the order of kinds below',
      ask: 'ask me',
    },
  },
  kinds: {
    label: 'Order of kinds',
    parts: [
      { label: 'First', values: kinds },
      { label: 'then', values: kinds },
      { label: 'then', values: kinds },
    ],
  },
};
