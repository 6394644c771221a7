import { type MatchState, stored } from '../match/transition';
import { normalCode } from '../rooms/access/keys';
import { extraTimeOf } from '../rooms/extraTime/extraTimeRules';
import type { MatchKey } from '../store/matchKey';
import type { MatchRecord, RoomRecord, StoredState } from '../store/records';
import type { Store } from '../store/store';
import { AdminError } from './adminError';
import type { MatchExport, RoomExport } from './exportFile';

/**
 * Exports a room by its code, with its chat, or one of its matches by id, without the chat. Moves made meanwhile may be
 * missing. Throws `AdminError` if neither exists.
 */
export async function exportRoom(store: Store, codeOrId: string): Promise<RoomExport> {
  const code = normalCode(codeOrId);
  const room = code === undefined ? undefined : await store.loadRoom(code);
  if (room) {
    const exported = await eveningIn(store, room, await store.maintenance.matches(room.code));
    return { ...exported, said: await saidIn(store, room.code) };
  }
  const roomOfMatch = await store.loadRoomOfMatch(codeOrId);
  if (!roomOfMatch) throw new AdminError(`There is no room and no match ${codeOrId}. \`rooms\` lists all rooms.`);
  const newest = roomOfMatch.matchId === codeOrId;
  const alone: RoomRecord = { ...roomOfMatch, matchId: codeOrId, state: newest ? roomOfMatch.state : 'over' };
  return eveningIn(store, alone, [codeOrId]);
}

async function eveningIn(store: Store, room: RoomRecord, ids: readonly string[]): Promise<RoomExport> {
  const matches: MatchExport[] = [];
  for (const id of ids) matches.push(await matchOf(store, { roomCode: room.code, matchId: id }));
  const { code, game, options, listed, state, matchId, createdAt } = room;
  // The export of a single match contains only its own result.
  const history = room.hosting.history.filter((played) => ids.includes(played.matchId));
  const seats = room.seats.map((record) => {
    const { seat, kind, name, standIn, level } = record;
    const extraTime = extraTimeOf(room, record) ?? record.extraTime;
    return { seat, kind, name, standIn, ...(level && { level }), ...(extraTime && { extraTime }) };
  });
  return {
    lantern: 'evening',
    version: 1,
    room: { code, game, options, listed, state, seats, matchId, createdAt, history },
    matches,
    said: [],
  };
}

async function saidIn(store: Store, code: string): Promise<RoomExport['said']> {
  const remarks = await store.chat.since(new Map([[code, { all: 0, watchers: 0 }]]));
  return remarks.flatMap(({ audience, at, speaker, saying }) =>
    'deleted' in saying ? [] : [{ audience, at, speaker, saying }],
  );
}

async function matchOf(store: Store, key: MatchKey): Promise<MatchExport> {
  const { matchId: id } = key;
  const [record, deal] = [await store.loadMatch(key), await store.stateAt(key, 0)];
  if (!record || !deal) throw new AdminError(`Match ${id} was deleted in the meantime.`);
  const { game, rulesVersion, players, options, versions, frozen, createdAt, seq } = record;
  const moves = (await store.moves(key))
    .slice(0, seq)
    .map(({ roomCode: _room, matchId: _match, ...move }) => ({ ...move, args: [...move.args] }));
  const over = newest(record).ctx.gameover !== undefined;
  const head = { id, game, rulesVersion, players, options, versions, frozen, createdAt };
  return { ...head, deal: over ? withheldFrom(deal) : deal, moves };
}

const newest = ({ state }: Pick<MatchRecord, 'state'>) => state as unknown as MatchState;

/** The initial state of a finished match; without everything the seed is made from if that is never revealed. */
function withheldFrom(deal: StoredState): StoredState {
  const state = deal as unknown as MatchState;
  const { fair, plugins } = state;
  if (!fair?.withheld) return deal;
  const { promise, withheld } = fair;
  const random = { data: { ...plugins.random.data, seed: '' } };
  return stored({ ...state, plugins: { ...plugins, random }, fair: { promise, salt: '', withheld } });
}
