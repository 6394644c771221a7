import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith, seatOf } from '../testing';
import { Seats } from './Seats';

const free = { seats: [seatOf('0', 'Ana'), seatOf('1', '')] };

test('somebody new sits down under a name', async () => {
  const { handle, asked } = handleOf({ seat: null, host: false });
  render(<Seats handle={handle} room={roomWith(free)} />);
  await userEvent.type(screen.getByLabelText('Your name'), 'Ben');
  await userEvent.click(screen.getByRole('button', { name: 'Sit down on seat 2' }));
  expect(asked).toEqual([['sit', '1', 'Ben']]);
});

test('Enter after the name sits down on the first free seat', async () => {
  const { handle, asked } = handleOf({ seat: null, host: false });
  render(<Seats handle={handle} room={roomWith(free)} />);
  await userEvent.type(screen.getByLabelText('Your name'), 'Ben{Enter}');
  expect(asked).toEqual([['sit', '1', 'Ben']]);
});

test('in a locked room nobody new can sit down, and it says so', () => {
  const { handle } = handleOf({ seat: null, host: false });
  render(<Seats handle={handle} room={roomWith({ ...free, locked: true })} />);
  expect(screen.queryByRole('button', { name: /Sit down/ })).toBeNull();
  expect(screen.getByText('Locked: nobody new can sit down.')).toBeInTheDocument();
});

test('the seat of the host is marked, and only the host may do more with a seat', async () => {
  const host = handleOf();
  const { rerender } = render(<Seats handle={host.handle} room={roomWith()} />);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Host');
  await userEvent.click(screen.getByRole('button', { name: 'More for Ben' }));
  expect(await screen.findByRole('button', { name: 'Make Ben the host' })).toBeInTheDocument();
  const guest = handleOf({ host: false, seat: '1' });
  rerender(<Seats handle={guest.handle} room={roomWith()} key="guest" />);
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
});

test('somebody more sits down at the same device under a name of their own', async () => {
  const { handle, asked } = handleOf();
  render(<Seats handle={handle} room={roomWith({ seats: [seatOf('0', 'Ana'), seatOf('1', '')] })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a player on this device' }));
  await userEvent.type(screen.getByLabelText('Name of the next player'), 'Ben');
  await userEvent.click(screen.getByRole('button', { name: 'Sit down on seat 2' }));
  expect(asked).toContainEqual(['sit', '1', 'Ben']);
  expect(screen.queryByLabelText('Name of the next player')).not.toBeInTheDocument();
});

test('somebody who sits here on another device finds the way back to their seat', async () => {
  const { handle } = handleOf({ seat: null, host: false });
  const { rerender } = render(<Seats handle={handle} room={roomWith({ ...free, locked: true })} />);
  await userEvent.click(screen.getByRole('button', { name: 'I was here before' }));
  expect(await screen.findByLabelText('Code from the other device')).toBeInTheDocument();
  rerender(<Seats handle={handleOf().handle} room={roomWith(free)} key="seated" />);
  expect(screen.queryByRole('button', { name: 'I was here before' })).toBeNull();
});
