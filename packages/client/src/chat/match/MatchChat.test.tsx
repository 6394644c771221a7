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
  return { ...talk, opened, user: userEvent.setup(), talk: () => screen.getByRole('button', { name: /^Chat/ }) };
}

const tray = () => screen.queryByRole('list', { name: 'Reactions' });

test('a reaction takes two taps: on the chat button and on the reaction', async () => {
  const { user, sent, talk } = show();
  await user.click(talk());
  await user.click(screen.getByRole('button', { name: 'Laughter' }));
  expect(sent).toEqual([{ reaction: 'laugh' }]);
  expect(tray()).toBeNull();
});

test('the tray takes the focus; Escape closes it and restores the focus', async () => {
  const { user, sent, talk } = show();
  await user.click(talk());
  expect(screen.getByRole('button', { name: 'Laughter' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(tray()).toBeNull();
  expect(talk()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a tap outside of the tray closes it, and so does a tap on its button', async () => {
  const { user, talk } = show();
  await user.click(talk());
  await user.click(document.body);
  expect(tray()).toBeNull();
  await user.click(talk());
  await user.click(talk());
  expect(tray()).toBeNull();
});

test('the messages are opened from the tray, with the number of new ones', async () => {
  const { user, opened, talk, hears } = show();
  hears('1', 'Ben', { text: 'hi' });
  await user.click(talk());
  await user.click(screen.getByRole('button', { name: 'Messages, 1 new message' }));
  expect([opened, tray()]).toEqual([[true], null]);
});

test('muted people, and spectators without a name, get the messages at once', async () => {
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

test('a reaction is read by screen readers, and does not count as unread', () => {
  const { hears, talk } = show();
  hears('1', 'Ben', { reaction: 'cheer' });
  expect(screen.getByRole('log')).toHaveTextContent('Ben: Cheers');
  expect(talk()).toHaveAccessibleName('Chat');
});

test('a message that was read on another device is not new here', () => {
  const { hears, talk } = show({ marks: { read: 1, seen: null } });
  hears('1', 'Ben', { text: 'Hello' });
  expect(talk()).toHaveAccessibleName('Chat');
  hears('1', 'Ben', { text: 'Anybody?' });
  expect(talk()).toHaveAccessibleName('Chat, 1 new message');
});
