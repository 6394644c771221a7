import type { GameStrings } from '../../../kit/strings';
import { PIECE_NAMES } from './names';

const { infantry, hover, tank, diplomat } = PIECE_NAMES;
const kinds = { infantry, hover, tank, diplomat };

export const orders: GameStrings['orders'] = {
  casualty: {
    label: 'Verluste, die ich wähle',
    values: {
      dearest: 'die Einheit, die am meisten isst',
      cheapest: 'die Einheit, die am wenigsten isst',
      kinds: 'nach der Reihenfolge der Arten unten',
      ask: 'mich fragen',
    },
  },
  kinds: {
    label: 'Reihenfolge der Arten',
    parts: [
      { label: 'Zuerst', values: kinds },
      { label: 'dann', values: kinds },
      { label: 'dann', values: kinds },
    ],
  },
};
