import type { Facts } from '../../facts';
import { facts } from './facts';

const voice = { you: null, name: () => 'Ana' };
const produced = (squandered: number) =>
  facts.produced({ seat: '0', resource: 'F', made: 0, squandered } satisfies Facts['produced'], voice);

test.each([
  [0, 'Ana produces 0 Food.'],
  [1, 'Ana produces 0 Food, and 1 goes to waste.'],
  [2, 'Ana produces 0 Food, and 2 go to waste.'],
])('of a production that squanders %i it is told (R6.1)', (squandered, told) => {
  expect(produced(squandered)).toBe(told);
});
