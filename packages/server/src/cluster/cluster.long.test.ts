import { boardgameOf } from '@lantern/games/engine/boardgame';
import { moduleOf } from '@lantern/games/engine/moduleOf';
import type { AnyModule } from '@lantern/games/module';
import { REFUSED } from '@lantern/protocol/apiError';
import type { ChatMessage } from '@lantern/protocol/chat';
import type { MoveAck } from '@lantern/protocol/packets';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { Socket } from 'socket.io-client';
import type { MatchState } from '../match/transition';
import { openStore } from '../store/open';
import { openRoom, roomOf, sit, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { describeWith, describeWithPostgres } from '../testing/describeWith';
import { eventually } from '../testing/eventually';
import { keptMatch } from '../testing/keptMatch';
import { RawClient } from '../testing/matchServer';
import { freePort } from '../testing/ports';
import { newSchema, type TestSchema } from '../testing/postgres';
import { TestRedis } from '../testing/redis';
import { contributor } from '../testing/seedContributor';
import { TcpProxy } from '../testing/tcpProxy';
import { type ToyState, type ToyView, toy } from '../testing/toy';

/** A toy game with a clock of this many seconds. */
function clocked(seconds: number): AnyModule {
  return moduleOf({
    ...toy,
    clock: (state: ToyState) => ({ decisionId: state.decisionId, seconds }),
  } as never);
}

describeWith('redis-server')('', () => {
  describeWithPostgres('two servers with one PostgreSQL and one Redis', () => {
    let redis: TestRedis;
    let schema: TestSchema;
    let line: TcpProxy;
    let databaseUrl: string;
    let ana: TestApp;
    let ben: TestApp;
    const wires: RawClient[] = [];

    beforeAll(async () => {
      redis = new TestRedis(await freePort());
      await redis.start();
    });
    afterAll(() => redis.remove());
    beforeEach(async () => {
      schema = await newSchema();
      ({ line, url: databaseUrl } = await TcpProxy.to(schema.url, 5432));
    });
    afterEach(async () => {
      for (const wire of wires.splice(0)) wire.socket.disconnect();
      await stopApps();
      line.close();
      await schema.remove();
    });

    /** One server for Ana and another for Ben. */
    async function open(
      modules: AnyModule[] = [toy],
      env: Record<string, string> = {},
      more: { suspendAfter?: number } = {},
    ): Promise<void> {
      const spec = { modules, env: { DATABASE_URL: databaseUrl, REDIS_URL: redis.url, ...env }, ...more };
      [ana, ben] = await Promise.all([startApp(spec), startApp(spec)]);
    }

    /** A client at a match on that server. */
    async function at(app: TestApp, matchId: string, seat: string | null, key: string | null): Promise<RawClient> {
      const { io } = await import('socket.io-client');
      const wire = new RawClient(io(`${app.url}/toy`, { forceNew: true, transports: ['websocket'] }));
      wires.push(wire);
      await wire.sync(matchId, seat, key);
      return wire;
    }

    /** A room of Ana and Ben whose clock goes on during absences, since stand-ins are on. */
    async function friends() {
      const opened = await openRoom(ana, {}, ['Ana', 'Ben']);
      const absence = { after: 60, by: 'default' };
      await ana.post(`/api/rooms/${opened.room.code}/configure`, { absence }, opened.hostKey).expect(200);
      return opened;
    }

    /** A match with Ana on one server and Ben on the other. */
    async function match() {
      const { room, hostKey, keys } = await friends();
      const { matchId } = (await start(ana, room.code, hostKey)) as { matchId: string };
      const wire = {
        ana: await at(ana, matchId, '0', keys[0] as string),
        ben: await at(ben, matchId, '1', keys[1] as string),
      };
      const move = (who: 'ana' | 'ben', version: number, type: string, args: unknown[] = [], requestId?: string) => {
        const [seat, credentials] = who === 'ana' ? ['0', keys[0]] : ['1', keys[1]];
        const payload = { type, args, playerID: seat, credentials, ...(requestId && { requestId }) };
        return wire[who].socket
          .timeout(20_000)
          .emitWithAck('update', { type: 'MAKE_MOVE', payload }, version, matchId, seat) as Promise<MoveAck>;
      };
      return { code: room.code, hostKey, keys, matchId, wire, move };
    }

    /** The version of a client's view. */
    const versionOf = (wire: RawClient) =>
      wire.heard.reduce((version, [event, , from, to]) => {
        if (event === 'sync') return (from as { state: { _stateID: number } }).state._stateID;
        return event === 'patch' && from === version ? (to as number) : version;
      }, -1);
    const reaches = (wire: RawClient, version: number) =>
      eventually(() => (versionOf(wire) >= version ? true : undefined));

    /** The stored moves of a match. */
    async function kept(matchId: string) {
      const store = await openStore(schema.url);
      return keptMatch(store, matchId)
        .moves()
        .finally(() => store.close());
    }

    test('a move on one server is visible and answered on the other', async () => {
      await open();
      const { wire, move } = await match();
      expect(await move('ana', 0, 'draw')).toEqual({ ok: true, stateID: 1 });
      await reaches(wire.ben, 1);
      expect(await move('ben', 1, 'draw')).toEqual({ ok: true, stateID: 2 });
      await reaches(wire.ana, 2);
    });

    test('visitors on every server learn that a room was deleted, no matter who did it', async () => {
      await open();
      const { code, matchId, wire } = await match();
      const visitor = await visit(ben, { code });
      const gone = new Promise<string>((heard) => visitor.socket.once('disconnect', heard));
      const store = await openStore(schema.url);
      const room = await eventually(() => store.loadRoom(code));
      expect(await store.maintenance.deleteRoom({ room, changedAt: Number.MAX_SAFE_INTEGER })).toBe('deleted');
      await store.close();
      expect(await gone).toBe('transport close');
      for (const client of [wire.ana, wire.ben]) {
        const told = () => client.all(REFUSED).some(([error]) => (error as { code: string }).code === 'NO_SUCH_MATCH');
        await eventually(() => (told() ? true : undefined));
      }
      for (const app of [ana, ben]) expect(await app.parts.matches.open(matchId)).toBeUndefined();
      await eventually(() => (ana.parts.players.needed ? undefined : true));
    });

    test('of simultaneous moves none is lost and none is made twice', async () => {
      await open();
      const { wire, move, matchId } = await match();
      const accepted = new Set<string>();
      const refusals = new Set<string>();
      const request = async (who: 'ana' | 'ben', type: string, args: unknown[], id: string) => {
        // Sends each move twice, as after a broken connection.
        const version = versionOf(wire[who]);
        const [first, again] = await Promise.all([1, 2].map(() => move(who, version, type, args, id)));
        expect(again?.ok).toBe(first?.ok);
        if (first?.ok) accepted.add(`${who === 'ana' ? '0' : '1'}:${id}`);
        else refusals.add(first?.code as string);
      };
      for (let round = 0; round < 10; round++) {
        await Promise.all(
          (['ana', 'ben'] as const).flatMap((who) => [
            request(who, 'vote', [true], `vote${round}`),
            request(who, 'draw', [], `draw${round}`),
          ]),
        );
        for (const [who, seat, app] of [
          ['ana', '0', ana],
          ['ben', '1', ben],
        ] as const) {
          const version = (await app.parts.matches.open(matchId))?.snapshot(seat).version ?? 0;
          await reaches(wire[who], version);
        }
      }
      const moves = await kept(matchId);
      expect(moves.map(({ seq }) => seq)).toEqual(moves.map((_, index) => index + 1));
      expect(moves.map(({ requestId }) => requestId).sort()).toEqual([...accepted].sort());
      expect(moves.length).toBeGreaterThanOrEqual(20);
      for (const code of refusals) expect(['STALE_STATE', 'NOT_YOUR_DECISION', 'STALE_DECISION']).toContain(code);
      const shown = () =>
        Promise.all([ana, ben].map(async (app) => (await app.parts.matches.open(matchId))?.snapshot(null)));
      await eventually(async () => {
        const [one, other] = await shown();
        return one?.version === other?.version ? true : undefined;
      });
      const [one, other] = await shown();
      expect(JSON.parse(JSON.stringify(one))).toEqual(JSON.parse(JSON.stringify(other)));
    });

    test('changes of a room and of its visitors are visible on both', async () => {
      await open();
      const { room, hostKey, keys } = await openRoom(ana, {}, ['Ana']);
      const one = await visit(ana, { code: room.code, hostKey, seat: '0', seatKey: keys[0] });
      const other = await visit(ben, { code: room.code, name: 'Wanda' });
      await other.until((update) => update.room.seats[0]?.here === true && update.room.hostHere);
      await one.until((update) => update.room.watchers.includes('Wanda'));
      const { seatKey } = await sit(ben, room.code, '1', 'Ben');
      await one.until((update) => update.room.seats[1]?.name === 'Ben');
      const guest = await visit(ben, { code: room.code, seat: '1', seatKey });
      await one.until((update) => update.room.seats[1]?.here === true);
      expect((await roomOf(ben, room.code)).seats.map(({ here }) => here)).toEqual([true, true]);
      guest.socket.disconnect();
      await one.until((update) => update.room.seats[1]?.here === false);
      one.socket.disconnect();
      await other.until((update) => update.room.seats[0]?.here === false && !update.room.hostHere);
    });

    test('chat messages of one server reach the other once, in the same order, even while Redis is away', async () => {
      await open();
      const { room, keys } = await openRoom(ana, {}, ['Ana', 'Ben']);
      const { code } = room;
      const heard: Record<'one' | 'other', unknown[]> = { one: [], other: [] };
      const keep = (list: unknown[]) => (socket: Socket) => {
        // A late visitor gets earlier messages as a conversation.
        for (const event of ['conversation', 'said'])
          socket.on(event, (said: ChatMessage[]) => list.push(...said.map(({ n, saying }) => [n, saying])));
      };
      const one = await visit(ana, { code, seat: '0', seatKey: keys[0] }, keep(heard.one));
      const say = ({ socket }: typeof one, text: string) => socket.emitWithAck('say', { text });
      expect(await say(one, 'a')).toEqual({ ok: true });
      const other = await visit(ben, { code, seat: '1', seatKey: keys[1] }, keep(heard.other));
      const both = (count: number) =>
        eventually(() => (heard.one.length >= count && heard.other.length >= count ? true : undefined));
      await both(1);
      const answers = await Promise.all(['b', 'c'].flatMap((text) => [say(one, text), say(other, text)]));
      expect(answers).toEqual(answers.map(() => ({ ok: true })));
      await both(5);
      await redis.kill();
      await Promise.all([say(one, 'd'), say(other, 'd')]);
      await both(7);
      await redis.start();
      expect(heard.other).toEqual(heard.one);
      expect(heard.one.map((said) => (said as [number])[0])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });

    test('the visitors of a room are reported to people who do not have it open here', async () => {
      await open();
      const { room, keys } = await openRoom(ana, { listed: true }, ['Ana']);
      await visit(ana, { code: room.code, seat: '0', seatKey: keys[0] });
      await eventually(async () => ((await roomOf(ben, room.code)).seats[0]?.here ? true : undefined));
      const { rooms } = (await ben.get('/api/rooms')).body;
      expect(rooms).toEqual([{ code: room.code, game: 'toy', names: ['Ana'], free: 1 }]);
    });

    test('a seat that is left on one server loses its view on the other', async () => {
      await open();
      const { wire, move, code, hostKey } = await match();
      await ana.post(`/api/rooms/${code}/seats/1/stand`, {}, hostKey).expect(200);
      await eventually(() => (wire.ben.all('lantern:refused').length > 0 ? true : undefined));
      expect(await move('ana', 0, 'draw')).toMatchObject({ ok: true });
      await eventually(async () => ((await ben.parts.matches.open('none')) === undefined ? true : undefined));
      expect(versionOf(wire.ben)).toBe(0);
    });

    test('clocks are shown on both and run out once', async () => {
      await open([clocked(0.4)]);
      const { code, matchId } = await match();
      const watchers = await Promise.all([ana, ben].map((app) => visit(app, { code })));
      for (const watcher of watchers) await watcher.until((update) => (update.clock?.decisionId ?? 0) >= 1004);
      const moves = await kept(matchId);
      expect(moves.map(({ seat, args }) => [seat, args])).toEqual(moves.map((_, index) => [null, [1001 + index]]));
    });

    test('bots answer once, and for an absent person only if they are on neither server', async () => {
      await open([toy], { BOT_PACE: '0.05' });
      const { room, hostKey, keys } = await openRoom(ana, {}, ['Ana', 'Ben']);
      const here = await visit(ben, { code: room.code, seat: '1', seatKey: keys[1] });
      const { matchId } = (await start(ana, room.code, hostKey)) as { matchId: string };
      await eventually(async () => ((await roomOf(ana, room.code)).seats[1]?.here ? true : undefined));
      const absence = { after: 0, by: 'bot' };
      await ana.post(`/api/rooms/${room.code}/configure`, { absence }, hostKey).expect(200);
      await eventually(async () => ((await kept(matchId)).length === 1 ? true : undefined));
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(await kept(matchId)).toMatchObject([{ seat: '0' }]);
      here.socket.disconnect();
      await eventually(async () => ((await kept(matchId)).length > 5 ? true : undefined));
      const seats = (await kept(matchId)).map(({ seat }) => seat);
      expect(seats).toEqual(seats.map((_, index) => String(index % 2)));
    });

    test('browsers at both contribute to the seed of a match, whichever server deals it', async () => {
      await open();
      const { room, hostKey, keys } = await openRoom(ana, {}, ['Ana', 'Ben']);
      const { code } = room;
      const numbers = ['aa'.repeat(32), 'bb'.repeat(32)] as const;
      await contributor(ana, { code, seatKey: String(keys[0]), number: numbers[0] });
      const guest = await contributor(ben, { code, seatKey: String(keys[1]), number: numbers[1] });
      await guest.until((update) => update.room.seats.every(({ here }) => here));
      await eventually(async () => ((await roomOf(ana, code)).seats.every(({ here }) => here) ? true : undefined));
      const { matchId } = await start(ana, code, hostKey);
      const { fair } = (await keptMatch(ben.parts.store, String(matchId)).stateAt(0)) as unknown as MatchState;
      expect(fair?.contributions).toEqual({ '0': numbers[0], '1': numbers[1] });
    });

    test('a vote on one server counts visitors of the other', async () => {
      await open();
      const { room, hostKey, keys } = await openRoom(ana, {}, ['Ana', 'Ben', 'Cy']);
      const { code } = room;
      const here = await Promise.all(keys.slice(1).map((seatKey) => visit(ana, { code, seatKey })));
      await start(ana, code, hostKey);
      await eventually(async () => ((await roomOf(ben, code)).seats[2]?.here ? true : undefined));
      const vote = async (key: string | undefined) =>
        (await ben.post(`/api/rooms/${code}/seats/0/stand-in`, { wanted: true }, key).expect(200)).body;
      expect(await vote(keys[1])).toMatchObject({ votes: [{ by: ['1'], needed: 2 }] });
      expect(await vote(keys[2])).toMatchObject({ votes: [], seats: [{ standIn: 'default' }, {}, {}] });
      await here[0]?.until((update) => update.room.seats[0]?.standIn === 'default');
    });

    test('a pause on one server stops the clock on the other and refuses moves there', async () => {
      await open([clocked(60)]);
      const { code, hostKey, matchId, move } = await match();
      const watchers = await Promise.all([ana, ben].map((app) => visit(app, { code })));
      for (const watcher of watchers) await watcher.until((update) => update.clock !== null);
      await ben.post(`/api/rooms/${code}/pause`, { paused: true }, hostKey).expect(200);
      for (const watcher of watchers) await watcher.until((update) => update.room.paused && update.clock === null);
      expect(await move('ana', 0, 'draw')).toMatchObject({ ok: false, code: 'PAUSED' });
      await ben.post(`/api/rooms/${code}/pause`, { paused: false }, hostKey).expect(200);
      for (const watcher of watchers) await watcher.until((update) => update.clock !== null);
      expect(await move('ana', 0, 'draw')).toMatchObject({ ok: true });
      expect(await kept(matchId)).toHaveLength(1);
    });

    test('a match goes on while somebody is on any server, and is suspended for all when nobody is', async () => {
      const suspendAfter = 300;
      await open([clocked(60)], {}, { suspendAfter });
      const { room, hostKey, keys } = await friends();
      const { code } = room;
      await start(ana, code, hostKey);
      const one = await visit(ana, { code, seatKey: keys[0] });
      const other = await visit(ben, { code, seatKey: keys[1] });
      await one.until((update) => update.room.seats.every((seat) => seat.here));
      const needed = () => [ana, ben].map((app) => app.parts.players.needed);
      one.socket.disconnect();
      await new Promise((resolve) => setTimeout(resolve, 3 * suspendAfter));
      expect(needed()).toEqual([true, false]);
      other.socket.disconnect();
      await eventually(() => needed().every((one) => !one) || undefined);
      const back = await visit(ben, { code, seatKey: keys[1] });
      await back.until((update) => update.clock !== null);
      expect(needed()).toEqual([false, true]);
    });

    test('a stopping server hands its clocks over with the remaining time', async () => {
      await open([clocked(60)]);
      const { matchId, code } = await match();
      const before = await eventually(() => ana.parts.players.clock(matchId) ?? undefined);
      await ana.close();
      const store = await openStore(schema.url);
      const owner = (
        await eventually(async () => {
          const room = await store.loadRoom(code);
          return room && room.version > 4 && room.owner ? room : undefined;
        })
      ).owner;
      expect(owner).not.toBeNull();
      await store.close();
      const after = await eventually(() => ben.parts.players.clock(matchId) ?? undefined);
      expect(after.decisionId).toBe(before.decisionId);
      expect(after.remaining).toBeLessThanOrEqual(before.remaining);
      expect(after.remaining).toBeGreaterThan(before.remaining - 30_000);
    });

    test('while Redis is away moves are made, and reach others within seconds', async () => {
      await open();
      const { wire, move, code } = await match();
      await redis.kill();
      expect(await move('ana', 0, 'draw')).toEqual({ ok: true, stateID: 1 });
      await reaches(wire.ben, 1);
      expect(await move('ben', 1, 'draw')).toEqual({ ok: true, stateID: 2 });
      await reaches(wire.ana, 2);
      const watcher = await visit(ben, { code, name: 'Wanda' });
      await watcher.until((update) => update.room.watchers.includes('Wanda'));
      await eventually(async () => ((await roomOf(ana, code)).watchers.includes('Wanda') ? true : undefined));
      await redis.start();
      expect(await move('ana', 2, 'draw')).toEqual({ ok: true, stateID: 3 });
      await reaches(wire.ben, 3);
    });

    test('without any bus moves reach others within seconds too', async () => {
      await open([toy], { REDIS_URL: '' });
      const { wire, move } = await match();
      await move('ana', 0, 'draw');
      await reaches(wire.ben, 1);
    });

    test('while PostgreSQL is away moves are refused with an explanation, and nothing diverges afterwards', async () => {
      await open();
      const { wire, move, matchId, code } = await match();
      await move('ana', 0, 'draw');
      await reaches(wire.ben, 1);
      line.cut();
      const refusal = await move('ben', 1, 'draw', [], 'r1');
      expect(refusal).toMatchObject({
        ok: false,
        code: 'STORE_DOWN',
        message: expect.stringContaining('its database is away'),
      });
      await ana.get(`/api/rooms/${code}`).expect(503);
      await ana.get('/api/health').expect(503);
      line.mend();
      await eventually(async () => ((await move('ben', 1, 'draw', [], 'r1')).ok ? true : undefined));
      await reaches(wire.ana, 2);
      expect((await kept(matchId)).map(({ requestId }) => requestId)).toEqual([null, '1:r1']);
    });

    test('clocks stop while PostgreSQL is away for long', async () => {
      await open([clocked(60)]);
      const { matchId } = await match();
      await eventually(() => ben.parts.players.clock(matchId) ?? undefined);
      line.cut();
      await new Promise((resolve) => setTimeout(resolve, 8_000));
      const before = ana.parts.players.clock(matchId)?.remaining ?? 0;
      line.mend();
      for (const app of [ana, ben])
        await eventually(() =>
          (app.parts.players.clock(matchId)?.remaining ?? 0) > before + 4_000 ? true : undefined,
        );
    });

    test('a server waits for a PostgreSQL that is still starting', async () => {
      line.cut();
      const opening = open();
      await new Promise((resolve) => setTimeout(resolve, 300));
      line.mend();
      await opening;
      await ben.get('/api/health').expect(200);
    });

    test('stock boardgame.io clients on both play together', async () => {
      await open();
      const { room, hostKey, keys } = await openRoom(ana, {}, ['Ana', 'Ben']);
      const { matchId } = await start(ben, room.code, hostKey);
      const clients = [ana, ben].map(({ url }, seat) =>
        Client<ToyView>({
          game: boardgameOf(toy),
          multiplayer: SocketIO({ server: url }),
          matchID: matchId as string,
          playerID: String(seat),
          credentials: keys[seat] as string,
          debug: false,
        }),
      );
      for (const client of clients) client.start();
      await eventually(() => (clients.every((client) => client.getState()) ? true : undefined));
      clients[0]?.moves.draw?.();
      await eventually(() => (clients[1]?.getState()?.G.turnSeat === '1' ? true : undefined));
      clients[1]?.moves.draw?.();
      await eventually(() => (clients[0]?.getState()?.G.turnSeat === '0' ? true : undefined));
      await eventually(() => (clients[0]?.matchData?.[1]?.isConnected ? true : undefined));
      for (const client of clients) client.stop();
    });
  });
});
