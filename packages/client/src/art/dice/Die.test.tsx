import { render, screen } from '@testing-library/react';
import { Die } from './Die';
import { DiceRoll, RollingDie } from './RollingDie';
import { SOLIDS } from './solids';
import { TreehouseDie } from './treehouse';

test('a die tells its kind and its value', () => {
  render(<Die kind="d10" value={7} />);
  expect(screen.getByRole('img', { name: 'd10: 7' })).toHaveTextContent('7');
});

test('a d6 shows as many pips as it tells, or figures where they are asked for', () => {
  const { container, rerender } = render(<Die kind="d6" value={5} />);
  expect(container.querySelectorAll('circle')).toHaveLength(5);
  rerender(<Die kind="d6" value={5} figures />);
  expect(container.querySelectorAll('circle')).toHaveLength(0);
  expect(screen.getByRole('img', { name: 'd6: 5' })).toHaveTextContent('5');
});

test('a die told of in words says nothing itself', () => {
  render(<Die kind="d6" value={5} label="" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a Treehouse die tells its face', () => {
  render(<TreehouseDie face="SWAP" />);
  expect(screen.getByRole('img', { name: 'Treehouse die: SWAP' })).toBeInTheDocument();
});

test('a die lies still until it is rolled anew, then tumbles', () => {
  const { container, rerender } = render(<RollingDie kind="d4" value={2} roll={1} />);
  expect(container.querySelector('.tumbling')).toBeNull();
  rerender(<RollingDie kind="d4" value={2} roll={2} />);
  expect(container.querySelector('.tumbling')).not.toBeNull();
});

test('dice thrown together each tell what they show', () => {
  render(
    <DiceRoll
      roll={1}
      dice={[
        { kind: 'd12', value: 11 },
        { kind: 'd4', value: 3, tone: 'gold' },
      ]}
    />,
  );
  expect(screen.getAllByRole('img').map((die) => die.getAttribute('aria-label'))).toEqual(['d12: 11', 'd4: 3']);
});

test.each([
  ['d4', 4],
  ['d6', 6],
  ['d8', 8],
  ['d10', 10],
  ['d12', 12],
] as const)('a %s has %i sides, seen or shining through', (kind, sides) => {
  const { facets, hidden } = SOLIDS[kind];
  expect(facets.length + (hidden.match(/M/g) ?? []).length).toBe(sides);
});
