import { chaptersOf } from './chapters';

const rule = (number: string) => ({ rule: number, title: number, body: '', dueTo: [], because: [] });
const ORDER = ['S1', 'R1', 'R2', 'R3'];

const read = (numbers: string[], titles: Record<string, string>) =>
  chaptersOf(numbers.map(rule), ORDER, titles).map(({ id, title, paragraphs }) => [
    id,
    title,
    paragraphs.map((paragraph) => paragraph.rule),
  ]);

test('a chapter goes from its first paragraph to the next chapter', () => {
  expect(read(ORDER, { S1: 'Start', R2: 'Turn' })).toEqual([
    ['S1', 'Start', ['S1', 'R1']],
    ['R2', 'Turn', ['R2', 'R3']],
  ]);
});

test('a chapter whose first paragraph is not in force keeps the others', () => {
  expect(read(['S1', 'R3'], { S1: 'Start', R2: 'Turn' })).toEqual([
    ['S1', 'Start', ['S1']],
    ['R2', 'Turn', ['R3']],
  ]);
});

test('a chapter without paragraphs in force is left out', () => {
  expect(read(['S1'], { S1: 'Start', R2: 'Turn' })).toEqual([['S1', 'Start', ['S1']]]);
});

test('chapters are in the order of their titles, whatever the order of the paragraphs', () => {
  expect(read(ORDER, { S1: 'Start', R3: 'Fight', R1: 'Turn' })).toEqual([
    ['S1', 'Start', ['S1']],
    ['R3', 'Fight', ['R3']],
    ['R1', 'Turn', ['R1', 'R2']],
  ]);
});

test('paragraphs before the first chapter come first, without a title', () => {
  expect(read(ORDER, { R2: 'Turn' })).toEqual([
    ['S1', '', ['S1', 'R1']],
    ['R2', 'Turn', ['R2', 'R3']],
  ]);
});

test('without chapters there is one list of paragraphs', () => {
  expect(read(ORDER, {})).toEqual([['S1', '', ORDER]]);
});
