import { tokenInitials } from './SeatToken';

test.each([
  ['the first letters of the names', ['Ana', 'Ben'], ['A', 'B']],
  ['the next letter where an earlier seat has the first', ['Ben', 'Bea', 'bob'], ['B', 'E', 'O']],
  ['the number of the seat where all letters are taken', ['Ana', 'Nan', 'Anna'], ['A', 'N', '3']],
  ['no space and no full stop', [' .Ana', '🦊 Ben'], ['A', '🦊']],
])('the letters on the tokens are %s', (_, names, initials) => {
  expect(Object.values(tokenInitials(Object.fromEntries(Object.entries(names))))).toEqual(initials);
});
