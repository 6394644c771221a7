import type { ChatMessage, SayAck } from '@lantern/protocol/chat';
import { openRoom, roomOf, startApp, stopApps, type TestApp, type Visit, visit } from '../testing/app';
import { eventually } from '../testing/eventually';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(stopApps);

/** A client that sends and receives chat messages, with its raw frames. */
interface Talker {
  frames: string[];
  heard: ChatMessage[];
  say(saying: unknown): Promise<SayAck>;
  /** Resolves when that text was received. */
  hears(text: string): Promise<unknown>;
  visit: Visit;
}

async function talker(auth: object, at = app): Promise<Talker> {
  const frames: string[] = [];
  const heard: ChatMessage[] = [];
  const guest = await visit(at, auth, (socket) => {
    socket.io.on('open', () =>
      socket.io.engine?.on('packet', ({ data }: { data?: unknown }) => frames.push(String(data))),
    );
    for (const event of ['conversation', 'said']) socket.on(event, (remarks: ChatMessage[]) => heard.push(...remarks));
  });
  return {
    frames,
    heard,
    visit: guest,
    say: (saying) => guest.socket.emitWithAck('say', saying),
    hears: (text) => eventually(() => (frames.some((frame) => frame.includes(text)) ? true : undefined)),
  };
}

/** A room with Ana, its host, and Ben on seats, and Wanda and Otto watching. */
async function evening() {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { code } = room;
  const [ana, ben, wanda, otto] = await Promise.all([
    talker({ code, hostKey, seat: '0', seatKey: keys[0] }),
    talker({ code, seat: '1', seatKey: keys[1] }),
    talker({ code, name: 'Wanda' }),
    talker({ code, name: 'Otto' }),
  ]);
  const rules = (wish: object, key = hostKey) => app.post(`/api/rooms/${code}/talk`, wish, key);
  return { code, hostKey, keys, ana, ben, wanda, otto, rules };
}

describe('a chat message', () => {
  it('is received by everybody in the room, with its speaker', async () => {
    const { ana, ben, wanda, otto } = await evening();
    expect(await ana.say({ text: ' Hello,\nyou ' })).toEqual({ ok: true });
    expect(await wanda.say({ phrase: 'thanks' })).toEqual({ ok: true });
    for (const talker of [ana, ben, wanda, otto]) {
      await talker.hears('thanks');
      expect(talker.heard).toMatchObject([
        { audience: 'all', n: 1, speaker: { seat: '0', name: 'Ana' }, saying: { text: 'Hello, you' } },
        { audience: 'all', n: 2, speaker: { seat: null, name: 'Wanda' }, saying: { phrase: 'thanks' } },
      ]);
    }
  });

  it('is sent to later visitors', async () => {
    const { code, ana } = await evening();
    await ana.say({ text: 'first' });
    await ana.say({ text: 'second' });
    const late = await talker({ code });
    await late.hears('second');
    expect(late.heard.map(({ n }) => n)).toEqual([1, 2]);
  });

  it('survives a restart of the server', async () => {
    const { code, ana } = await evening();
    await ana.say({ text: 'before' });
    await app.close();
    const again = await startApp({ folder: app.folder });
    const late = await talker({ code }, again);
    await late.hears('before');
  });

  it('of a watcher set apart never reaches a seat; a player’s message reaches all', async () => {
    const { code, keys, ana, ben, wanda, otto, rules } = await evening();
    await rules({ watchers: 'apart' }).expect(200);
    await wanda.say({ text: 'Ben bluffs' });
    await ben.say({ text: 'my turn' });
    for (const talker of [ana, ben, wanda, otto]) await talker.hears('my turn');
    const again = await talker({ code, seat: '1', seatKey: keys[1] });
    await again.hears('my turn');
    for (const talker of [ana, ben, again]) {
      expect(talker.frames.join()).not.toContain('bluffs');
      expect(talker.frames.join()).not.toContain('"said",[]');
      expect(talker.heard.map(({ audience, n }) => [audience, n])).toEqual([['all', 1]]);
    }
    await otto.hears('Ben bluffs');
  });

  it('among watchers set apart is neither received nor sent by a connection from before its browser took a seat', async () => {
    const { code, keys, ana, wanda, otto, rules } = await evening();
    await rules({ watchers: 'apart' }).expect(200);
    const before = await talker({ code, name: 'Eve', browser: 'hers' });
    await app.post(`/api/rooms/${code}/seats/1/stand`, {}, keys[1]).expect(200);
    await app.post(`/api/rooms/${code}/seats/1/sit`, { name: 'Eve', browser: 'hers' }).expect(200);
    await otto.say({ text: 'Ana bluffs' });
    await wanda.hears('Ana bluffs');
    await before.say({ text: 'from the table' });
    for (const talker of [ana, wanda, before]) await talker.hears('from the table');
    expect(before.frames.join()).not.toContain('bluffs');
  });

  it('by a player and one by a watcher at the same moment each reach their audience', async () => {
    const { ana, ben, wanda, otto, rules } = await evening();
    await rules({ watchers: 'apart' });
    const times = ['1', '2', '3', '4'];
    for (const time of times)
      await Promise.all([wanda.say({ text: `watched ${time}` }), ana.say({ text: `played ${time}` })]);
    await Promise.all([ben.hears('played 4'), otto.hears('watched 4'), otto.hears('played 4')]);
    const texts = ({ heard }: Talker) => heard.map(({ saying }) => 'text' in saying && saying.text).sort();
    expect(texts(ben)).toEqual(times.map((time) => `played ${time}`));
    expect(texts(otto)).toEqual(['played', 'watched'].flatMap((who) => times.map((time) => `${who} ${time}`)));
  });

  it('among watchers stays there after they are no longer set apart', async () => {
    const { ana, wanda, otto, rules } = await evening();
    await rules({ watchers: 'apart' }).expect(200);
    await wanda.say({ text: 'a secret' });
    await rules({ watchers: 'together' }).expect(200);
    await otto.say({ text: 'in the open' });
    await ana.hears('in the open');
    expect(ana.frames.join()).not.toContain('a secret');
  });

  it('reaches no other room, even without players and with watchers set apart', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    await app.post(`/api/rooms/${code}/talk`, { watchers: 'apart' }, hostKey).expect(200);
    const wanda = await talker({ code, name: 'Wanda' });
    const stranger = await talker({ code: (await openRoom(app)).room.code });
    const speaker = { seat: '0', name: 'Ana' };
    // Stored by another server and broadcast together with Wanda's message.
    await app.parts.store.chat.add({ roomCode: code, audience: 'all', at: 1, speaker, saying: { text: 'to all' } });
    await wanda.say({ text: 'among us' });
    await wanda.hears('among us');
    expect(wanda.heard.map(({ audience }) => audience).sort()).toEqual(['all', 'watchers']);
    await stranger.say({ text: 'anybody?' });
    await stranger.hears('anybody?');
    expect(stranger.heard).toHaveLength(1);
  });

  it('does not reach a watcher’s connection that only was in another room', async () => {
    const { ana } = await evening();
    const { room } = await openRoom(app);
    const stranger = await talker({ code: room.code });
    await ana.say({ text: 'among us' });
    await ana.hears('among us');
    await stranger.say({ text: 'anybody?' });
    await stranger.hears('anybody?');
    expect(stranger.frames.join()).not.toContain('among us');
  });
});

