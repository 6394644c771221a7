import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import { HOUR } from '@lantern/protocol/timeUnits';
import Database from 'better-sqlite3';
import { loadConfig } from '../config';
import { hashKey } from '../rooms/access/keys';
import { openStore } from '../store/open';
import type { Store } from '../store/store';
import { openRoom, roomOf, start, startApp, startNext, stopApps, type TestApp, visit } from '../testing/app';
import { keptMatch } from '../testing/keptMatch';
import { toy } from '../testing/toy';
import { AdminError } from './adminError';
import { run } from './commands';

jest.setTimeout(60_000);
afterEach(stopApps);

const yes = async () => true;

const urlOf = (app: TestApp) => `sqlite:${join(app.folder, 'test.db')}`;

/**
 * Runs a command on the database of a server, as an operator does while it runs.
 * @returns its output
 */
async function admin(databaseUrl: string, ...words: string[]): Promise<string> {
  const said: string[] = [];
  await run(loadConfig({ DATABASE_URL: databaseUrl }), words, (line) => said.push(line), yes, [colossalCave, toy]);
  return said.join('\n');
}

/**
 * Opens the link printed by an import.
 * @returns the key of the host
 */
async function hostedByLink(app: TestApp, said: string): Promise<string> {
  const [, code, token] = /http:\/\/localhost:8000\/r\/(\w+)#host=([\w-]+)/.exec(said) ?? [];
  return (await app.post(`/api/rooms/${code}/host`, {}, token).expect(200)).body.hostKey;
}

/** A room of friends with a match in which this number of draws were made in turn. */
async function played(app: TestApp, draws: number) {
  const opened = await openRoom(app, {}, ['Ana', 'Ben']);
  const matchId = (await start(app, opened.room.code, opened.hostKey)).matchId as string;
  const match = await app.parts.matches.open(matchId);
  for (let n = 0; n < draws; n++) {
    const requestId = n === 0 ? 'first' : undefined;
    expect(await match?.act({ seat: String(n % 2), move: 'draw', args: [], requestId })).toMatchObject({ ok: true });
  }
  return { ...opened, code: opened.room.code, matchId, match };
}

/** The whole past of a match, state by state. */
async function past(store: Store, matchId: string) {
  const { length } = await keptMatch(store, matchId).moves();
  return Promise.all(Array.from({ length: length + 1 }, (_, seq) => keptMatch(store, matchId).stateAt(seq)));
}

test('an exported room has the same states on another server at every step', async () => {
  const [here, there] = [await startApp(), await startApp()];
  const { code, matchId, hostKey, keys, match } = await played(here, 70);
  await match?.act({ seat: '0', move: 'concede', args: [] });
  await startNext(here, { code, hostKey, keys }, 'start');
  const file = join(here.folder, 'evening.json');
  expect(await admin(urlOf(here), 'export', code, file)).toContain('2 matches and 71 moves');
  expect(await admin(urlOf(there), 'import', file)).toContain(`Room ${code} with 2 matches`);
  const ids = await here.parts.store.maintenance.matches(code);
  expect(await there.parts.store.maintenance.matches(code)).toEqual(ids);
  for (const id of ids) {
    expect(await past(there.parts.store, id)).toEqual(await past(here.parts.store, id));
    expect(await keptMatch(there.parts.store, id).moves()).toEqual(await keptMatch(here.parts.store, id).moves());
  }
  const { versions } = (await keptMatch(here.parts.store, matchId).load()) ?? {};
  expect(await keptMatch(there.parts.store, matchId).load()).toMatchObject({ seq: 71, versions, frozen: null });
});

