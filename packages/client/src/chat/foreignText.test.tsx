import type { ChatMessage } from '@lantern/protocol/chat';
import type { RoomView } from '@lantern/protocol/rooms';
import { render, screen } from '@testing-library/react';
import type { RoomHandle } from '../room/connection/roomHandle';
import { ChatList } from './ChatList';
import { ChatNotification } from './ChatNotification';
import { ChatPeople } from './ChatPeople';
import type { Chat } from './useChat';

/** Texts that try to inject markup or to reverse the direction of the text around them. */
const TEXTS = [
  '<img src=x onerror="window.said = 1">',
  '<script>window.said = 1</script>',
  '</p></li></ol><svg/onload=window.said=1>',
  '&lt;b&gt; &amp; &#60;',
  '<a href="javascript:window.said=1">click</a> javascript:window.said=1 https://evil.example',
  '{said} %s $& $1 \\u003cb\\u003e',
  'a\u202Ebc\u2066de\u200F',
  'שלום (1) ← عليكم!',
  '__proto__',
  'constructor',
];

const me = { seat: '0', name: 'Ana' };

const talkOf = (said: ChatMessage[]): Chat => ({ me, said, unread: 0, latest: said.at(-1) ?? null }) as Chat;

const remark = (n: number, text: string, name: string): ChatMessage => ({
  ...{ audience: 'all', n, at: n * 1000 },
  speaker: { seat: n % 2 === 0 ? '1' : null, name },
  saying: { text },
});

/** Elements that run code, link somewhere, or were created from a text. */
const ACTIVE = 'script, img, a, iframe, object, embed, form, input, style, link, [onload], [onerror], [href], [src]';

afterEach(() => expect(Object.hasOwn(window, 'said')).toBe(false));

/** The innermost element that holds exactly the text. */
function holder(container: HTMLElement, text: string): Element {
  const found = [...container.querySelectorAll('*')].findLast((element) => element.textContent === text);
  if (!found) throw new Error(`nowhere: ${text}`);
  return found;
}

test.each(TEXTS)(
  'the message %j is shown unchanged, is not read as markup, and does not change the direction of the text around it',
  (text) => {
    const { container } = render(<ChatList talk={talkOf([remark(1, text, 'Ben'), remark(2, 'next', 'Cy')])} />);
    const strings = holder(container, text);
    expect([strings.childElementCount, strings.getAttribute('dir')]).toEqual([0, 'auto']);
    expect(container.querySelector(ACTIVE)).toBeNull();
    expect(container.querySelectorAll('li')).toHaveLength(2);
  },
);

test.each(TEXTS)('the name %j is shown unchanged above a message, in the bubble and in the list of people', (name) => {
  const talk = talkOf([remark(1, 'hi', name)]);
  const list = render(<ChatList talk={talk} />);
  const news = render(<ChatNotification chat={{ ...talk, latest: null }} quiet={false} onOpen={() => {}} />);
  news.rerender(<ChatNotification chat={talk} quiet={false} onOpen={() => {}} />);
  const room = { seats: [], watchers: [name], talk: { watchers: 'together', muted: [] } } as unknown as RoomView;
  const people = render(
    <ChatPeople handle={{ code: 'AAAA', host: false } as RoomHandle} room={room} talk={talk} onReport={() => {}} />,
  );
  for (const { container } of [list, news, people]) {
    const shown = holder(container, name);
    expect([shown.childElementCount, shown.getAttribute('dir')]).toEqual([0, 'auto']);
    expect(container.querySelector(ACTIVE)).toBeNull();
  }
});

test.each(TEXTS)('the bubble and the log for screen readers contain only %j', (text) => {
  const talk = talkOf([remark(1, text, 'Ben')]);
  const { container, rerender } = render(
    <ChatNotification chat={{ ...talk, latest: null }} quiet={false} onOpen={() => {}} />,
  );
  rerender(<ChatNotification chat={talk} quiet={false} onOpen={() => {}} />);
  expect(screen.getByRole('log').textContent).toBe(`Ben (watching): ${text}`);
  const strings = screen.getByRole('button').querySelector('span[dir]');
  expect([strings?.textContent, strings?.getAttribute('dir')]).toEqual([text, 'auto']);
  expect(container.querySelector(ACTIVE)).toBeNull();
});
