import { applyPatch, PatchError } from './patch';

const before = { list: [1, { deep: true }, 3], 'a/b~c': 1, other: { same: true } };

test('adds, replaces and removes fields and entries', () => {
  const after = applyPatch(before, [
    { op: 'replace', path: '/list/1/deep', value: false },
    { op: 'remove', path: '/list/2' },
    { op: 'add', path: '/list/2', value: 4 },
    { op: 'add', path: '/list/-', value: 5 },
    { op: 'remove', path: '/a~1b~0c' },
    { op: 'add', path: '/new', value: null },
  ]);
  expect(after).toEqual({ list: [1, { deep: false }, 4, 5], other: { same: true }, new: null });
});

test('the input is not changed, and unchanged parts stay the same objects', () => {
  const copy = structuredClone(before);
  const after = applyPatch(before, [{ op: 'replace', path: '/list/1/deep', value: false }]);
  expect(before).toEqual(copy);
  expect(after.other).toBe(before.other);
});

test('a value from one patch is not changed by the next one', () => {
  const value = { n: 1 };
  applyPatch(before, [
    { op: 'add', path: '/new', value },
    { op: 'replace', path: '/new/n', value: 2 },
  ]);
  expect(value).toEqual({ n: 1 });
});

test('the whole value can be replaced', () => {
  expect(applyPatch<unknown>(before, [{ op: 'replace', path: '', value: 7 }])).toBe(7);
});

test.each([
  ['an unknown change', { op: 'move', path: '/list' }],
  ['a field that is not there', { op: 'replace', path: '/none', value: 1 }],
  ['a removal of nothing', { op: 'remove', path: '/none' }],
  ['a place behind the end of a list', { op: 'add', path: '/list/4', value: 1 }],
  ['a place that is no number', { op: 'add', path: '/list/x', value: 1 }],
  ['a way through a number', { op: 'add', path: '/list/0/x', value: 1 }],
  ['a way through a prototype', { op: 'add', path: '/__proto__/x', value: 1 }],
  ['a prototype', { op: 'add', path: '/__proto__', value: { x: 1 } }],
])('%s does not fit', (_what, operation) => {
  expect(() => applyPatch(before, [operation])).toThrow(PatchError);
  expect(({} as { x?: number }).x).toBeUndefined();
});

describe('patches from an untrusted source', () => {
  const wide = () => ({ list: Array.from({ length: 100 }, () => 0), other: { deep: [1, 2, 3] } });

  test('cost the size of what they copy', () => {
    const allowance = { entries: 1000 };
    applyPatch(wide(), [{ op: 'replace', path: '/list/5', value: 1 }], allowance);
    expect(allowance.entries).toBe(1000 - 2 - 100);
  });

  test('cost the number of list entries they move, and nothing at the end of a list', () => {
    const allowance = { entries: 1000 };
    applyPatch(wide(), [{ op: 'add', path: '/list/-', value: 1 }], allowance);
    expect(allowance.entries).toBe(1000 - 2 - 100);
    applyPatch(wide(), [{ op: 'add', path: '/list/0', value: 1 }], allowance);
    expect(allowance.entries).toBe(1000 - 2 * (2 + 100) - 100);
  });

  test('are refused above the allowed cost, and accepted at exactly that cost', () => {
    const change = [{ op: 'replace', path: '/list/5', value: 1 }];
    expect(applyPatch(wide(), change, { entries: 102 }).list[5]).toBe(1);
    expect(() => applyPatch(wide(), change, { entries: 101 })).toThrow(PatchError);
  });
});
