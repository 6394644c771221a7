import type { ChatMessage } from '@lantern/protocol/chat';
import type { RoomView } from '@lantern/protocol/rooms';
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { en } from '../i18n/en/index';
import { recall } from '../state/storage';
import { othersIn } from './ChatPeople';
import { messageText, speakerName } from './messageText';
import { markRead, setHidden, useReadState } from './readState';

const ben = { seat: '1', name: 'Ben' };
const wanda = { seat: null, name: 'Wanda' };
const remark = (at: number): ChatMessage => ({ audience: 'all', n: at, at, speaker: ben, saying: { text: 'hi' } });

test('what was read is kept on this device, and never becomes unread', () => {
  const { result } = renderHook(() => useReadState('AAAA'));
  act(() => markRead('AAAA', [remark(5), remark(9)]));
  act(() => markRead('AAAA', [remark(7)]));
  expect(result.current.readUntil).toBe(9);
  expect(recall('talk.AAAA')).toMatchObject({ readUntil: 9 });
});

test('somebody is not heard until they are to be heard again', () => {
  const { result } = renderHook(() => useReadState('BBBB'));
  act(() => setHidden('BBBB', ben, true));
  act(() => setHidden('BBBB', ben, true));
  act(() => setHidden('BBBB', wanda, true));
  expect(result.current.unheard).toEqual([ben, wanda]);
  act(() => setHidden('BBBB', ben, false));
  expect(result.current.unheard).toEqual([wanda]);
});

test('phrases and reactions are worded by the page, a text is shown as it is', () => {
  expect(messageText({ phrase: 'thanks' }, en.chat)).toBe('Thank you!');
  expect(messageText({ phrase: 'toString' } as never, en.chat)).toBe('toString');
  expect(messageText({ reaction: 'laugh' }, en.chat)).toBe('Laughter');
  expect(messageText({ reaction: 'toString' } as never, en.chat)).toBe('toString');
  expect(messageText({ text: '<b>hi</b>' }, en.chat)).toBe('<b>hi</b>');
  expect(speakerName({ seat: null, name: '' }, en.chat)).toBe('A guest');
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
