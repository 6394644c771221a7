import type { ChatMessage } from '@lantern/protocol/chat';
import type { RoomView } from '@lantern/protocol/rooms';
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { en } from '../i18n/en/index';
import { recall } from '../state/storage';
import { othersIn } from './ChatPeople';
import { nameOf, wordsOf } from './messageText';
import { markRead, setUnheard, useReading } from './readState';

const ben = { seat: '1', name: 'Ben' };
const wanda = { seat: null, name: 'Wanda' };
const remark = (at: number): ChatMessage => ({ audience: 'all', n: at, at, speaker: ben, saying: { text: 'hi' } });

test('what was read is kept on this device, and never becomes unread', () => {
  const { result } = renderHook(() => useReading('AAAA'));
  act(() => markRead('AAAA', [remark(5), remark(9)]));
  act(() => markRead('AAAA', [remark(7)]));
  expect(result.current.readUntil).toBe(9);
  expect(recall('talk.AAAA')).toMatchObject({ readUntil: 9 });
});

test('somebody is not heard until they are to be heard again', () => {
  const { result } = renderHook(() => useReading('BBBB'));
  act(() => setUnheard('BBBB', ben, true));
  act(() => setUnheard('BBBB', ben, true));
  act(() => setUnheard('BBBB', wanda, true));
  expect(result.current.unheard).toEqual([ben, wanda]);
  act(() => setUnheard('BBBB', ben, false));
  expect(result.current.unheard).toEqual([wanda]);
});

test('a phrase is worded by the page, a text is shown as it is', () => {
  expect(wordsOf({ phrase: 'thanks' }, en.talk)).toBe('Thank you!');
  expect(wordsOf({ phrase: 'toString' } as never, en.talk)).toBe('toString');
  expect(wordsOf({ text: '<b>hi</b>' }, en.talk)).toBe('<b>hi</b>');
  expect(nameOf({ seat: null, name: '' }, en.talk)).toBe('A guest');
});

test('everybody else who sits, watches, has spoken or was silenced is listed once', () => {
  const room = {
    seats: [
      { seat: '0', kind: 'person', name: 'Ana' },
      { seat: '1', kind: 'person', name: 'Ben' },
      { seat: '2', kind: 'bot', name: 'Ember' },
    ],
    watchers: ['Wanda', ''],
    talk: { watchers: 'together', muted: [wanda] },
  } as unknown as RoomView;
  expect(othersIn(room, { seat: '0', name: 'Ana' }, [ben, { seat: '1', name: 'Bert' }])).toEqual([
    ben,
    wanda,
    { seat: null, name: '' },
    { seat: '1', name: 'Bert' },
  ]);
});