test('the history of a room is exported, and its links follow changed ids of matches', async () => {
  const [here, there] = [await startApp(), await startApp()];
  const { code, matchId, hostKey, keys, match } = await played(here, 2);
  await match?.act({ seat: '0', move: 'concede', args: [] });
  await startNext(here, { code, hostKey, keys }, 'start');
  const file = join(here.folder, 'evening.json');
  await admin(urlOf(here), 'export', code, file);
  await admin(urlOf(there), 'import', file);
  const { history } = (await roomOf(there, code)) as { history: unknown[] };
  expect(history).toMatchObject([{ matchId, game: 'toy', end: 'result', winners: ['1'] }]);
  await admin(urlOf(here), 'import', file);
  const [other] = await here.parts.store.maintenance
    .rooms({ before: Date.now() + 1, after: null, limit: 9 })
    .then((kept) => kept.filter(({ room }) => room.code !== code));
  const ids = await here.parts.store.maintenance.matches(other?.room.code ?? '');
  expect(ids).toContain(other?.room.hosting.history[0]?.matchId);
});

/** The stored chat of a room. */
async function saidIn({ parts: { store } }: TestApp, code: string) {
  const remarks = await store.chat.since(new Map([[code, { all: 0, watchers: 0 }]]));
  return remarks.map(({ roomCode: _, n: __, ...remark }) => remark);
}

test('the chat of a room is exported with its audiences; a single match is exported without it', async () => {
  const [here, there] = [await startApp(), await startApp()];
  const { code, matchId } = await played(here, 1);
  const remarks = [
    { audience: 'all', at: 5, speaker: { seat: '0', name: 'Ana' }, saying: { text: 'Your turn' } },
    { audience: 'watchers', at: 6, speaker: { seat: null, name: '' }, saying: { phrase: 'wow' } },
    { audience: 'all', at: 7, speaker: { seat: '1', name: 'Ben' }, saying: { text: 'I know' } },
  ] as const;
  for (const remark of remarks) await here.parts.store.chat.add({ ...remark, roomCode: code });
  const [exported, match] = [join(here.folder, 'evening.json'), join(here.folder, 'match.json')];
  await admin(urlOf(here), 'export', code, exported);
  await admin(urlOf(there), 'import', exported);
  expect(await saidIn(there, code)).toEqual(remarks);
  await admin(urlOf(here), 'export', matchId, match);
  expect(readFileSync(match, 'utf8')).not.toContain('Your turn');
});

test('a file from before the chat was exported can be imported', async () => {
  const [here, there] = [await startApp(), await startApp()];
  const { code } = await played(here, 1);
  const file = join(here.folder, 'evening.json');
  await admin(urlOf(here), 'export', code, file);
  const { said: _, ...before } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(before));
  expect(await admin(urlOf(there), 'import', file)).toContain(`Room ${code} with 1 match`);
});

test('an exported match of a real game continues on another server exactly as here', async () => {
  const modules = [colossalCave, toy];
  const [here, there] = [await startApp({ modules }), await startApp({ modules })];
  const options = { roundLimit: 20 };
  const opened = await openRoom(here, { game: 'colossal-cave', players: 3, options }, ['Ana', 'Ben', 'Cy']);
  const matchId = (await start(here, opened.room.code, opened.hostKey)).matchId as string;
  const play = async (app: TestApp, moves: number) => {
    const [match, random] = [await app.parts.matches.open(matchId), seededRandom('play')];
    const { bot }: AnyModule = colossalCave;
    for (let made = 0; match && made < moves; ) {
      for (const seat of Object.keys(match.view(null).stages)) {
        const choice = bot(match.view(seat), seat, random);
        if (choice && (await match.act({ seat, ...choice })).ok) made++;
      }
    }
    return match?.snapshot(null).state;
  };
  await play(here, 40);
  expect((await keptMatch(here.parts.store, matchId).moves()).length).toBeGreaterThan(30);
  const file = join(here.folder, 'match.json');
  await admin(urlOf(here), 'export', matchId, file);
  await admin(urlOf(there), 'import', file);
  expect(await play(there, 20)).toEqual(await play(here, 20));
});

test('a room that exists already is imported again, under another code and other ids', async () => {
  const app = await startApp();
  const { code, matchId } = await played(app, 3);
  const file = join(app.folder, 'evening.json');
  await admin(urlOf(app), 'export', code, file);
  const [, other = ''] = /^Room (\w+)/.exec(await admin(urlOf(app), 'import', file)) ?? [];
  expect(other).not.toBe(code);
  const [id = ''] = await app.parts.store.maintenance.matches(other);
  expect(id).not.toBe(matchId);
  expect(await past(app.parts.store, id)).toEqual(await past(app.parts.store, matchId));
  expect(await app.parts.store.maintenance.matches(code)).toEqual([matchId]);
});

