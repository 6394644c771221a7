import type { CommonView } from '@lantern/games/module';
import { render, screen, within } from '@testing-library/react';
import { TableInWords } from './TableInWords';

const view = {} as CommonView;
const words = async () => () => ({
  table: ['Round 1.'],
  people: [['0', 'Ana: 3 cards.']] as const,
  places: ['Hall, dark.'],
});

test('the table, the players and the places are in one named region', async () => {
  render(<TableInWords game={{ words }} view={view} seat={null} names={{}} />);
  const region = within(await screen.findByRole('region', { name: 'The table in words' }));
  expect(region.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'The table in words',
    'Players',
    'Places',
  ]);
  expect(region.getByText('Round 1.')).toBeInTheDocument();
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana: 3 cards.',
    'Hall, dark.',
  ]);
});

test('a game without words has no region', () => {
  const { container } = render(<TableInWords game={{}} view={view} seat={null} names={{}} />);
  expect(container).toBeEmptyDOMElement();
});
