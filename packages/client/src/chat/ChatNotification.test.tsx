import type { ChatMessage } from '@lantern/protocol/chat';
import { render, screen } from '@testing-library/react';
import { ChatNotification } from './ChatNotification';

const latest: ChatMessage = {
  audience: 'all',
  n: 1,
  at: 1,
  speaker: { seat: '1', name: 'Ben' },
  saying: { text: 'hi' },
};

const news = (seat: string | null, heard: ChatMessage | null) => (
  <ChatNotification
    chat={{ me: { seat, name: 'Ben' }, said: [], unread: 0, latest: heard }}
    quiet={false}
    onOpen={() => {}}
  />
);

test('a message of somebody else is shown', () => {
  const { rerender } = render(news('0', null));
  rerender(news('0', latest));
  expect(screen.getByRole('button')).toHaveTextContent('hi');
});

test('a message by the viewer is not shown, even after they have left the seat', () => {
  const { rerender } = render(news('1', null));
  rerender(news('1', latest));
  rerender(news(null, latest));
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['0', 'Ben', 'Benhi', 'Ben: hi'],
  [null, 'Ben', 'Ben (watching)hi', 'Ben (watching): hi'],
])(
  'a spectator with the name of a player is marked in the bubble and in the log: seat %p',
  (seat, name, bubble, log) => {
    const said = { ...latest, speaker: { seat, name } };
    const { rerender } = render(news('1', null));
    const chat = { me: { seat: '1', name: 'Cy' }, said: [said], unread: 0, latest: said };
    rerender(<ChatNotification chat={chat} quiet={false} onOpen={() => {}} />);
    expect(screen.getByRole('button')).toHaveTextContent(bubble);
    expect(screen.getByRole('log')).toHaveTextContent(log);
  },
);
