import type { RoomView } from '@lantern/protocol/rooms';
import { act, render, screen } from '@testing-library/react';
import { Toasts } from '../../ui/Toast';
import { roomWith } from '../testing';
import { useHostNotice } from './useHostNotice';

function Page({ room, host }: { room: Partial<RoomView>; host: boolean }) {
  useHostNotice(roomWith(room), host);
  return <Toasts />;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

/** Flushes the notices. */
const heard = () => act(() => jest.advanceTimersByTimeAsync(0));

const said = () => screen.getByRole('log');

/** Returns the notices that a person reads when the room changes. */
async function then(host: boolean, before: boolean, room: Partial<RoomView>) {
  const { rerender } = render(<Page room={{}} host={before} />);
  expect(said()).toBeEmptyDOMElement();
  rerender(<Page room={room} host={host} />);
  await heard();
}

test.each([
  ['by somebody who passes the role on', { hostNews: { how: 'passed', name: 'Ana' } }, 'Ana made you the host.'],
  ['in the place of a host who is away', { hostFor: 'Ana' }, 'You are the host until Ana is back.'],
  ['by a change nobody tells more of', {}, 'You are the host now.'],
] as const)('who becomes the host %s reads how', async (_, room, sentence) => {
  await then(true, false, room);
  expect(said()).toHaveTextContent(sentence);
});

test('the host of the meantime reads that the previous host is back', async () => {
  await then(false, true, { hostNews: { how: 'back', name: 'Ben' } });
  expect(said()).toHaveTextContent('Ana is back and is the host again.');
});

test('a host who returns reads who was host in the meantime, once, also after a reload', async () => {
  const back = { hostNews: { how: 'back' as const, name: 'Ben' } };
  const { rerender } = render(<Page room={back} host />);
  await heard();
  expect(said()).toHaveTextContent('You are the host again. Ben was the host while you were away.');
  act(() => jest.runAllTimers());
  rerender(<Page room={{ ...back, watcherCount: 1 }} host />);
  await heard();
  expect(said()).toBeEmptyDOMElement();
});

test.each([
  ['a guest when a host is back', false, { hostNews: { how: 'back', name: 'Ben' } }],
  ['a guest when another is made the host', false, { hostNews: { how: 'passed', name: 'Ana' } }],
  ['a host who stays it', true, {}],
] as const)('nothing is said to %s', async (_, host, room) => {
  await then(host, host, room);
  expect(said()).toBeEmptyDOMElement();
});