test('no key is exported; the host, by the printed link, grants seats alone while nobody else has a seat', async () => {
  const [here, there] = [await startApp(), await startApp()];
  const { code, hostKey, keys } = await played(here, 2);
  const file = join(here.folder, 'evening.json');
  await admin(urlOf(here), 'export', code, file);
  const text = readFileSync(file, 'utf8');
  for (const key of [hostKey, ...keys]) for (const secret of [key, hashKey(key)]) expect(text).not.toContain(secret);
  const fresh = await hostedByLink(there, await admin(urlOf(there), 'import', file));
  const asked = await there.post(`/api/rooms/${code}/seats/1/ask`, { name: 'Cy' }).expect(202);
  expect((await roomOf(there, code)).seats.map(({ kind }) => kind)).toEqual(['empty', 'empty']);
  await there
    .post(`/api/rooms/${code}/seat-requests/${asked.body.request}/answer`, { agreed: true }, fresh)
    .expect(200);
  expect((await roomOf(there, code)).seats.map(({ kind }) => kind)).toEqual(['empty', 'person']);
  await there.post(`/api/rooms/${code}/seats/1/stand`, {}, hostKey).expect(403);
  await there.post(`/api/rooms/${code}/seats/1/stand`, {}, fresh).expect(200);
});

test('in an imported room the next person on a seat has the extra time of the former one', async () => {
  const [here, there] = [await startApp(), await startApp()];
  const { code, keys } = await played(here, 1);
  await here.post(`/api/rooms/${code}/seats/1/extra-time`, { time: 'fourfold' }, keys[1]).expect(200);
  const file = join(here.folder, 'evening.json');
  await admin(urlOf(here), 'export', code, file);
  const host = await hostedByLink(there, await admin(urlOf(there), 'import', file));
  const asked = await there.post(`/api/rooms/${code}/seats/1/ask`, { name: 'Cy' }).expect(202);
  const answer = `/api/rooms/${code}/seat-requests/${asked.body.request}/answer`;
  await there.post(answer, { agreed: true }, host).expect(200);
  expect((await roomOf(there, code)).seats.map(({ extraTime }) => extraTime)).toEqual([undefined, 'fourfold']);
});

test('the link to host an imported room works once, and no other secret does', async () => {
  const [here, there] = [await startApp(), await startApp()];
  const { code, hostKey } = await played(here, 2);
  const file = join(here.folder, 'evening.json');
  await admin(urlOf(here), 'export', code, file);
  const said = await admin(urlOf(there), 'import', file);
  const refusedFor = async (secret?: string) => {
    const { body } = await there.post(`/api/rooms/${code}/host`, {}, secret).expect(403);
    expect(body.code).toBe('HOST_LINK_GONE');
  };
  const token = /#host=([\w-]+)/.exec(said)?.[1] ?? '';
  for (const secret of ['wrong', hostKey, undefined]) await refusedFor(secret);
  await there.post(`/api/rooms/${code}/pause`, { paused: true }, token).expect(403);
  const fresh = await hostedByLink(there, said);
  expect(fresh).not.toBe(token);
  await refusedFor(token);
  await there.post(`/api/rooms/${code}/pause`, { paused: true }, fresh).expect(200);
  expect(JSON.stringify(await roomOf(there, code))).not.toMatch(/hostLink/);
  await here.post(`/api/rooms/${code}/host`, {}, hostKey).expect(403);
});

