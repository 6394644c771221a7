import { render, screen, waitFor } from '@testing-library/react';
import { keepKeys, rememberRoom } from '../../state/roomKeys';
import { TurnPage } from './TurnPage';

/** A server that finds this room for the tag where the browser shows its key; `null` for one that does not answer. */
function serverWith(found: { code: string; key: string } | null): unknown[] {
  const asked: unknown[] = [];
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    if (found === null) throw new Error('unreachable');
    const wanted = JSON.parse(String(body));
    asked.push([path, wanted]);
    const fits = wanted.rooms.some(
      (room: { code: string; keys: string[] }) => room.code === found.code && room.keys.includes(found.key),
    );
    return { ok: true, json: async () => ({ code: fits ? found.code : null }) };
  }) as unknown as typeof fetch;
  return asked;
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/turn/tag-1');
  rememberRoom({ code: 'K7WQ3H', game: 'toy', at: 1 });
  keepKeys('K7WQ3H', { hostKey: 'host', seats: [{ seat: '0', seatKey: 'seat' }] });
});

test.each(['seat', 'host'])('the link opens the room in a browser that has the key of its %s', async (key) => {
  const asked = serverWith({ code: 'K7WQ3H', key });
  render(<TurnPage tag="tag-1" />);
  await waitFor(() => expect(location.pathname).toBe('/r/K7WQ3H'));
  expect(asked).toEqual([['/api/turn', { tag: 'tag-1', rooms: [{ code: 'K7WQ3H', keys: ['seat', 'host'] }] }]]);
});

test('in any other browser it says where to open it', async () => {
  serverWith({ code: 'K7WQ3H', key: 'another' });
  render(<TurnPage tag="tag-1" />);
  expect(await screen.findByRole('heading', { name: 'This browser has no seat in this match' })).toBeVisible();
  expect(location.pathname).toBe('/turn/tag-1');
});

test('it can be tried again when the server did not answer', async () => {
  serverWith(null);
  render(<TurnPage tag="tag-1" />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serverWith({ code: 'K7WQ3H', key: 'seat' });
  again.click();
  await waitFor(() => expect(location.pathname).toBe('/r/K7WQ3H'));
});
