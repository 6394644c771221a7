import { oddsOf } from './odds';

test.each([
  [-4, 1, 2],
  [-3, 3, 3],
  [-2, 6, 4],
  [-1, 10, 5],
  [0, 15, 6],
  [1, 21, 5],
  [2, 26, 4],
  [3, 30, 3],
  [4, 33, 2],
  [5, 35, 1],
  [6, 36, 0],
  [12, 36, 0],
])('10.6 with a lead of %i it wins %i ways of 36 and ties %i', (lead, win, tie) => {
  const [own, other] = lead < 0 ? [0, -lead] : [lead, 0];
  expect(oddsOf(own, other)).toEqual({ win, tie, lose: 36 - win - tie });
  expect(oddsOf(other, own)).toEqual({ win: 36 - win - tie, tie, lose: win });
});
