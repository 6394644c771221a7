import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import Database from 'better-sqlite3';
import { loadConfig } from '../config';
import { openRoom, start, startApp, startNext, stopApps, type TestApp } from '../testing/app';
import { toy } from '../testing/toy';
import { AdminError } from './adminError';
import { run } from './commands';

afterEach(stopApps);

async function admin(app: TestApp, ...words: string[]): Promise<string> {
  const said: string[] = [];
  const config = loadConfig({ DATABASE_URL: `sqlite:${join(app.folder, 'test.db')}` });
  await run(
    config,
    words,
    (line) => said.push(line),
    async () => true,
    [colossalCave, toy],
  );
  return said.join('\n');
}

/** Number of rows of each table that an import writes to. */
function rows(app: TestApp): number[] {
  const database = new Database(join(app.folder, 'test.db'), { readonly: true });
  const matches = ['rooms', 'matches', 'snapshots', 'moves', 'said'];
  const counts = matches.map((match) => database.prepare(`SELECT count(*) FROM ${match}`).pluck().get() as number);
  database.close();
  return counts;
}

// biome-ignore lint/suspicious/noExplicitAny: the tests change files in ways that no type allows
type Anything = any;

/** An export with two matches: the first is over, the second has three moves. */
async function exported(app: TestApp): Promise<Anything> {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const first = (await start(app, room.code, hostKey)).matchId as string;
  await (await app.parts.matches.open(first))?.act({ seat: '0', move: 'concede', args: [] });
  const second = (await startNext(app, { code: room.code, hostKey, keys }, 'start')).matchId as string;
  const match = await app.parts.matches.open(second);
  for (let n = 0; n < 3; n++) {
    expect(await match?.act({ seat: String(n % 2), move: 'draw', args: [] })).toMatchObject({ ok: true });
  }
  const file = join(app.folder, 'evening.json');
  await admin(app, 'export', room.code, file);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Imports a text on a new server.
 * @returns the refusal; checks that nothing was stored
 */
async function refusal(text: string | Buffer): Promise<string> {
  const app = await startApp();
  const file = join(app.folder, 'hostile.json');
  writeFileSync(file, text);
  const before = rows(app);
  const error = await admin(app, 'import', file).catch((thrown: Error) => thrown);
  expect(error).toBeInstanceOf(AdminError);
  expect(rows(app)).toEqual(before);
  return (error as Error).message;
}

describe('a text that is not an export is refused in a sentence and leaves nothing behind', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', 'room'],
    ['another JSON', '{"rooms":[]}'],
    ['a deeply nested one', '['.repeat(200_000)],
    ['bytes', Buffer.from([0xff, 0xfe, 0, 0x80])],
    ['a number', '1e999'],
  ])('%s', async (_, text) =>
    expect(await refusal(text)).toMatch(/^This file was not written by `export` of this version/),
  );

  test('a file cut off at any place', async () => {
    const text = JSON.stringify(await exported(await startApp()));
    for (const part of [0.1, 0.5, 0.999])
      expect(await refusal(text.slice(0, text.length * part))).toMatch(
        /^This file was not written by `export` of this version/,
      );
  });

  test('a file of more than 256 MB, unread', async () => {
    const app = await startApp();
    const file = join(app.folder, 'huge.json');
    writeFileSync(file, '');
    truncateSync(file, 256 * 2 ** 20 + 1);
    await expect(admin(app, 'import', file)).rejects.toThrow(/huge\.json is larger than 256 MB/);
  });

  test('a folder', async () => {
    const app = await startApp();
    await expect(admin(app, 'import', app.folder)).rejects.toThrow(/ cannot be read/);
  });
});

