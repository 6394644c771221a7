import { EvenSample } from './evenSample';

const sampleOf = (count: number, most: number) => {
  const sample = new EvenSample<number>(most);
  for (let n = 0; n < count; n++) sample.offer(() => n);
  return sample.kept;
};

test.each([
  [0, []],
  [4, [0, 1, 2, 3]],
  [5, [0, 2, 4]],
  [20, [0, 8, 16]],
])('of %d things at most four are kept, evenly spread: %j', (count, kept) => {
  expect(sampleOf(count, 4)).toEqual(kept);
});

test('elements that are not kept are not created', () => {
  const sample = new EvenSample<number>(4);
  const made: number[] = [];
  for (let n = 0; n < 20; n++) sample.offer(() => made.push(n));
  expect(made).toEqual([0, 1, 2, 3, 4, 6, 8, 12, 16]);
});
