import type { RoomView } from '@lantern/protocol/rooms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { handleOf, roomWith } from '../../room/testing';
import { MatchChat } from './MatchChat';
import { conversation } from './testing';

function show(more: Partial<RoomHandle> = {}, room: RoomView = roomWith()) {
  const talk = conversation();
  const opened: boolean[] = [];
  const { handle } = handleOf({ chat: talk.chat, ...more });
  render(<MatchChat {...{ handle, room }} open={false} onOpen={(open) => opened.push(open)} />);
  return { ...talk, opened, user: userEvent.setup(), talk: () => screen.getByRole('button', { name: /^Talk/ }) };
}

const tray = () => screen.queryByRole('list', { name: 'Reactions' });

test('a reaction is one tap away from the sign of the conversation, and said at another', async () => {
  const { user, sent, talk } = show();
  await user.click(talk());
  await user.click(screen.getByRole('button', { name: 'Laughter' }));
  expect(sent).toEqual([{ reaction: 'laugh' }]);
  expect(tray()).toBeNull();
});

test('the tray takes the focus; Escape closes it and gives the focus back', async () => {
  const { user, sent, talk } = show();
  await user.click(talk());
  expect(screen.getByRole('button', { name: 'Laughter' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(tray()).toBeNull();
  expect(talk()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a tap beside the tray closes it, a tap on its sign as well', async () => {
  const { user, talk } = show();
  await user.click(talk());
  await user.click(document.body);
  expect(tray()).toBeNull();
  await user.click(talk());
  await user.click(talk());
  expect(tray()).toBeNull();
});

test('the messages are opened from the tray, with the number of those that are new', async () => {
  const { user, opened, talk, hears } = show();
  hears('1', 'Ben', { text: 'hi' });
  await user.click(talk());
  await user.click(screen.getByRole('button', { name: 'Messages, 1 new message' }));
  expect([opened, tray()]).toEqual([[true], null]);
});

test('whoever is silenced, or watches without a name, gets the messages at once', async () => {
  const muted = [{ seat: '0', name: 'Ana' }];
  const silenced = show({}, roomWith({ talk: { watchers: 'together', muted } }));
  await silenced.user.click(silenced.talk());
  expect([silenced.opened, tray()]).toEqual([[true], null]);
});

test('a guest without a name gets the messages at once', async () => {
  const guest = show({ seat: null });
  await guest.user.click(guest.talk());
  expect([guest.opened, tray()]).toEqual([[true], null]);
});

test('a reaction is told to screen readers, and is nothing that waits to be read', () => {
  const { hears, talk } = show();
  hears('1', 'Ben', { reaction: 'cheer' });
  expect(screen.getByRole('log')).toHaveTextContent('Ben: Cheers');
  expect(talk()).toHaveAccessibleName('Talk');
});
