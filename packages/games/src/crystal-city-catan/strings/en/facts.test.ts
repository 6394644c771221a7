import type { Facts } from '../../facts';
import { facts } from './facts';

const voice = { you: null, name: () => 'Ana' };
const produced = (made: number, squandered: number) =>
  facts.produced({ seat: '0', resource: 'F', made, squandered } satisfies Facts['produced'], voice);

test.each([
  [1, 0, 'Ana produces 1 Food.'],
  [1, 1, 'Ana produces 1 Food, and 1 goes to waste.'],
  [1, 2, 'Ana produces 1 Food, and 2 go to waste.'],
  [0, 1, 'Ana loses 1 Food: the pool is full.'],
])('a production of %i with %i lost has a sentence (R6.1)', (made, squandered, told) => {
  expect(produced(made, squandered)).toBe(told);
});
