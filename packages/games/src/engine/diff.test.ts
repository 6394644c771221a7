import { pick, type Random, seededRandom } from '@lantern/games/kit/random';
import jsonPatch from 'fast-json-patch';
import { createDiffer, diff } from './diff';

function randomValue(random: Random, depth: number): unknown {
  const kind = random.die(depth > 0 ? 6 : 3);
  if (kind === 1) return random.die(3);
  if (kind === 2) return pick(random, ['', 'a', '~/']);
  if (kind === 3) return pick(random, [null, true, false]);
  const length = random.die(4) - 1;
  if (kind === 4) return Array.from({ length }, () => randomValue(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length }, () => [pick(random, ['a', 'b', '0', '~', '/x', '']), randomValue(random, depth - 1)]),
  );
}

test('a patch leads from any JSON to any other, and leaves both as they are', () => {
  const random = seededRandom('difference');
  for (let round = 0; round < 3000; round++) {
    const [from, to] = [randomValue(random, 4), randomValue(random, 4)];
    const [fromBefore, toBefore] = [JSON.stringify(from), JSON.stringify(to)];
    const patch = JSON.parse(JSON.stringify(diff(from, to)));
    const arrived = jsonPatch.applyPatch(structuredClone(from), patch, true).newDocument;
    expect(arrived).toEqual(to);
    expect([JSON.stringify(from), JSON.stringify(to)]).toEqual([fromBefore, toBefore]);
  }
});

test('parts that are the same object are not in the patch', () => {
  const same = { large: [1, 2, 3] };
  expect(diff({ same, n: 1 }, { same, n: 2 })).toEqual([{ op: 'replace', path: '/n', value: 2 }]);
});

test('one changed entry of a list is one operation', () => {
  expect(diff([1, 2, 3], [1, 5, 3])).toEqual([{ op: 'replace', path: '/1', value: 5 }]);
});

test('a field that holds undefined counts as missing', () => {
  expect(diff({ a: 1, b: undefined }, { a: undefined, b: 2 })).toEqual([
    { op: 'remove', path: '/a' },
    { op: 'add', path: '/b', value: 2 },
  ]);
  expect(diff({ a: undefined }, {})).toEqual([]);
  expect(diff({}, { a: undefined })).toEqual([]);
});

test('an entry of a list that holds undefined counts as null', () => {
  expect(diff([undefined, null, 1], [null, undefined, undefined, undefined])).toEqual([
    { op: 'replace', path: '/2', value: null },
    { op: 'add', path: '/3', value: null },
  ]);
});

test('a part that several wholes share is compared once and found in each by its own path', () => {
  const differ = createDiffer();
  const [from, to] = [{ n: [1] }, { n: [2] }];
  expect(differ({ a: from }, { a: to })).toEqual([{ op: 'replace', path: '/a/n/0', value: 2 }]);
  expect(differ([0, from], [0, to])).toEqual([{ op: 'replace', path: '/1/n/0', value: 2 }]);
  expect(differ({ a: { n: [3] } }, { a: to })).toEqual([{ op: 'replace', path: '/a/n/0', value: 2 }]);
});

test('a part that comes again at the same path is not looked into again, and brings nothing but its own changes', () => {
  let looks = 0;
  const from = {
    get n() {
      looks++;
      return 1;
    },
  };
  const to = { n: 2 };
  const differ = createDiffer();
  const change = [
    { op: 'replace', path: '/a/n', value: 2 },
    { op: 'replace', path: '/b', value: 1 },
  ];
  expect(differ({ a: from, b: 0 }, { a: to, b: 1 })).toEqual(change);
  const before = looks;
  expect(differ({ a: from, b: 0 }, { a: to, b: 1 })).toEqual(change);
  expect(looks).toBe(before);
});
