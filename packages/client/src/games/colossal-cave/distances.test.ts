import { stepsFrom, stepsTo } from './distances';

test('the distance of a room is the number of passages of the shortest way', () => {
  const steps = stepsFrom({ closing: null }, 'wellHouse');
  expect(steps.get('wellHouse')).toBe(0);
  expect(steps.get('cobbleCrawl')).toBe(1);
  expect(steps.get('twistyMaze')).toBe(3);
  // The route leads through the Mountain King, not through Bedquilt.
  expect(steps.get('swissCheese')).toBe(4);
  expect(steps.size).toBe(14);
});

test('R4.4: while the cave is closing nobody can leave or enter it', () => {
  const closing = { card: 'caveClosing', by: '0', words: {}, endsAtTurn: null };
  expect(stepsFrom({ closing }, 'hallOfMists').get('wellHouse')).toBeUndefined();
  expect(stepsFrom({ closing }, 'hallOfMists').get('cobbleCrawl')).toBe(1);
  expect([...stepsFrom({ closing }, 'wellHouse').keys()]).toEqual(['wellHouse']);
});

test('the distance of a card is that of the nearest room in which it has an effect', () => {
  const steps = stepsFrom({ closing: null }, 'cobbleCrawl');
  expect(stepsTo(steps, 'goldNugget')).toBe(1);
  expect(stepsTo(steps, 'brassLantern')).toBe(1);
  // The word works in the Well House and in the Hall of Mists.
  expect(stepsTo(steps, 'xyzzy-1')).toBe(1);
});

test('a card that is not bound to a room has no distance', () => {
  const steps = stepsFrom({ closing: null }, 'cobbleCrawl');
  expect(stepsTo(steps, 'friendlyBear')).toBeUndefined();
  expect(stepsTo(steps, 'harHar-1')).toBeUndefined();
});
