import type { AnyFact, CommonView } from '@lantern/games/module';
import type { Beats } from '../timeline/beats';
import { newsAmong } from './news';

const beats = {
  took: { hold: 1 },
  struck: { hold: 1, weight: 3 },
  stepped: { hold: 1, weight: 1 },
  died: { hold: 1, weight: 3, concerns: 'seat' },
  closed: { hold: 1, concerns: 'all' },
  ordered: { hold: 1, weight: 3, concerns: 'nobody' },
} as Beats<CommonView>;
const fact = (n: number, kind: string, data: object = {}) => ({ n, kind, data }) as AnyFact;
const newsOf = (facts: readonly AnyFact[], wasAway = false) =>
  newsAmong(facts, { seat: '0', beats, wasAway }).map((news) => news.fact.n);

test.each([
  ['what somebody did to the reader', fact(1, 'took', { seat: '1', from: '0' }), true],
  ['what names the reader deeper down', fact(1, 'took', { seat: '1', lost: [{ owner: '0' }] }), true],
  ['what others did to each other', fact(1, 'took', { seat: '1', from: '2' }), false],
  ['what the reader did', fact(1, 'took', { seat: '0', from: '1' }), false],
  ['what happened to the reader', fact(1, 'died', { seat: '0' }), true],
  ['what happened to somebody else', fact(1, 'died', { seat: '1' }), false],
  ['what happened to somebody else because of the reader', fact(1, 'died', { seat: '1', by: '0' }), false],
  ['what is no news for anybody', fact(1, 'ordered', { first: '0' }), false],
  ['what concerns everybody', fact(1, 'closed', { seat: '1' }), true],
  ['what is told in passing', fact(1, 'stepped', { seat: '1', from: '0' }), false],
  ['what has no beat', fact(1, 'chatted', { seat: '1', to: '0' }), false],
] as const)('%s is news: %#', (_what, told, isNews) => {
  expect(newsOf([told])).toEqual(isNews ? [1] : []);
});

test('a reader who was away also gets what others did to each other', () => {
  expect(newsOf([fact(1, 'took', { seat: '1', from: '2' })], true)).toEqual([1]);
});

test('facts about the reader come first, then those of higher weight, then newer ones', () => {
  const facts = [
    fact(1, 'struck', { seat: '3', at: '4' }),
    fact(2, 'took', { seat: '1', from: '0' }),
    fact(3, 'struck', { seat: '2', at: '0' }),
  ];
  expect(newsOf(facts, true)).toEqual([3, 2, 1]);
  expect(newsOf([fact(1, 'took', { seat: '1', from: '0' }), fact(2, 'took', { seat: '2', from: '0' })])).toEqual([
    2, 1,
  ]);
});

test('there is one item per player, that of the highest weight', () => {
  const facts = [fact(1, 'struck', { seat: '1', at: '0' }), fact(2, 'took', { seat: '1', from: '0' })];
  expect(newsOf(facts)).toEqual([1]);
});

test('there are at most three items', () => {
  expect(newsOf(['1', '2', '3', '4'].map((seat, at) => fact(at + 1, 'took', { seat, from: '0' })))).toHaveLength(3);
});
