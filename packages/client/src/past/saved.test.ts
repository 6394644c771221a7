import type { PastPage } from '@lantern/games/past';
import { fileName, LARGEST_FILE, read, written } from './saved';
import { botViews, pagesOf } from './testing';

const views = botViews(null, 120);
const pages = () => structuredClone(pagesOf(views));
const file = (change: (value: { views: PastPage[][]; [key: string]: unknown }) => void) => {
  const value = JSON.parse(written([pages()], 1));
  change(value);
  return JSON.stringify(value);
};
const first = (value: { views: PastPage[][] }) => value.views[0]?.[0] as PastPage;

test('what was saved is read again as it was', () => {
  expect(read(written([pages()], 77))).toEqual({ lantern: 'match', format: 1, savedAt: 77, views: [pages()] });
});

test('two points of view are read, each whole', () => {
  const own = pagesOf(botViews('1', 3));
  expect(read(written([own, pages()], 1))).toMatchObject({ views: [own, expect.anything()] });
});

test('a file is named after the game and the time', () => {
  expect(fileName('crystal-wars', new Date('2026-11-21T20:15:00Z'))).toBe('lantern-crystal-wars-2026-11-21-20-15.json');
});

test('what is longer than any match is not looked at', () => {
  expect(read('x'.repeat(LARGEST_FILE + 1))).toBe('tooLarge');
});

test.each(['', 'no JSON', 'null', '[]', '7', '{}', '{"lantern":"other"}'])('%j is not a saved match', (text) => {
  expect(read(text)).toBe('noMatch');
});

test('a file of a later format asks for a newer page', () => {
  expect(read(file((value) => Object.assign(value, { format: 2 })))).toBe('newer');
});

test('a game that is not on the shelf is said', () => {
  const text = file(({ views: [all = []] }) => {
    for (const page of all) page.game = 'chess';
  });
  expect(read(text)).toBe('noGame');
});

test.each<[string, (value: { views: PastPage[][]; [key: string]: unknown }) => void]>([
  ['without a format', (value) => delete value.format],
  ['without views', (value) => Object.assign(value, { views: [] })],
  ['with too many points of view', (value) => value.views.push(...[1, 2].map(() => value.views[0] as PastPage[]))],
  ['with a page missing', (value) => value.views[0]?.pop()],
  ['with pages out of order', (value) => value.views[0]?.reverse()],
  ['with a step missing', (value) => first(value).patches.pop()],
  ['with a patch that does not fit', (value) => first(value).patches.splice(1, 1, [{ op: 'remove', path: '/none' }])],
  ['with a patch that is none', (value) => first(value).patches.splice(1, 1, 'x' as never)],
  ['that changes a prototype', (value) => first(value).patches[0]?.push({ op: 'add', path: '/__proto__/x', value: 1 })],
  ['with a view that is none', (value) => Object.assign(first(value), { view: {} })],
  ['with a story that is none', (value) => first(value).patches[0]?.push({ op: 'replace', path: '/story', value: 7 })],
  ['with a name that is none', (value) => Object.assign(first(value), { names: { '0': {} } })],
  ['of somebody else', (value) => Object.assign(first(value), { audience: '1' })],
])('a file %s is damaged', (_what, change) => {
  expect(read(file(change))).toBe('broken');
});
