import fc from 'fast-check';
import jsonPatch from 'fast-json-patch';
import { createDiffer, diff } from './diff';
import { applyPatch } from './patch';

/** Few keys and values, so that two values are often similar. */
const { anything } = fc.letrec((tie) => ({
  anything: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(1, 2, '', 'a', '~/', null, true, false),
    fc.array(tie('anything'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', '~', '/x', ''), tie('anything'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
}));

test('a patch leads from any JSON to any other, and leaves both as they are', () => {
  const leads = fc.property(anything, anything, (from, to) => {
    const before = JSON.stringify([from, to]);
    const patch = JSON.parse(JSON.stringify(diff(from, to)));
    expect(jsonPatch.applyPatch(structuredClone(from), patch, true).newDocument).toEqual(to);
    expect(applyPatch(from, patch)).toEqual(to);
    expect(JSON.stringify([from, to])).toBe(before);
  });
  fc.assert(leads, { seed: 1, numRuns: 3000 });
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

test('a shared part of several objects is compared once, and patched under its path in each', () => {
  const differ = createDiffer();
  const [from, to] = [{ n: [1] }, { n: [2] }];
  expect(differ({ a: from }, { a: to })).toEqual([{ op: 'replace', path: '/a/n/0', value: 2 }]);
  expect(differ([0, from], [0, to])).toEqual([{ op: 'replace', path: '/1/n/0', value: 2 }]);
  expect(differ({ a: { n: [3] } }, { a: to })).toEqual([{ op: 'replace', path: '/a/n/0', value: 2 }]);
});

test('a part that occurs again at the same path is not compared again, and adds only its own changes', () => {
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
