import type { CommonView } from '@lantern/games/module';
import { savedSource } from './pageSource';
import { Recording } from './recording';
import { stepOfFact } from './stepOfFact';
import { botViews, pagesOf } from './testing';

/** Returns the number of the newest fact at a step: every other move adds a fact. */
const told = (step: number) => Math.floor(step / 2);
const [first] = botViews(null, 0) as [CommonView];
const views = Array.from({ length: 241 }, (_, step) => ({ ...first, story: [{ n: told(step), kind: 'x', data: {} }] }));
const source = savedSource(pagesOf(views));

test.each([2, 98, 100, 102, 198, 200, 240])('a fact is found at the step that added it, %i', async (step) => {
  expect(await stepOfFact(source, new Recording(), told(step))).toBe(step);
});

test('only the pages back to that step are read', async () => {
  const asked: (number | undefined)[] = [];
  const page = (number?: number) => {
    asked.push(number);
    return source.page(number);
  };
  await stepOfFact({ page }, new Recording(), told(150));
  expect(asked).toEqual([undefined, 1]);
});

test('the found step can be shown without another request', async () => {
  const recording = new Recording();
  expect(recording.view(await stepOfFact(source, recording, told(150)))).toBeDefined();
});

test('an unknown fact leads to the end', async () => {
  expect(await stepOfFact(source, new Recording(), told(240) + 1)).toBe(240);
});