test('the link uses the public address if there is one', async () => {
  const app = await startApp();
  const { code } = await played(app, 1);
  const file = join(app.folder, 'evening.json');
  await admin(urlOf(app), 'export', code, file);
  const said: string[] = [];
  const config = loadConfig({ DATABASE_URL: urlOf(app), PUBLIC_URL: 'https://play.example/lantern' });
  await run(config, ['import', file], (line) => said.push(line), yes, [toy]);
  expect(said[1]).toMatch(/https:\/\/play\.example\/lantern\/r\/\w+#host=[\w-]{32}$/);
});

test('a room imported beside a running server waits for its people, who then have the whole time to decide', async () => {
  const [here, there] = [await startApp(), await startApp()];
  const opened = await openRoom(here, { options: { seconds: 60 } }, ['Ana', 'Ben']);
  const { code } = opened.room;
  await start(here, code, opened.hostKey);
  const file = join(here.folder, 'evening.json');
  await admin(urlOf(here), 'export', code, file);
  const fresh = await hostedByLink(there, await admin(urlOf(there), 'import', file));
  expect(there.parts.players.needed).toBe(false);
  const watcher = await visit(there, { code });
  expect(watcher.updates.at(-1)?.clock).toBeNull();
  const agreeing = [fresh];
  for (const [seat, name] of ['Ana', 'Ben'].entries()) {
    const { body } = await there.post(`/api/rooms/${code}/seats/${seat}/ask`, { name }).expect(202);
    const answer = `/api/rooms/${code}/seat-requests/${body.request}/answer`;
    for (const key of agreeing) await there.post(answer, { agreed: true }, key).expect(200);
    await visit(there, { code, seatKey: body.seatKey });
    agreeing.push(body.seatKey);
  }
  const { clock } = await watcher.until((update) => update.clock !== null);
  expect(clock?.remaining).toBeGreaterThan(55_000);
});

test.each([
  ['{"lantern":"evening","version":2}', /version is invalid/],
  ['[', /is invalid/],
])('a file that is not an export is refused: %s', async (text, reason) => {
  const app = await startApp();
  const file = join(app.folder, 'evening.json');
  writeFileSync(file, text);
  await expect(admin(urlOf(app), 'import', file)).rejects.toThrow(reason);
});

test('a damaged export leaves nothing behind', async () => {
  const [here, there] = [await startApp(), await startApp()];
  const { code, matchId } = await played(here, 3);
  const file = join(here.folder, 'evening.json');
  await admin(urlOf(here), 'export', code, file);
  const exported = JSON.parse(readFileSync(file, 'utf8'));
  const [match] = exported.matches;
  for (const moves of [
    [match.moves[0], match.moves[2]],
    [match.moves[0], { ...match.moves[1], delta: [{ op: 'remove', path: '/nowhere/at/all' }] }],
  ]) {
    writeFileSync(file, JSON.stringify({ ...exported, matches: [{ ...match, moves }] }));
    await expect(admin(urlOf(there), 'import', file)).rejects.toThrow('This file is damaged');
  }
  expect(await keptMatch(there.parts.store, matchId).load()).toBeUndefined();
});

test('a backup during moves contains every move acknowledged before its start', async () => {
  const app = await startApp();
  const matches = await Promise.all(Array.from({ length: 4 }, () => played(app, 1)));
  const acknowledged = new Map(matches.map(({ matchId }) => [matchId, 1]));
  let playing = true;
  const players = matches.map(async ({ matchId, match }) => {
    for (let n = 1; playing && n < 250; n++) {
      const outcome = await match?.act({ seat: String(n % 2), move: 'draw', args: [] });
      if (outcome?.ok) acknowledged.set(matchId, n + 1);
    }
  });
  while (Math.min(...acknowledged.values()) < 40) await new Promise((resolve) => setTimeout(resolve, 1));
  const [before, file] = [new Map(acknowledged), join(app.folder, 'copy.db')];
  await admin(urlOf(app), 'backup', file);
  playing = false;
  await Promise.all(players);
  const restored = `sqlite:${join(app.folder, 'elsewhere', 'lantern.db')}`;
  await admin(restored, 'restore', file);
  const store = await openStore(restored);
  for (const { matchId, code } of matches) {
    const states = await past(store, matchId);
    expect(states.length - 1).toBeGreaterThanOrEqual(before.get(matchId) ?? Number.NaN);
    expect((await keptMatch(store, matchId).load())?.seq).toBe(states.length - 1);
    expect(states).toEqual((await past(app.parts.store, matchId)).slice(0, states.length));
    expect(await store.loadRoom(code)).toEqual(await app.parts.store.loadRoom(code));
  }
  await store.close();
});

test('nothing is restored while a server runs; afterwards the former database is kept beside it', async () => {
  const app = await startApp();
  const { code } = await played(app, 2);
  const file = join(app.folder, 'copy.db');
  await admin(urlOf(app), 'backup', file);
  const later = await openRoom(app);
  await expect(admin(urlOf(app), 'restore', file)).rejects.toThrow(
    /^A server is using .*test\.db \(process \d+ on .*\)\. Stop it first/,
  );
  await app.close();
  const [, before = ''] = /database is in (.*)\.$/.exec(await admin(urlOf(app), 'restore', file)) ?? [];
  const rooms = async (url: string) =>
    [code, later.room.code].map(async (each) => (await admin(url, 'rooms')).includes(each));
  expect(await Promise.all(await rooms(urlOf(app)))).toEqual([true, false]);
  expect(await Promise.all(await rooms(`sqlite:${before}`))).toEqual([true, true]);
});

test('nothing is restored while a program without the server’s lock has the database open', async () => {
  const app = await startApp();
  await played(app, 2);
  const file = join(app.folder, 'copy.db');
  await admin(urlOf(app), 'backup', file);
  await app.close();
  const path = urlOf(app).replace('sqlite:', '');
  const holder = new Database(path);
  holder.exec('BEGIN; SELECT * FROM rooms');
  await expect(admin(urlOf(app), 'restore', file)).rejects.toThrow(/^A server is using .*test\.db\. Stop it first/);
  expect(readdirSync(app.folder).filter((name) => /before|part/.test(name))).toEqual([]);
  holder.close();
  await expect(admin(urlOf(app), 'restore', file)).resolves.toContain('database is in');
});

test.each(['not a database', ''])('a file that is not an intact copy is not restored: "%s"', async (text) => {
  const app = await startApp();
  await app.close();
  const file = join(app.folder, 'copy.db');
  writeFileSync(file, text);
  await expect(admin(urlOf(app), 'restore', file)).rejects.toThrow('not an intact copy');
  expect(await admin(urlOf(app), 'rooms')).toContain('code');
});

test('a backup of a newer server is not restored', async () => {
  const app = await startApp();
  const file = join(app.folder, 'copy.db');
  await admin(urlOf(app), 'backup', file);
  await app.close();
  const copy = new Database(file);
  copy.pragma('user_version = 999');
  copy.close();
  await expect(admin(urlOf(app), 'restore', file)).rejects.toThrow('schema 999');
});

test('rooms are listed with their state, game, people, matches and last change', async () => {
  const app = await startApp();
  const { code } = await played(app, 1);
  const { room, hostKey } = await openRoom(app, { players: 4 }, ['Cy']);
  await app.post(`/api/rooms/${room.code}/seats/1/bot`, {}, hostKey).expect(200);
  const lines = (await admin(urlOf(app), 'rooms')).split('\n').slice(1);
  const today = new Date().toISOString().slice(0, 10);
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    [code, 'playing toy', '2 people', '1', expect.stringContaining(today)],
    [room.code, 'open', 'toy', '1 person, 1 bot, 2 free', '0', expect.stringContaining(today)],
  ]);
});