describe('a manipulated export is refused in a sentence and leaves nothing behind', () => {
  const cases: [string, (exported: Anything) => void, RegExp][] = [
    ['a later version', (e) => Object.assign(e, { version: 2 }), /version is invalid/],
    ['an invalid code', (e) => Object.assign(e.room, { code: '../..' }), /room\.code is invalid/],
    ['an invalid id', (e) => Object.assign(e.matches[0], { id: 'a b\u001b[2J' }), /matches\.0\.id is invalid/],
    ['two matches with the same id', (e) => Object.assign(e.matches[0], { id: e.matches[1].id }), /have the same id/],
    ['no newest match', (e) => e.matches.pop(), /the newest match of the room is missing/],
    ['a match that is not named', (e) => Object.assign(e.room, { matchId: null }), /disagree/],
    ['a seat too many', (e) => e.room.seats.push({ ...e.room.seats[0], seat: '2' }), /disagree/],
    ['a seat twice', (e) => Object.assign(e.room.seats[1], { seat: '0' }), /seats of the room are missing/],
    ['a game that is not here', (e) => Object.assign(e.room, { game: 'chess' }), /does not have the game "chess"/],
    ['a game called like a property', (e) => Object.assign(e.matches[0], { game: 'constructor' }), /"constructor"/],
    ['newer rules', (e) => Object.assign(e.matches[0], { rulesVersion: 999 }), /newer rules of toy .*Upgrade/],
    ['newer rules of a move', (e) => Object.assign(e.matches[1].moves[0], { rulesVersion: 999 }), /newer rules of toy/],
    ['a hundred players', (e) => Object.assign(e.matches[1], { players: 100 }), /has 100 players/],
    ['more seats than its game has', (e) => e.room.seats.push(...Array(9).fill(e.room.seats[0])), /room has 11 seats/],
    ['a missing move', (e) => e.matches[1].moves.splice(1, 1), /moves of match .* are missing/],
    ['a move twice', (e) => e.matches[1].moves.push(e.matches[1].moves[2]), /moves of match .* are missing/],
    ['a time beyond all dates', (e) => Object.assign(e.matches[1].moves[0], { at: 9e15 }), /moves\.0\.at is invalid/],
    [
      'a number that SQLite cannot store',
      (e) => Object.assign(e.matches[1], { createdAt: 1e300 }),
      /createdAt is invalid/,
    ],
    ['an unknown audience', (e) => Object.assign(e.matches[1].versions, { 7: 1 }), /has an unknown audience/],
    ['no state at all', (e) => Object.assign(e.matches[1], { deal: {} }), /the deal of match .* is not one of toy/],
    ['a state as a list', (e) => Object.assign(e.matches[1], { deal: [] }), /the deal of match .* is not one of toy/],
    [
      'other players in the state',
      (e) => (e.matches[1].deal.ctx.numPlayers = 4),
      /the deal of match .* is not one of toy/,
    ],
    [
      'the state of another game',
      (e) => Object.assign(e.matches[1], { game: 'colossal-cave', players: 3 }),
      /not one of colossal-cave/,
    ],
    [
      'a delta to nowhere',
      (e) => (e.matches[1].moves[1].delta = [{ op: 'remove', path: '/no/where' }]),
      /move 2 of match/,
    ],
    [
      'a delta that ends the state',
      (e) => (e.matches[1].moves[2].delta = [{ op: 'remove', path: '/G' }]),
      /the end of match/,
    ],
    [
      'a delta that copies',
      (e) => e.matches[1].moves[2].delta.push({ op: 'copy', from: '/G', path: '/H' }),
      /op is invalid/,
    ],
    [
      'a delta to the prototype',
      (e) => e.matches[1].moves[2].delta.push({ op: 'add', path: '/__proto__/x', value: 1 }),
      /move 3/,
    ],
    [
      'a delta to the constructor',
      (e) => e.matches[1].moves[2].delta.push({ op: 'add', path: '/constructor/prototype/x', value: 1 }),
      /move 3/,
    ],
  ];

  test.each(cases)('%s', async (_, change, sentence) => {
    const changed = await exported(await startApp());
    change(changed);
    expect(await refusal(JSON.stringify(changed))).toMatch(sentence);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test('a key that would become the prototype of an object', async () => {
    const text = JSON.stringify(await exported(await startApp()));
    const changed = text.replace('"deal":{', '"deal":{"__proto__":{"G":1},');
    expect(await refusal(changed)).toMatch(/^This file was not written by `export` of this version/);
    expect(await refusal(changed.replace('__proto__', '\\u005f_proto__'))).toMatch(
      /^This file was not written by `export` of this version/,
    );
  });
});

test('an import interrupted by the database leaves nothing behind, and succeeds later', async () => {
  const [here, there] = [await startApp(), await startApp()];
  const file = join(there.folder, 'evening.json');
  writeFileSync(file, JSON.stringify(await exported(here)));
  const before = rows(there);
  const database = new Database(join(there.folder, 'test.db'));
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON moves WHEN NEW.seq = 3 BEGIN SELECT RAISE(ABORT, 'no'); END`);
  // Errors of SQLite's driver are not instances of this realm's `Error`.
  await expect(admin(there, 'import', file)).rejects.toMatchObject({ message: 'no' });
  expect(rows(there)).toEqual(before);
  database.exec('DROP TRIGGER full');
  database.close();
  expect(await admin(there, 'import', file)).toContain('with 2 matches is imported');
});
