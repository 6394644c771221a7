import type { GameStrings, Voice } from '../../kit/strings';
import type { Facts } from '../facts';
import { strings as de } from './de/index';
import { strings as en } from './en/index';

const voice: Voice = { you: null, name: () => 'Ana' };

test.each<[string, GameStrings<Facts>, string]>([
  ['English', en, 'Ana lays the Lair, 2 north, 1 west of the entrance.'],
  ['German', de, 'Ana legt den Hort, 2 nach Norden, 1 nach Westen vom Eingang.'],
])('where a card is laid is told by the way from the entrance in %s', (_language, text, sentence) => {
  expect(text.facts.laid({ by: '0', card: '7C', x: -1, y: -2, rot: 0 }, voice)).toBe(sentence);
});
