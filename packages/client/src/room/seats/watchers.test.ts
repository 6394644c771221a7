import { watchersSentence } from './watchers';

test.each([
  [[], 0, 'Nobody watches.'],
  [['Dora'], 1, 'Dora watches.'],
  [[''], 1, 'One guest watches.'],
  [['', ''], 2, '2 guests watch.'],
  [['Dora', '', 'Eli'], 3, 'Dora, Eli and one guest watch.'],
  [['Dora', '', 'Eli'], 4, 'Dora, Eli, one guest and one other watch.'],
  [['', ''], 1000, '2 guests and 998 others watch.'],
])('%j of %i: %s', (watchers, watcherCount, sentence) => {
  expect(watchersSentence({ watchers, watcherCount })).toBe(sentence);
});
