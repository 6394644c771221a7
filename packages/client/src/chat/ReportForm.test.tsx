import type { ChatMessage, Speaker } from '@lantern/protocol/chat';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Socket } from 'socket.io-client';
import { ChatConnection } from '../net/room/ChatConnection';
import { handleOf, roomWith } from '../room/testing';
import { Toasts } from '../ui/Toast';
import { ChatSheet } from './ChatSheet';

const me = { seat: '0', name: 'Ana' };
const BEN: Speaker = { seat: '1', name: 'Ben' };

/** The requests that were sent: path, body and key. */
let sent: unknown[][];
let refuse: boolean;

beforeEach(() => {
  sent = [];
  refuse = false;
  globalThis.fetch = jest.fn(async (url: string, { body, headers }: RequestInit) => {
    sent.push([url, JSON.parse(String(body)), (headers as Record<string, string>).authorization]);
    return {
      ok: !refuse,
      json: async () => (refuse ? { code: 'NOTHING_TO_REPORT', message: 'Gone.' } : {}),
    } as Response;
  }) as typeof fetch;
});

/** Opens the list of people of a room in which these messages were said. */
async function people(said: readonly ChatMessage[] = []) {
  const listeners: Record<string, (said: readonly ChatMessage[]) => void> = {};
  const chat = new ChatConnection({
    on: (name: string, listener: (typeof listeners)[string]) => {
      listeners[name] = listener;
    },
  } as unknown as Socket);
  listeners.conversation?.(said);
  const { handle } = handleOf({ chat, host: false });
  render(
    <>
      <ChatSheet handle={handle} room={roomWith()} chat={{ me, said, unread: 0, latest: null }} onClose={() => {}} />
      <Toasts />
    </>,
  );
  await tap('People in the chat');
}

const message = (n: number, text: string, speaker = BEN): ChatMessage => ({
  ...{ audience: 'all', n, at: n, speaker },
  saying: { text },
});
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the newest message of a person is reported with the key of the seat, and the list is shown again', async () => {
  await people([message(1, 'one'), message(2, 'two'), message(3, 'mine', me)]);
  await tap('Report Ben');
  expect(sent).toEqual([]);
  await tap('Report');
  expect(sent).toEqual([['/api/rooms/K7WQ3H/report', { message: { audience: 'all', n: 2 } }, 'Bearer key']]);
  expect(await screen.findByText(/^Thank you/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Report Ben' })).toBeVisible();
});

test('another message or the name can be chosen', async () => {
  await people([message(1, 'one'), message(2, 'two')]);
  await tap('Report Ben');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await userEvent.click(screen.getByRole('radio', { name: 'one' }));
  await tap('Report');
  await tap('Report Ben');
  await userEvent.click(screen.getByRole('radio', { name: /^The name/ }));
  await tap('Report');
  expect(sent.map(([, body]) => body)).toEqual([{ message: { audience: 'all', n: 1 } }, { speaker: BEN }]);
});

test('a refusal is shown, and the choice stays', async () => {
  refuse = true;
  await people();
  await tap('Report Ben');
  await tap('Report');
  await waitFor(() => expect(screen.getByText('Gone.')).toBeVisible());
  expect(screen.getByRole('radio')).toBeChecked();
});

test('one button leads back, step by step', async () => {
  await people();
  await tap('Report Ben');
  await tap('Back to the people');
  await tap('Back to the chat');
  expect(screen.getByRole('button', { name: 'People in the chat' })).toBeVisible();
});

test('the form of a report has one button that leads back', async () => {
  await people();
  await tap('Report Ben');
  expect(screen.getAllByRole('button', { name: /^Back/ })).toHaveLength(1);
});
