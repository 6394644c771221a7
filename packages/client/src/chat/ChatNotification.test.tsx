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

test('what somebody else says is shown', () => {
  const { rerender } = render(news('0', null));
  rerender(news('0', latest));
  expect(screen.getByRole('button')).toHaveTextContent('hi');
});

test('what somebody has said is not shown to them, not even when they have stood up', () => {
  const { rerender } = render(news('1', null));
  rerender(news('1', latest));
  rerender(news(null, latest));
  expect(screen.queryByRole('button')).toBeNull();
});