describe('a muted person', () => {
  it('is refused, may listen, and may speak again when the host unmutes them', async () => {
    const { code, ana, ben, rules } = await evening();
    const speaker = { seat: '1', name: 'Ben' };
    await rules({ mute: speaker }).expect(200);
    expect(await ben.say({ text: 'hey' })).toMatchObject({ ok: false, code: 'MUTED', message: expect.any(String) });
    expect((await roomOf(app, code)).talk).toEqual({ watchers: 'together', muted: [speaker] });
    await ana.say({ text: 'listen' });
    await ben.hears('listen');
    await rules({ unmute: speaker }).expect(200);
    expect(await ben.say({ text: 'thanks' })).toEqual({ ok: true });
    await ana.hears('thanks');
    expect(ana.frames.join()).not.toContain('hey');
  });

  it('may be a watcher; others in the room can still speak', async () => {
    const { wanda, otto, rules } = await evening();
    await rules({ mute: { seat: null, name: 'Wanda' } }).expect(200);
    expect(await wanda.say({ phrase: 'wow' })).toMatchObject({ code: 'MUTED' });
    expect(await otto.say({ phrase: 'wow' })).toEqual({ ok: true });
  });

  describe('under another name', () => {
    const asWatcher = (code: string, name: string, browser: string) => talker({ code, name, browser });

    it('stays muted on the same browser, and is shown so; others are not', async () => {
      const { code, rules } = await evening();
      const wanda = await asWatcher(code, 'Wanda', 'tablet');
      await rules({ mute: { seat: null, name: 'Wanda' } }).expect(200);
      wanda.visit.socket.disconnect();
      const [wendy, paul] = [await asWatcher(code, 'Wendy', 'tablet'), await asWatcher(code, 'Paul', 'phone')];
      expect(await wendy.say({ text: 'me again' })).toMatchObject({ code: 'MUTED' });
      expect(await paul.say({ text: 'hello' })).toEqual({ ok: true });
      await wendy.hears('hello');
      expect((await roomOf(app, code)).talk.muted).toContainEqual({ seat: null, name: 'Wendy' });
    });

    it('may speak again when unmuted by the current name', async () => {
      const { code, rules } = await evening();
      await asWatcher(code, 'Wanda', 'tablet');
      await rules({ mute: { seat: null, name: 'Wanda' } }).expect(200);
      const wendy = await asWatcher(code, 'Wendy', 'tablet');
      await rules({ unmute: { seat: null, name: 'Wendy' } }).expect(200);
      expect(await wendy.say({ text: 'thanks' })).toEqual({ ok: true });
      expect((await roomOf(app, code)).talk.muted).toEqual([]);
    });

    it('stays muted after leaving or taking a seat', async () => {
      const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
      const { code } = room;
      await talker({ code, seatKey: keys[1], browser: 'tablet' });
      await app.post(`/api/rooms/${code}/talk`, { mute: { seat: '1', name: 'Ben' } }, hostKey).expect(200);
      await app.post(`/api/rooms/${code}/seats/1/stand`, {}, hostKey).expect(200);
      const watching = await asWatcher(code, 'Benny', 'tablet');
      expect(await watching.say({ text: 'hey' })).toMatchObject({ code: 'MUTED' });
      const { body } = await app.post(`/api/rooms/${code}/seats/1/sit`, { name: 'Bernd' }, keys[1]).expect(200);
      const seated = await talker({ code, seatKey: body.seatKey, browser: 'another' });
      expect(await seated.say({ text: 'hey' })).toMatchObject({ code: 'MUTED' });
    });

    it('does not mute others on the same browser', async () => {
      const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben', 'Cy']);
      const { code } = room;
      const [ben, cy] = await Promise.all(keys.slice(1).map((seatKey) => talker({ code, seatKey, browser: 'tablet' })));
      await app.post(`/api/rooms/${code}/talk`, { mute: { seat: '1', name: 'Ben' } }, hostKey).expect(200);
      expect(await ben?.say({ text: 'hey' })).toMatchObject({ code: 'MUTED' });
      expect(await cy?.say({ text: 'hey' })).toEqual({ ok: true });
    });

    it('is not identified by anything that others could see or use', async () => {
      const { code, rules } = await evening();
      const wanda = await asWatcher(code, 'Wanda', 'tablet-in-secret');
      await rules({ mute: { seat: null, name: 'Wanda' } }).expect(200);
      await eventually(() => wanda.visit.updates.find(({ room }) => room.talk.muted.length > 0));
      const [kept] = (await app.parts.store.loadRoom(code))?.chat.muted ?? [];
      expect(kept?.browsers).toHaveLength(1);
      const told = wanda.frames.join() + JSON.stringify(await roomOf(app, code));
      for (const secret of ['tablet-in-secret', kept?.browsers?.[0] as string]) expect(told).not.toContain(secret);
    });
  });

  it('may speak once they are the host', async () => {
    const { code, hostKey, ben, rules } = await evening();
    await rules({ mute: { seat: '1', name: 'Ben' } }).expect(200);
    await app.post(`/api/rooms/${code}/seats/1/host`, {}, hostKey).expect(200);
    expect(await ben.say({ text: 'hey' })).toEqual({ ok: true });
  });

  it('is muted only by the host, with a valid request', async () => {
    const { code, keys, rules } = await evening();
    await rules({ watchers: 'apart' }, keys[0]).expect(403);
    for (const wish of [{ watchers: 'gone' }, { mute: 'Ben' }, { mute: { seat: '1' } }, { more: 1 }]) {
      expect((await rules(wish).expect(400)).body.code).toBe('MALFORMED');
    }
    expect((await roomOf(app, code)).talk).toEqual({ watchers: 'together', muted: [] });
  });
});

describe('a message is refused', () => {
  it.each([
    [{ text: '' }, 'BAD_MESSAGE'],
    [{ text: 'x'.repeat(281) }, 'BAD_MESSAGE'],
    [{ phrase: 'nothing' }, 'MALFORMED'],
    ['hello', 'MALFORMED'],
    [null, 'MALFORMED'],
  ])('that is %j: %s', async (saying, code) => {
    const { ana, ben } = await evening();
    expect(await ana.say(saying)).toMatchObject({ ok: false, code, message: expect.any(String) });
    await ana.say({ text: 'the end' });
    await ben.hears('the end');
    expect(ben.heard).toHaveLength(1);
  });

  it('without an acknowledgement too, in an event', async () => {
    const { ana } = await evening();
    ana.visit.socket.emit('say', { text: '' });
    await ana.hears('BAD_MESSAGE');
  });

  it('after too many messages at once', async () => {
    const { ana } = await evening();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ana.say({ text: String(n) })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(8);
    expect(answers.at(-1)).toMatchObject({ ok: false, code: 'TOO_MANY_REQUESTS' });
  });
});