test('a room is deleted with its matches, and others stay', async () => {
  const app = await startApp();
  const [gone, stays] = [await played(app, 2), await played(app, 2)];
  expect(await admin(urlOf(app), 'delete', gone.code.toLowerCase())).toContain('is deleted');
  await app.get(`/api/rooms/${gone.code}`).expect(404);
  expect(await keptMatch(app.parts.store, gone.matchId).moves()).toEqual([]);
  expect(await keptMatch(app.parts.store, stays.matchId).moves()).toHaveLength(2);
  await expect(admin(urlOf(app), 'delete', gone.code)).rejects.toThrow('There is no room');
  expect(await admin(urlOf(app), 'audit')).toMatch(new RegExp(`^\\S+  command line  delete  ${gone.code}$`));
});

test('a room is not deleted if the operator says no', async () => {
  const app = await startApp();
  const { code } = await played(app, 1);
  const asked: string[] = [];
  const no = async (question: string) => {
    asked.push(question);
    return false;
  };
  await run(loadConfig({ DATABASE_URL: urlOf(app) }), ['delete', code], () => {}, no, [toy]);
  expect(asked).toEqual([expect.stringContaining(code)]);
  expect((await roomOf(app, code)).code).toBe(code);
  expect(await admin(urlOf(app), 'audit')).toBe('');
});

