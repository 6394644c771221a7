import { watching } from './watching';

test.each([
  [[], 'Nobody watches.'],
  [['Dora'], 'Dora watches.'],
  [[''], 'One guest watches.'],
  [['', ''], '2 guests watch.'],
  [['Dora', '', 'Eli'], 'Dora, Eli and one guest watch.'],
])('%j: %s', (watchers, sentence) => {
  expect(watching(watchers)).toBe(sentence);
});
