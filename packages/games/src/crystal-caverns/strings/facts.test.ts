import { actsOfFacts } from '../../kit/acts';
import type { GameStrings, Voice } from '../../kit/strings';
import type { Facts } from '../facts';
import type { Monster } from '../types';
import { strings as de } from './de/index';
import { strings as en } from './en/index';

const voice: Voice = { you: null, name: () => 'Ana' };

test.each<[string, GameStrings<Facts>, string]>([
  ['English', en, 'Ana lays the Lair, 2 north, 1 west of the entrance.'],
  ['German', de, 'Ana legt den Hort, 2 nach Norden, 1 nach Westen vom Eingang.'],
])('the place of a card is described by the way from the entrance in %s', (_language, text, sentence) => {
  expect(text.facts.laid({ by: '0', card: '7C', x: -1, y: -2, rot: 0 }, voice)).toBe(sentence);
});

const monster: Monster = { id: 1, rank: 'GUARD', level: 1, pieces: [{ colour: 'red', size: 1 }] };
const sum = (total: number) => ({ die: total, level: 0, faces: 0, bonus: 0, total });
const throwing = { heroDie: 3, foeDie: 3, heroFaces: ['HOP'], foeFaces: ['AIM'], heroLevel: 1, foeLevel: 1 } as const;

test.each<[string, GameStrings<Facts>, RegExp]>([
  ['English', en, /^Ana rolls 3 HOP, the .* 3 AIM in defence\. 4 to 5, a miss\.$/],
  ['German', de, /^Ana würfelt 3 HOP, der .* zur Abwehr 3 AIM\. 4 zu 5, daneben\.$/],
])('the dice of a blow and its result are one line in %s', (_language, text, sentence) => {
  const who = { kind: 'attack', seat: '0', foe: monster } as const;
  const blow = { attack: sum(4), defence: sum(5), outcome: 'miss', damage: 0, absorbed: 0, hp: 2 };
  const facts = [
    { n: 1, kind: 'rolled', data: { ...who, ...throwing } },
    { n: 2, kind: 'struck', data: { ...who, ...blow } },
  ];
  expect(actsOfFacts(text, facts, voice).map((act) => act.sentence)).toEqual([expect.stringMatching(sentence)]);
});
