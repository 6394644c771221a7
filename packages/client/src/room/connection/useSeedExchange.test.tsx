import type { Contribution } from '@lantern/protocol/bodies';
import type { SeedExchangeView } from '@lantern/protocol/seedExchange';
import { act, renderHook, waitFor } from '@testing-library/react';
import { forget } from '../../state/storage';
import { roomWith } from '../testing';
import { useSeedExchange } from './useSeedExchange';

const held = [{ seat: '0', seatKey: 'ana' }];
const exchange = (step: SeedExchangeView['step'], commitments = {}) =>
  roomWith({ exchange: { matchId: 'next', promise: 'ab'.repeat(32), step, redraws: 0, commitments } });

test('a browser commits to its number and reveals it, each once, however often the room is sent', async () => {
  forget('witnesses');
  const sent: Contribution[] = [];
  globalThis.fetch = (async (path: string, { body }: { body: string }) => {
    expect(path).toBe('/api/rooms/ROOM/contribute');
    sent.push(JSON.parse(body));
    return { ok: true, json: async () => ({}) };
  }) as unknown as typeof fetch;
  const { rerender } = renderHook(({ room }) => useSeedExchange('ROOM', room, held), {
    initialProps: { room: roomWith() },
  });
  for (let told = 0; told < 3; told++) rerender({ room: exchange('commit') });
  await waitFor(() => expect(sent).toHaveLength(1));
  const { commitment } = sent[0] as { commitment: string };
  for (let told = 0; told < 3; told++) rerender({ room: exchange('open', { '0': commitment }) });
  await waitFor(() => expect(sent).toHaveLength(2));
  rerender({ room: roomWith({ state: 'playing', matchId: 'next' }) });
  await act(async () => {});
  expect(sent.map((one) => Object.keys(one).at(-1))).toEqual(['commitment', 'number']);
});
