import { testEach } from './testEach';

const reached: string[] = [];

testEach([] as [string][])('there is no test of %s', (option) => reached.push(option));

testEach([
  ['one', 1],
  ['two', 2],
])('the test of %s is given what belongs to it', (word, number) => {
  reached.push(`${word} ${number}`);
});

test('each row has a test, and an empty list is no mistake', () => {
  expect(reached).toEqual(['one 1', 'two 2']);
});
