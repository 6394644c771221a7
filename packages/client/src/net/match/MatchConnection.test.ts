import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MoveAck } from '@lantern/protocol/packets';
import { Server, type Socket } from 'socket.io';
import { RETRY_DELAY_MS } from '../api/failure';
import { type FollowSpec, MatchConnection } from './MatchConnection';

interface Update {
  action: { type: string; payload: { type: string; args: unknown[]; requestId: string; credentials?: string } };
  stateID: number;
  seat: string | null;
  ack(answer: MoveAck): void;
}

/** A server with boardgame.io's protocol whose answers are set by the test. */
class Referee {
  readonly io: Server;
  version = 3;
  syncs: unknown[][] = [];
  updates: Update[] = [];
  sockets: Socket[] = [];
  /** The refusals to send to the next syncs. */
  refusals: string[] = [];
  /** The arguments of the `shown` messages that clients have sent. */
  shown: unknown[][] = [];

  constructor(io: Server) {
    this.io = io;
    io.of('/toy').on('connection', (socket) => {
      this.sockets.push(socket);
      socket.on('sync', (...sent: unknown[]) => {
        this.syncs.push(sent.filter((one) => typeof one !== 'function'));
        const code = this.refusals.shift();
        const answer = sent.at(-1) as (refusal: object) => void;
        if (code) return answer({ ok: false, code, message: 'Not now.' });
        socket.emit('sync', 'm1', { state: this.state() });
      });
      socket.on('shown', (...sent: unknown[]) => this.shown.push(sent));
      socket.on('update', (action, stateID, _matchId, seat, ack) => {
        this.updates.push({ action, stateID, seat, ack });
      });
    });
  }

  state() {
    return { G: { coins: this.version }, ctx: {}, _stateID: this.version };
  }

  patch(from: number, to: number): void {
    this.version = to;
    this.io.of('/toy').emit('patch', 'm1', from, to, [
      { op: 'replace', path: '/G/coins', value: to },
      { op: 'replace', path: '/_stateID', value: to },
    ]);
  }
}

let referee: Referee;
let url: string;
let links: MatchConnection[] = [];

beforeEach(async () => {
  const http = createServer();
  referee = new Referee(new Server(http));
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

afterEach(async () => {
  for (const link of links) link.close();
  links = [];
  jest.restoreAllMocks();
  await referee.io.close();
});

/** Waits until the condition holds. */
async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 4000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`never happened: ${holds}`);
    await new Promise((next) => setTimeout(next, 5));
  }
}

/** Returns how often the client has paused since. */
function passPausesAtOnce(): () => number {
  const { setTimeout: wait } = globalThis;
  const calls = jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((go: () => void, milliseconds: number) =>
      wait(go, milliseconds === RETRY_DELAY_MS ? 0 : milliseconds)) as typeof setTimeout);
  return () => calls.mock.calls.filter(([, milliseconds]) => milliseconds === RETRY_DELAY_MS).length;
}

async function follow(spec: Partial<FollowSpec> = {}): Promise<MatchConnection> {
  const link = new MatchConnection(
    { game: 'toy', room: 'K7WQ3H', matchId: 'm1', players: 2, seat: '0', seatKey: 'key', ...spec },
    url,
  );
  links.push(link);
  link.open();
  await until(() => link.get().live);
  return link;
}

const coins = (link: MatchConnection) => (link.get().view as unknown as { coins: number }).coins;

