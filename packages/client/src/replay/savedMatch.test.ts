import type { CommonView } from '@lantern/games/module';
import type { RevealedMatch } from '@lantern/protocol/fairPlay';
import type { ReplayPage } from '@lantern/protocol/replay';
import { fileName, LARGEST_FILE, parseSavedMatch, serialiseMatch } from './savedMatch';
import { botViews, pagesOf } from './testing';

const views = botViews(null, 120);
const pages = () => structuredClone(pagesOf(views));
const file = (change: (value: { views: ReplayPage<CommonView>[][]; [key: string]: unknown }) => void) => {
  const value = JSON.parse(serialiseMatch([pages()], 1));
  change(value);
  return JSON.stringify(value);
};
const first = (value: { views: ReplayPage<CommonView>[][] }) => value.views[0]?.[0] as ReplayPage<CommonView>;

test('a saved match is read unchanged', () => {
  expect(parseSavedMatch(serialiseMatch([pages()], 77))).toEqual({
    lantern: 'match',
    format: 1,
    savedAt: 77,
    views: [pages()],
  });
});

test('two points of view are read, each complete', () => {
  const own = pagesOf(botViews('1', 3));
  expect(parseSavedMatch(serialiseMatch([own, pages()], 1))).toMatchObject({ views: [own, expect.anything()] });
});

/** The revealed data of the match. */
const revealed: RevealedMatch = {
  ...{ matchId: 'match', players: 2, options: {}, secret: 'secret', salt: 'salt', chance: 2, rulesVersions: [1] },
  moves: [
    ['0', 'rollDice', []],
    [null, 'timeOut', [3]],
  ],
};

test('the revealed match is read as well', () => {
  expect(parseSavedMatch(serialiseMatch([pages()], 1, revealed))).toMatchObject({ revealed });
  expect(parseSavedMatch(serialiseMatch([pages()], 1, null))).not.toHaveProperty('revealed');
});

test.each<[string, object]>([
  ['another match', { matchId: 'other' }],
  ['another number of seats', { players: 3 }],
  ['no secret', { secret: 7 }],
  ['moves that are none', { moves: [['0', 'rollDice']] }],
])('a file in which %s was revealed is damaged', (_what, change) => {
  expect(parseSavedMatch(serialiseMatch([pages()], 1, { ...revealed, ...change } as RevealedMatch))).toBe('broken');
});

test('a file is named after the game and the time', () => {
  expect(fileName('crystal-wars', new Date('2026-11-21T20:15:00Z'))).toBe('lantern-crystal-wars-2026-11-21-20-15.json');
});

test('a file longer than any match is not read', () => {
  expect(parseSavedMatch('x'.repeat(LARGEST_FILE + 1))).toBe('tooLarge');
});

test.each(['', 'no JSON', 'null', '[]', '7', '{}', '{"lantern":"other"}'])('%j is not a saved match', (text) => {
  expect(parseSavedMatch(text)).toBe('noMatch');
});

test('a file of a later format asks for a newer page', () => {
  expect(parseSavedMatch(file((value) => Object.assign(value, { format: 2 })))).toBe('newer');
});

test('a game that is not in the catalogue is reported', () => {
  const text = file(({ views: [all = []] }) => {
    for (const page of all) page.game = 'chess';
  });
  expect(parseSavedMatch(text)).toBe('noGame');
});

test.each<[string, (value: { views: ReplayPage<CommonView>[][]; [key: string]: unknown }) => void]>([
  ['without a format', (value) => delete value.format],
  ['without views', (value) => Object.assign(value, { views: [] })],
  [
    'with too many points of view',
    (value) => value.views.push(...[1, 2].map(() => value.views[0] as ReplayPage<CommonView>[])),
  ],
  ['with a page missing', (value) => value.views[0]?.pop()],
  ['with pages out of order', (value) => value.views[0]?.reverse()],
  ['with a step missing', (value) => first(value).patches.pop()],
  ['with a patch that does not fit', (value) => first(value).patches.splice(1, 1, [{ op: 'remove', path: '/none' }])],
  ['with a patch that is none', (value) => first(value).patches.splice(1, 1, 'x' as never)],
  ['that changes a prototype', (value) => first(value).patches[0]?.push({ op: 'add', path: '/__proto__/x', value: 1 })],
  ['with a view that is none', (value) => Object.assign(first(value), { view: {} })],
  ['with a story that is none', (value) => first(value).patches[0]?.push({ op: 'replace', path: '/story', value: 7 })],
  ['with a name that is none', (value) => Object.assign(first(value), { names: { '0': {} } })],
  ['with no seats', (value) => Object.assign(first(value), { players: 0 })],
  ['with too many seats', (value) => Object.assign(first(value), { players: 1e9 })],
  ['with half a seat', (value) => Object.assign(first(value), { players: 1.5 })],
  ['seen from a seat there is not', (value) => Object.assign(first(value), { audience: '7' })],
  ['of somebody else', (value) => Object.assign(first(value), { audience: '1' })],
])('a file %s is damaged', (_what, change) => {
  expect(parseSavedMatch(file(change))).toBe('broken');
});

describe('a malicious file', () => {
  /**
   * Returns a file whose pages are the same, except for additional data in a view and a patch that is applied many
   * times.
   */
  const trap = (beside: object, patch: readonly unknown[]) =>
    file(({ views: [all = []] }) => {
      for (const page of all) {
        page.view = { ...page.view, ...beside };
        page.patches = page.patches.map(() => patch as never);
      }
    });

  test('with a list that is copied at every step is damaged', () => {
    const list = Array.from({ length: 500_000 }, () => 0);
    expect(parseSavedMatch(trap({ list }, [{ op: 'replace', path: '/list/0', value: 1 }]))).toBe('broken');
  });

  test('with a list that is moved by every change is damaged', () => {
    const list = Array.from({ length: 100_000 }, () => 0);
    const changes = Array.from({ length: 400 }, () => ({ op: 'add', path: '/list/0', value: 1 }));
    expect(parseSavedMatch(trap({ list }, changes))).toBe('broken');
  });

  test('with deeply nested values is damaged or harmless, and nothing breaks', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const text = serialiseMatch([pages()], 1).replace('"story":', `"deep":${deep},"story":`);
    expect(['broken', 'noMatch', 'object']).toContain(
      typeof parseSavedMatch(text) === 'object' ? 'object' : parseSavedMatch(text),
    );
    expect(parseSavedMatch(deep)).toBe('noMatch');
  });

  test('that names prototypes changes none of them', () => {
    const text = serialiseMatch([pages()], 1).replaceAll(
      '"names":',
      '"__proto__":{"polluted":true},"constructor":{},"names":',
    );
    parseSavedMatch(text);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
