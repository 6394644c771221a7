import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith, seatOf } from '../testing';
import { Seats } from './Seats';

const free = { seats: [seatOf('0', 'Ana'), seatOf('1', '')] };

test('a new person takes a seat under a name', async () => {
  const { handle, asked } = handleOf({ seat: null, host: false });
  render(<Seats handle={handle} room={roomWith(free)} />);
  await userEvent.type(screen.getByLabelText('Your name'), 'Ben');
  await userEvent.click(screen.getByRole('button', { name: 'Sit down on seat 2' }));
  expect(asked).toEqual([['sit', '1', 'Ben']]);
});

test('Enter in the name field takes the first free seat', async () => {
  const { handle, asked } = handleOf({ seat: null, host: false });
  render(<Seats handle={handle} room={roomWith(free)} />);
  await userEvent.type(screen.getByLabelText('Your name'), 'Ben{Enter}');
  expect(asked).toEqual([['sit', '1', 'Ben']]);
});

test('in a locked room nobody new can take a seat, and the room says so', () => {
  const { handle } = handleOf({ seat: null, host: false });
  render(<Seats handle={handle} room={roomWith({ ...free, locked: true })} />);
  expect(screen.queryByRole('button', { name: /Sit down/ })).toBeNull();
  expect(screen.getByText('Locked: nobody new can sit down.')).toBeInTheDocument();
});

test('the seat of the host is marked, and only the host has more actions for a seat', async () => {
  const host = handleOf();
  const { rerender } = render(<Seats handle={host.handle} room={roomWith()} />);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Host');
  await userEvent.click(screen.getByRole('button', { name: 'More for Ben' }));
  expect(await screen.findByRole('button', { name: 'Make Ben the host' })).toBeInTheDocument();
  const guest = handleOf({ host: false, seat: '1' });
  rerender(<Seats handle={guest.handle} room={roomWith()} key="guest" />);
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
});

test('another person takes a seat on the same device under a name of their own', async () => {
  const { handle, asked } = handleOf();
  render(<Seats handle={handle} room={roomWith({ seats: [seatOf('0', 'Ana'), seatOf('1', '')] })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a player on this device' }));
  await userEvent.type(screen.getByLabelText('Name of the next player'), 'Ben');
  await userEvent.click(screen.getByRole('button', { name: 'Sit down on seat 2' }));
  expect(asked).toContainEqual(['sit', '1', 'Ben']);
  expect(screen.queryByLabelText('Name of the next player')).not.toBeInTheDocument();
});

test('a player who comes with another device finds the way back to their seat', async () => {
  const { handle } = handleOf({ seat: null, host: false });
  const { rerender } = render(<Seats handle={handle} room={roomWith({ ...free, locked: true })} />);
  await userEvent.click(screen.getByRole('button', { name: 'I was here before' }));
  expect(await screen.findByLabelText('Code from the other device')).toBeInTheDocument();
  rerender(<Seats handle={handleOf().handle} room={roomWith(free)} key="seated" />);
  expect(screen.queryByRole('button', { name: 'I was here before' })).toBeNull();
});

test('a removed player reads who removed them, and is offered a seat only on request', async () => {
  const { handle } = handleOf({ seat: null, host: false, held: [], lost: { how: 'removed', by: 'Ana' } });
  render(<Seats handle={handle} room={roomWith(free)} />);
  expect(await screen.findByText('Ana removed you from your seat.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sit down on seat 2' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take a seat again' }));
  expect(screen.getByRole('button', { name: 'Sit down on seat 2' })).toBeInTheDocument();
  expect(screen.queryByText('Ana removed you from your seat.')).toBeNull();
});

test('a player whose seat was moved to another device can take a seat at once', () => {
  const { handle } = handleOf({ seat: null, host: false, held: [], lost: { how: 'moved' } });
  render(<Seats handle={handle} room={roomWith(free)} />);
  expect(screen.getByRole('button', { name: 'Sit down on seat 2' })).toBeInTheDocument();
});
