import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import type { RoomCreated, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import { RawSocket } from './rawSocket';
import {
  aroundAMatch,
  aroundTheRoom,
  asOperator,
  atTheTable,
  endOfTheMatch,
  keysOfBrowser,
  overDays,
  pages,
  type RecordedRoom,
} from './recordedRequests';
import { RecordedTable } from './recordedTable';
import { Recorder, type Recording } from './recorder';
import { unrecorded } from './unrecorded';

/** The parameters of the recording, and the address of the push service. */
export interface RecordingParts {
  server: string;
  /** The address of the push service. */
  push: string;
  modules: readonly AnyModule[];
  seed: string;
}

/** Maximum number of evenings with a game until one is long enough to record. */
const MAX_EVENINGS = 10;

/**
 * Spends an evening with each game over real sockets and HTTP and records all requests and messages of the protocol.
 */
export async function record({ server, push, modules, seed }: RecordingParts): Promise<Recording> {
  const recordings: Recording[] = [];
  for (const module of modules) recordings.push(await evening(server, push, module, seed));
  const recording: Recording = {
    frames: recordings.flatMap(({ frames }) => frames),
    requests: recordings.flatMap(({ requests }) => requests),
  };
  const missing = unrecorded(recording);
  if (missing.length > 0) throw new Error(`no successful request was recorded for ${missing.join(', ')}`);
  return recording;
}

/** A match may be over before everything was recorded that needs a running one: then another one is started. */
async function evening(server: string, push: string, module: AnyModule, seed: string): Promise<Recording> {
  for (let tries = 1; tries <= MAX_EVENINGS; tries++) {
    const recorder = new Recorder(server);
    recorder.is(push, '{push}');
    const room = await opened(recorder, module);
    const table = new RecordedTable(recorder, module, seededRandom(`${seed}/${module.id}/${tries}`));
    for (const [seat, key] of room.keys.entries()) await table.join(room.matchId, String(seat), key);
    await table.join(room.matchId, null, null);
    const visitors = await conversation(recorder, module, room);
    await table.play(room.matchId);
    if (!table.over) await aroundTheTable(recorder, room, table, push);
    table.close();
    for (const line of visitors) line.close();
    if (table.over) continue;
    await pages(recorder, module, room);
    await lobby(recorder, module);
    return recorder.recording();
  }
  throw new Error(`${module.id} ended too early for the recording, ${MAX_EVENINGS} times`);
}

async function aroundTheTable(
  recorder: Recorder,
  room: RecordedRoom,
  table: RecordedTable,
  push: string,
): Promise<void> {
  await atTheTable(recorder, room, table);
  await aroundTheRoom(recorder, room);
  await keysOfBrowser(recorder, room);
  await overDays(recorder, room);
  await asOperator(recorder, room);
  await aroundAMatch(recorder, room, push);
  await endOfTheMatch(recorder, room, table);
}

async function opened(recorder: Recorder, { id, players }: AnyModule): Promise<RecordedRoom> {
  const wish = { game: id, players: players.max, options: {}, listed: true, name: 'Ana' };
  const { room, hostKey, seat: first } = (await recorder.call('POST', '/api/rooms', wish)) as RoomCreated;
  const { code } = room;
  recorder.is(code, '{code}');
  recorder.is(hostKey, '{hostKey}');
  const path = `/api/rooms/${code}`;
  const keys = [first?.seatKey ?? ''];
  await recorder.call('GET', '/api/rooms');
  await recorder.call('GET', path);
  await recorder.call('POST', `${path}/configure`, { listed: false, players: players.max }, hostKey);
  await recorder.call('POST', `${path}/seats/1/bot`, {}, hostKey);
  await recorder.call('POST', `${path}/seats/1/bot`, { name: 'Robin', level: 'strong' }, hostKey);
  await recorder.call('POST', `${path}/seats/1/stand`, {}, hostKey);
  for (let seat = 1; seat < players.max; seat++) {
    const taken = (await recorder.call('POST', `${path}/seats/${seat}/sit`, { name: `Ben ${seat}` })) as SeatTaken;
    keys.push(taken.seatKey);
  }
  for (const key of keys) recorder.is(key, '{key}');
  for (const to of ['1', '0']) await recorder.call('POST', `${path}/seats/${to === '1' ? 0 : 1}/move`, { to }, hostKey);
  const absence = { after: 30, by: 'bot', level: 'easy' };
  for (const locked of [true, false])
    await recorder.call('POST', `${path}/configure`, { absence, locked, hints: locked }, hostKey);
  const { matchId } = (await recorder.call('POST', `${path}/start`, {}, hostKey)) as RoomView;
  if (matchId === null) throw new Error('the recorded room does not start');
  recorder.is(matchId, '{match}');
  return { path, code, hostKey, matchId, keys };
}

/** The host and a watcher join the room and chat. */
async function conversation(recorder: Recorder, { id }: AnyModule, room: RecordedRoom): Promise<RawSocket[]> {
  const { path, code, hostKey, keys } = room;
  const lines: RawSocket[] = [];
  const watcher = { seat: null, name: 'Cy' };
  for (const about of [{ name: 'Ana', hostKey, seatKey: keys[0] }, { name: watcher.name }, {}]) {
    const proof = JSON.stringify({ code, ...about });
    lines.push(await RawSocket.open(recorder.server, '/room', '10.2.0.1', proof));
    // Over a connection that is already in the room this would not be valid traffic.
    recorder.note(`/${id}`, `40/room,${proof}`);
  }
  const rules = [{ watchers: 'apart' }, { mute: watcher }, { unmute: watcher }, { watchers: 'together' }];
  for (const rule of rules) await recorder.call('POST', `${path}/talk`, rule, hostKey);
  const said = [{ text: 'Good evening, and good luck! ✨' }, { phrase: 'wellPlayed' }, { reaction: 'cheer' }];
  for (const [index, line] of lines.entries())
    for (const saying of said) {
      // A client that needs no acknowledgement sends no id.
      const text = `42/room,${index || ''}${JSON.stringify(['say', saying])}`;
      line.send(text);
      recorder.note('/room', text);
    }
  const marks = { read: 1, seen: { matchId: room.matchId, version: 1, fact: 1 } };
  for (const message of [
    ['attend', true],
    ['attend', false],
    ['mark', marks],
  ]) {
    const text = `42/room,${JSON.stringify(message)}`;
    lines[0]?.send(text);
    recorder.note('/room', text);
  }
  return lines;
}

/** The requests of boardgame.io's own lobby client. */
async function lobby(recorder: Recorder, { id, players }: AnyModule): Promise<void> {
  const games = `/games/${id}`;
  await recorder.call('GET', '/games');
  await recorder.call('GET', `${games}?isGameover=false&updatedAfter=1000`);
  const wish = { numPlayers: players.max, setupData: {}, unlisted: false };
  const { matchID } = (await recorder.call('POST', `${games}/create`, wish)) as { matchID: string };
  recorder.is(matchID, '{match}');
  const seat = { playerID: '0', playerName: 'Ana' };
  const joined = (await recorder.call('POST', `${games}/${matchID}/join`, seat)) as { playerCredentials: string };
  recorder.is(joined.playerCredentials, '{key}');
  const proof = { playerID: '0', credentials: joined.playerCredentials };
  await recorder.call('GET', `${games}/${matchID}`);
  await recorder.call('POST', `${games}/${matchID}/update`, { ...proof, newName: 'Bea' });
  await recorder.call('POST', `${games}/${matchID}/rename`, { ...proof, newName: 'Ana' });
  await recorder.attempt('POST', `${games}/${matchID}/playAgain`, proof);
  await recorder.call('POST', `${games}/${matchID}/leave`, proof);
}
