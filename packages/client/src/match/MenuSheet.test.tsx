import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith } from '../room/testing';
import { MenuSheet } from './MenuSheet';

async function shown() {
  const { handle } = handleOf();
  const room = roomWith({ state: 'playing', matchId: 'm' });
  await act(async () => {
    render(
      <MenuSheet
        {...{ handle, room }}
        title="Toy"
        replayActions={<button type="button">Look back</button>}
        ownActions={<button type="button">Give up</button>}
        onSeats={() => {}}
        onClose={() => {}}
      />,
    );
  });
}

test('the menu has the match first, then the room, the settings and the way out', async () => {
  await shown();
  const wanted = [
    'Give up',
    'Look back',
    'All players',
    'Invite friends',
    'Settings',
    'Leave the table (your seat is kept)',
  ];
  const names = screen.getAllByRole('button').map((element) => element.textContent ?? '');
  expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
});

test('link and QR code open and close below “Invite friends”', async () => {
  await shown();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Invite friends' }));
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Invite friends' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Invite friends' }));
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('the settings of the device open below one button', async () => {
  await shown();
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(0);
});