test('rooms are listed as JSON with the names of their people, and no key', async () => {
  const app = await startApp();
  const { code, keys } = await played(app, 1);
  const line = await admin(urlOf(app), 'rooms', '--json');
  expect(JSON.parse(line)).toMatchObject({
    ...{ code, state: 'playing', game: 'toy', matches: 1 },
    seats: [
      { seat: '0', kind: 'person', name: 'Ana' },
      { seat: '1', kind: 'person', name: 'Ben' },
    ],
  });
  for (const key of keys) expect(line).not.toContain(hashKey(key));
  await expect(admin(urlOf(app), 'rooms', '--xml')).rejects.toThrow(AdminError);
});

test('a dated backup goes beside the database, and the number to keep must be given', async () => {
  const app = await startApp();
  expect(await admin(urlOf(app), 'backup', '--keep', '1')).toMatch(/backups\/lantern-.*Z\.db\. 0 older backups are/);
  expect(readdirSync(join(app.folder, 'backups'))).toHaveLength(1);
  for (const words of [['--keep'], ['copy.db', '3']])
    await expect(admin(urlOf(app), 'backup', ...words)).rejects.toThrow('npm run admin');
});

test('no file is overwritten, and no missing database is created', async () => {
  const app = await startApp();
  const { code } = await played(app, 1);
  const file = join(app.folder, 'there');
  writeFileSync(file, 'precious');
  await expect(admin(urlOf(app), 'export', code, file)).rejects.toThrow('already exists');
  await expect(admin(urlOf(app), 'backup', file)).rejects.toThrow('already exists');
  expect(readFileSync(file, 'utf8')).toBe('precious');
  rmSync(file);
  await expect(admin(`sqlite:${file}`, 'rooms')).rejects.toThrow('There is no database');
  await expect(admin(`sqlite:${file}`, 'backup', `${file}.copy`)).rejects.toThrow('There is no database');
});

test('with PostgreSQL the output names the command to run instead, without the password', async () => {
  const url = 'postgres://lantern:password@host/lantern';
  const [backup, restore] = await Promise.all(
    ['backup', 'restore'].map((word) => admin(url, word, "Ana's.dump").catch((error: Error) => error.message)),
  );
  expect(backup).toContain(`pg_dump --format=custom --file='Ana'\\''s.dump' "$DATABASE_URL"`);
  expect(restore).toContain(`pg_restore --no-owner --file=lantern.sql 'Ana'\\''s.dump'`);
  expect(restore).toContain(`--command='DROP SCHEMA public CASCADE; CREATE SCHEMA public'`);
  expect(`${backup}${restore}`).not.toContain('password');
});

test.each(['', 'dance', 'rooms all', 'export K7WQ3H', 'constructor'])(
  'any other command prints the usage: "%s"',
  async (words) => {
    const asked = admin('sqlite:nowhere.db', ...words.split(' '));
    await expect(asked).rejects.toThrow(AdminError);
    await expect(asked).rejects.toThrow('npm run admin -- <command>');
  },
);

describe('the clock of the machine', () => {
  test('is confirmed: deadlines over days are extended by the time since the last beat', async () => {
    const app = await startApp();
    const { days } = app.parts.store;
    const before = Date.now() - 40 * 24 * HOUR;
    await days.beat({ now: before, before: null, shift: 0, notBefore: 0 });
    expect(await admin(urlOf(app), 'clocks', 'confirm')).toContain('extended by 961 hours');
    expect((await days.course()).lastBeat).toBeGreaterThan(before);
  });

  test('is not confirmed by another word', async () => {
    const app = await startApp();
    await expect(admin(urlOf(app), 'clocks', 'set')).rejects.toThrow(AdminError);
    expect((await app.parts.store.days.course()).lastBeat).toBeNull();
  });
});
