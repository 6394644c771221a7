import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith } from '../room/testing';
import { ChatSheet } from './ChatSheet';

const sheet = (seat: string | null, name: string) => {
  const called: string[] = [];
  const handle = { ...handleOf().handle, setName: (wanted: string) => void called.push(wanted) };
  const talk = { me: { seat, name }, said: [], unread: 0, latest: null };
  render(<ChatSheet handle={handle} room={roomWith()} chat={talk} onClose={() => {}} />);
  return called;
};

test('a spectator without a name is asked for one first', async () => {
  const called = sheet(null, '');
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), ' Wanda ');
  await userEvent.click(screen.getByRole('button', { name: 'That is me' }));
  expect(called).toEqual(['Wanda']);
});

test.each<[string | null, string]>([
  ['0', 'Ana'],
  [null, 'Wanda'],
])('a person with a name can write at once (seat %s)', (seat, name) => {
  sheet(seat, name);
  expect(screen.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});
