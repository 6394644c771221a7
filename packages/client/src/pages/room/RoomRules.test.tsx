import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadGame } from '../../games/load';
import { RoomRules } from './RoomRules';

test('the rules of the chosen game can be read before the match', async () => {
  await loadGame('crystal-wars', 'en');
  render(<RoomRules game="crystal-wars" options={{}} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Read the rules' }));
  const sheet = await screen.findByRole('dialog', { name: 'How to play Crystal Wars' });
  expect(await within(sheet).findByText('One piece a square')).toBeInTheDocument();
});
