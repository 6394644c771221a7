import { slipsIn } from './nameSlips';

const SETTINGS = ['PORT', 'DATABASE_URL', 'TRUST_PROXY'];

test.each([
  ['a missing letter', 'DATABSE_URL'],
  ['an extra letter', 'DATABASE_URLS'],
  ['a wrong letter', 'DATABASE_URI'],
  ['two swapped letters', 'DATABAES_URL'],
  ['small letters', 'database_url'],
])('%s is a slip', (_, name) => {
  expect(slipsIn([name, 'PATH'], SETTINGS)).toEqual([[name, 'DATABASE_URL']]);
});

test.each([
  ['the setting itself', 'DATABASE_URL'],
  ['two slips', 'DATBSE_URL'],
  ['a name of its own', 'DATABASE_PASSWORD'],
  ['a numbered variable', 'DATABASE_URL2'],
  ['a name near a short setting', 'POST'],
])('%s is not a slip', (_, name) => {
  expect(slipsIn([name], SETTINGS)).toEqual([]);
});
