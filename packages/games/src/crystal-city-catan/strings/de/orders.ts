import type { GameStrings } from '../../../kit/strings';
import { RESOURCE_NAMES } from './names';

const counts = { '1': '1', '2': '2', '3': '3' };

export const orders: GameStrings['orders'] = {
  gain: {
    label: 'Was ich bekomme',
    values: { least: 'wovon ich am wenigsten habe', ranked: 'nach der Reihenfolge unten', ask: 'mich fragen' },
  },
  lose: {
    label: 'Was ich verliere',
    values: { most: 'wovon ich am meisten habe', ranked: 'das Letzte der Reihenfolge unten', ask: 'mich fragen' },
  },
  ranked: {
    label: 'Was ich am dringendsten brauche',
    parts: [
      { label: 'Zuerst', values: RESOURCE_NAMES },
      { label: 'dann', values: RESOURCE_NAMES },
      { label: 'dann', values: RESOURCE_NAMES },
    ],
  },
  accept: {
    label: 'Angebote, die ich annehme',
    parts: [
      { label: 'Ich bekomme mindestens', values: { never: 'keine', ...counts } },
      { label: 'Rohstoff', values: RESOURCE_NAMES },
      { label: 'für höchstens', values: counts },
      { label: 'Rohstoff', values: RESOURCE_NAMES },
    ],
  },
  trade: { label: 'Andere Angebote an mich', values: { ask: 'mich fragen', decline: 'ablehnen' } },
};