describe('following a match', () => {
  test('requests the match with seat and key and shows the view that arrives', async () => {
    const link = await follow();
    expect(referee.syncs).toEqual([['m1', '0', 'key', 2]]);
    expect(link.get()).toMatchObject({ version: 3, view: { coins: 3 }, pending: false, live: true });
  });

  test('sends neither seat nor key for a spectator', async () => {
    await follow({ seat: null, seatKey: undefined });
    expect(referee.syncs).toEqual([['m1', null, null, 2]]);
  });

  test('requests again after a pause while the server cannot answer', async () => {
    const paused = passPausesAtOnce();
    referee.refusals = ['STORE_DOWN'];
    const link = await follow();
    expect(paused()).toBe(1);
    expect(referee.syncs).toHaveLength(2);
    expect(link.get()).toMatchObject({ live: true, refusal: null });
  });

  test('applies a patch to its base view and leaves the old view unchanged', async () => {
    const link = await follow();
    const before = link.get().view;
    referee.patch(3, 4);
    await until(() => link.get().version === 4);
    expect(coins(link)).toBe(4);
    expect(before).toEqual({ coins: 3 });
  });

  test('notifies subscribers of every view in order, and says which was read as a whole', async () => {
    const link = await follow();
    const seen = [[coins(link), link.get().synced]];
    let last = link.get().view;
    link.subscribe(() => {
      if (link.get().view !== last) seen.push([coins(link), link.get().synced]);
      last = link.get().view;
    });
    referee.patch(3, 4);
    referee.patch(4, 5);
    await until(() => link.get().version === 5);
    expect(seen).toEqual([
      [3, true],
      [4, false],
      [5, false],
    ]);
  });

  test('requests the whole match again if a patch is missing', async () => {
    const link = await follow();
    referee.patch(4, 5);
    await until(() => link.get().version === 5);
    expect(referee.syncs).toHaveLength(2);
  });

  test('an older patch changes nothing', async () => {
    const link = await follow();
    referee.io.of('/toy').emit('patch', 'm1', 1, 2, [{ op: 'replace', path: '/G/coins', value: 99 }]);
    referee.patch(3, 4);
    await until(() => link.get().version === 4);
    expect(coins(link)).toBe(4);
  });

  test('ignores messages of another match', async () => {
    const link = await follow();
    referee.io.of('/toy').emit('update', 'm2', { G: { coins: 99 }, _stateID: 9 });
    referee.patch(3, 4);
    await until(() => link.get().version === 4);
    expect(coins(link)).toBe(4);
  });
});

