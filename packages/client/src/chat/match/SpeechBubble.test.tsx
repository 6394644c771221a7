import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith } from '../../room/testing';
import { setHidden } from '../readState';
import { SpeechBubble } from './SpeechBubble';
import { conversation } from './testing';

function show() {
  const talk = conversation();
  talk.hears('1', 'Ben', { text: 'before the match' });
  const { handle } = handleOf({ chat: talk.chat });
  const opened: number[] = [];
  const room = roomWith();
  render(
    ['0', '1', null].map((seat) => (
      <div key={seat} data-testid={`of ${seat}`}>
        <SpeechBubble {...{ handle, room, seat }} onOpen={() => opened.push(1)} />
      </div>
    )),
  );
  const shown = () => ['0', '1', null].map((seat) => screen.getByTestId(`of ${seat}`).textContent);
  return { ...talk, opened, shown };
}

afterEach(() => jest.useRealTimers());

test('a message stays beside its author while others write', () => {
  const { hears, shown } = show();
  expect(shown()).toEqual(['', '', '']);
  hears('1', 'Ben', { text: 'hi' });
  hears('0', 'Ana', { reaction: 'laugh' });
  hears(null, 'Wanda', { phrase: 'wow' });
  expect(shown()).toEqual(['Laughter', 'hi', 'Wanda (watching): Wow!']);
});

test('a bubble disappears after the time to read it', () => {
  jest.useFakeTimers();
  const { hears, shown } = show();
  hears('1', 'Ben', { text: 'hi' });
  act(() => void jest.advanceTimersByTime(5900));
  expect(shown()[1]).toBe('hi');
  act(() => void jest.advanceTimersByTime(200));
  expect(shown()[1]).toBe('');
});

test('muted people have no bubble', () => {
  const { hears, shown } = show();
  hears('1', 'Ben', { text: 'hi' });
  act(() => setHidden('K7WQ3H', { seat: '1', name: 'Ben' }, true));
  expect(shown()[1]).toBe('');
  act(() => setHidden('K7WQ3H', { seat: '1', name: 'Ben' }, false));
});

test('a tap on a bubble opens the chat', async () => {
  const { hears, opened } = show();
  hears('1', 'Ben', { text: 'hi' });
  await userEvent.click(screen.getByText('hi'));
  expect(opened).toEqual([1]);
});
