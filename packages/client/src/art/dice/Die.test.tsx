import { render, screen } from '@testing-library/react';
import { DiceRoll } from './DiceRoll';
import { Die } from './Die';
import { RollingDie } from './RollingDie';
import { rollStyle, rollTime } from './rollTime';
import { SOLIDS } from './solids';
import { treehouse } from './treehouse';

test('the accessible name of a die has its kind and its value', () => {
  render(<Die kind="d10" value={7} />);
  expect(screen.getByRole('img', { name: 'd10: 7' })).toHaveTextContent('7');
});

test('a d6 shows as many pips as its value, or figures on request', () => {
  const { container, rerender } = render(<Die kind="d6" value={5} />);
  expect(container.querySelectorAll('circle')).toHaveLength(5);
  rerender(<Die kind="d6" value={5} figures />);
  expect(container.querySelectorAll('circle')).toHaveLength(0);
  expect(screen.getByRole('img', { name: 'd6: 5' })).toHaveTextContent('5');
});

test('a die with an empty label is hidden from screen readers', () => {
  render(<Die kind="d6" value={5} label="" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the accessible name of a Treehouse die has its face', () => {
  render(<Die {...treehouse('SWAP')} />);
  expect(screen.getByRole('img', { name: 'Treehouse die: SWAP' })).toBeInTheDocument();
});

test('a die has an accessible name once it has landed', () => {
  const { container, rerender } = render(<RollingDie kind="d4" value={2} rolling />);
  expect(container.querySelector('.tumbling')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<RollingDie kind="d4" value={2} rolling={false} />);
  expect(container.querySelector('.tumbling')).toBeNull();
  expect(screen.getByRole('img', { name: 'd4: 2' })).toBeInTheDocument();
});

test('each die of a roll has its own accessible name', () => {
  render(
    <DiceRoll
      dice={[
        { kind: 'd12', value: 11 },
        { kind: 'd4', value: 3, tone: 'gold' },
      ]}
    />,
  );
  expect(screen.getAllByRole('img').map((die) => die.getAttribute('aria-label'))).toEqual(['d12: 11', 'd4: 3']);
});

test('dice that still roll show neither their values nor their sum', () => {
  const dice = [{ kind: 'd6' as const, value: 5 }];
  const { container, rerender } = render(
    <DiceRoll dice={dice} rolling>
      = 5
    </DiceRoll>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('.tumbling')).not.toBeNull();
  expect(container).toHaveTextContent('');
  rerender(<DiceRoll dice={dice}>= 5</DiceRoll>);
  expect(screen.getByRole('img', { name: 'd6: 5' })).toBeInTheDocument();
  expect(container).toHaveTextContent('= 5');
});

test.each([0, 1, 5, 6, 20])('a roll lasts until die %i has come to rest', (place) => {
  const { '--tumble': tumble, '--late': late } = rollStyle(place) as Record<string, string>;
  expect(rollTime(place + 1)).toBe(Number.parseFloat(tumble ?? '') + Number.parseFloat(late ?? ''));
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
