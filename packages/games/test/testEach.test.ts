import { testEach } from './testEach';

const reached: string[] = [];

testEach([] as [string][])('there is no test for %s', (option) => reached.push(option));

testEach([
  ['one', 1],
  ['two', 2],
])('the test of %s gets its own data', (word, number) => {
  reached.push(`${word} ${number}`);
});

test('each row has a test, and an empty list is allowed', () => {
  expect(reached).toEqual(['one 1', 'two 2']);
});