describe('making a move', () => {
  test('is pending at once, before anything is sent', async () => {
    const link = await follow();
    void link.act({ move: 'draw', args: [1] });
    expect(link.get().pending).toBe(true);
  });

  test('uses the format of boardgame.io, with the version that the move was based on', async () => {
    const link = await follow();
    void link.act({ move: 'draw', args: [1] });
    await until(() => referee.updates.length === 1);
    expect(referee.updates[0]).toMatchObject({
      action: { type: 'MAKE_MOVE', payload: { type: 'draw', args: [1], playerID: '0', credentials: 'key' } },
      stateID: 3,
      seat: '0',
    });
  });

  test('stays pending after the acknowledgement until the view shows it', async () => {
    const link = await follow();
    const answered = link.act({ move: 'draw', args: [] });
    await until(() => referee.updates.length === 1);
    referee.updates[0]?.ack({ ok: true, stateID: 4 });
    await expect(answered).resolves.toEqual({ ok: true, stateID: 4 });
    expect(link.get().pending).toBe(true);
    referee.patch(3, 4);
    await until(() => link.get().version === 4);
    expect(link.get().pending).toBe(false);
  });

  test('ends its wait with an earlier view that is read as a whole, since the server has lost the move', async () => {
    const link = await follow();
    const answered = link.act({ move: 'draw', args: [] });
    await until(() => referee.updates.length === 1);
    referee.updates[0]?.ack({ ok: true, stateID: 4 });
    await answered;
    referee.version = 1;
    referee.io.of('/toy').emit('sync', 'm1', { state: referee.state() });
    await until(() => link.get().version === 1);
    expect(link.get()).toMatchObject({ view: { coins: 1 }, pending: false });
    referee.patch(1, 2);
    await until(() => link.get().version === 2);
  });

  test('a refusal ends the wait, has a sentence, and leaves the view unchanged', async () => {
    const link = await follow();
    const answered = link.act({ move: 'draw', args: [] });
    await until(() => referee.updates.length === 1);
    referee.updates[0]?.ack({ ok: false, code: 'NOT_NOW', message: 'Not now.' });
    await expect(answered).resolves.toEqual({ ok: false, code: 'NOT_NOW', message: 'Not now.' });
    expect(link.get()).toMatchObject({ pending: false, version: 3 });
  });

  test('a second move is refused while the first is pending', async () => {
    const link = await follow();
    void link.act({ move: 'draw', args: [] });
    await expect(link.act({ move: 'draw', args: [] })).resolves.toMatchObject({ ok: false, code: 'STALE_STATE' });
    await until(() => referee.updates.length > 0);
    expect(referee.updates).toHaveLength(1);
  });

  test('is sent again under the same request id if the connection breaks before the answer', async () => {
    const link = await follow();
    const answered = link.act({ move: 'draw', args: [] });
    await until(() => referee.updates.length === 1);
    referee.sockets[0]?.conn.close();
    await until(() => referee.updates.length === 2);
    const [first, second] = referee.updates;
    expect(second?.action.payload.requestId).toBe(first?.action.payload.requestId);
    expect(second?.stateID).toBe(3);
    second?.ack({ ok: true, stateID: 3 });
    await expect(answered).resolves.toMatchObject({ ok: true });
    expect(link.get().pending).toBe(false);
  });

  test('resolves to undefined if the match is left before the answer, whatever the server decides', async () => {
    const link = await follow();
    const answered = link.act({ move: 'draw', args: [] });
    await until(() => referee.updates.length === 1);
    referee.patch(3, 4);
    await until(() => link.get().version === 4);
    link.close();
    await expect(answered).resolves.toBeUndefined();
  });

  test('is refused if the match is left before the move could be sent', async () => {
    const link = await follow();
    referee.sockets[0]?.conn.close();
    await until(() => !link.get().live);
    const answered = link.act({ move: 'draw', args: [] });
    link.close();
    await expect(answered).resolves.toMatchObject({ ok: false, code: 'UNREACHABLE' });
  });

  test('before the first view it is refused and nothing is sent', async () => {
    const link = new MatchConnection({ game: 'toy', room: 'K7WQ3H', matchId: 'm1', players: 2, seat: '0' }, url);
    await expect(link.act({ move: 'draw', args: [] })).resolves.toMatchObject({ ok: false, code: 'NOT_SYNCED' });
    expect(link.get().pending).toBe(false);
  });
});

test('a match that cannot be read is reported at once', async () => {
  jest.spyOn(referee, 'state').mockReturnValue({} as never);
  const link = new MatchConnection({ game: 'toy', room: 'K7WQ3H', matchId: 'm1', players: 2, seat: null }, url);
  links.push(link);
  link.open();
  await until(() => link.get().refusal !== null);
  expect(link.get().refusal?.code).toBe('UNREADABLE');
});

describe('the shown version', () => {
  test('is reported once for each version, with the seat', async () => {
    const link = await follow();
    link.shown(3);
    link.shown(3);
    referee.patch(3, 4);
    await until(() => link.get().version === 4);
    link.shown(4);
    await until(() => referee.shown.length > 1);
    expect(referee.shown).toEqual([
      ['m1', 3, '0'],
      ['m1', 4, '0'],
    ]);
  });

  test('is reported again after a lost connection, as the server has forgotten it', async () => {
    const link = await follow();
    link.shown(3);
    await until(() => referee.shown.length === 1);
    referee.sockets.at(-1)?.conn.close();
    await until(() => referee.syncs.length === 2);
    await until(() => referee.shown.length === 2);
    expect(referee.shown[1]).toEqual(['m1', 3, '0']);
  });

  test('is not reported by spectators', async () => {
    const watcher = await follow({ seat: null, seatKey: undefined });
    watcher.shown(3);
    const link = await follow();
    link.shown(3);
    await until(() => referee.shown.length > 0);
    expect(referee.shown).toEqual([['m1', 3, '0']]);
  });
});
