/** @jest-environment ./test/page.ts */
import type { ChatMessage } from '@lantern/protocol/chat';
import type { RoomView } from '@lantern/protocol/rooms';
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { chat as strings } from '../i18n/chat/en';
import { recall } from '../state/storage';
import { othersIn } from './ChatPeople';
import { messageText, speakerName } from './messageText';
import { markRead, setHidden, useReadState } from './readState';

const ben = { seat: '1', name: 'Ben' };
const wanda = { seat: null, name: 'Wanda' };
const remark = (at: number): ChatMessage => ({ audience: 'all', n: at, at, speaker: ben, saying: { text: 'hi' } });

test('read messages stay read on this device', () => {
  const { result } = renderHook(() => useReadState('AAAA'));
  act(() => markRead('AAAA', [remark(5), remark(9)]));
  act(() => markRead('AAAA', [remark(7)]));
  expect(result.current.readUntil).toBe(9);
  expect(recall('talk.AAAA')).toMatchObject({ readUntil: 9 });
});

test('a muted speaker stays muted until they are unmuted', () => {
  const { result } = renderHook(() => useReadState('BBBB'));
  act(() => setHidden('BBBB', ben, true));
  act(() => setHidden('BBBB', ben, true));
  act(() => setHidden('BBBB', wanda, true));
  expect(result.current.unheard).toEqual([ben, wanda]);
  act(() => setHidden('BBBB', ben, false));
  expect(result.current.unheard).toEqual([wanda]);
});

test('phrases and reactions are translated by the page, a text is shown unchanged', () => {
  expect(messageText({ phrase: 'thanks' }, strings)).toBe('Thank you!');
  expect(messageText({ phrase: 'toString' } as never, strings)).toBe('toString');
  expect(messageText({ reaction: 'laugh' }, strings)).toBe('Laughter');
  expect(messageText({ reaction: 'toString' } as never, strings)).toBe('toString');
  expect(messageText({ text: '<b>hi</b>' }, strings)).toBe('<b>hi</b>');
  expect(messageText({ deleted: true }, strings)).toBe('This message was deleted.');
  expect(speakerName({ seat: null, name: '' }, strings)).toBe('A guest');
  expect(speakerName({ seat: '1', name: '' }, strings)).toBe('Deleted player');
});

test('every other person who is seated, watches, has written or was muted is listed once', () => {
  const room = {
    seats: [
      { seat: '0', kind: 'person', name: 'Ana' },
      { seat: '1', kind: 'person', name: 'Ben' },
      { seat: '2', kind: 'bot', name: 'Ember' },
    ],
    watchers: ['Wanda', ''],
    talk: { watchers: 'together', muted: [wanda] },
  } as unknown as RoomView;
  expect(
    othersIn(room, { seat: '0', name: 'Ana' }, [ben, { seat: '1', name: 'Bert' }, { seat: '1', name: '' }]),
  ).toEqual([ben, wanda, { seat: null, name: '' }, { seat: '1', name: 'Bert' }]);
});
