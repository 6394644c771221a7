import { speakingTime } from './speech';

test('220 words take a minute to speak', () => {
  expect(speakingTime('word '.repeat(220))).toBe(60_000);
});
