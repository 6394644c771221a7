/** Every socket namespace with its events, as data: `docs/protocol.md` is held against it. */
import type * as v from 'valibot';
import { REFUSED, type ServerCode } from './apiError';
import * as packets from './packets';

export interface SocketEvent {
  /** `/room`, or `/<game id>` for the namespaces of the games. */
  namespace: '/room' | '/<game id>';
  from: 'client' | 'server';
  name: string;
  /** What is sent, in order. */
  args: string;
  schema?: v.GenericSchema;
  /** What it is, and how it is acknowledged if the client asks for that. */
  does: string;
  /** Its own refusals, beside `MALFORMED`, `TOO_MANY_REQUESTS`, `CLOSING`, `STORE_DOWN` and `INTERNAL`. */
  refusals?: readonly ServerCode[];
}

/** What a connection may be refused with: the `data` of the error is an `ApiError`. */
export const connectionRefusals: readonly ServerCode[] = [
  'MALFORMED',
  'WRONG_HOST',
  'FOREIGN_ORIGIN',
  'TOO_MANY_REQUESTS',
  'ALREADY_CONNECTED',
  'NO_SUCH_GAME',
  'NO_SUCH_ROOM',
  'BAD_NAME',
  'NOT_HOST',
  'NOT_YOUR_SEAT',
  'ROOM_CROWDED',
  'CLOSING',
  'STORE_DOWN',
  'INTERNAL',
];

export const events: readonly SocketEvent[] = [
  {
    namespace: '/room',
    from: 'client',
    name: 'say',
    args: 'content',
    schema: packets.chatContent,
    does: 'says something in the chat; acknowledged by `SayAck`',
    refusals: ['BAD_MESSAGE', 'MUTED', 'NO_SUCH_ROOM'],
  },
  { namespace: '/room', from: 'server', name: 'you', args: '`You`', does: 'what the keys of this connection prove' },
  { namespace: '/room', from: 'server', name: 'room', args: '`RoomUpdate`', does: 'how the room stands' },
  {
    namespace: '/room',
    from: 'server',
    name: 'conversation',
    args: '`ChatMessage[]`',
    does: 'what was said until now, in order; only if there is anything',
  },
  { namespace: '/room', from: 'server', name: 'said', args: '`ChatMessage[]`', does: 'what is said from then on' },
  {
    namespace: '/<game id>',
    from: 'client',
    name: 'sync',
    args: 'matchID, playerID, credentials, numPlayers',
    schema: packets.syncPacket,
    does: 'follows a match: as a seat, or as a watcher without `playerID`; answered by `sync`',
    refusals: ['NO_SUCH_MATCH', 'NO_SUCH_SEAT', 'NOT_YOUR_SEAT', 'ROOM_CROWDED'],
  },
  {
    namespace: '/<game id>',
    from: 'client',
    name: 'update',
    args: 'action, stateID, matchID, playerID',
    schema: packets.updatePacket,
    does: 'makes a move; acknowledged by `MoveAck`',
    refusals: [
      'MOVES_ONLY',
      'NO_SUCH_MATCH',
      'NO_SUCH_SEAT',
      'NOT_YOUR_SEAT',
      'PAUSED',
      'ROOM_NOT_PLAYING',
      'STALE_STATE',
      'TABLE_FROZEN',
    ],
  },
  {
    namespace: '/<game id>',
    from: 'server',
    name: 'sync',
    args: 'matchID, { state, log, filteredMetadata }',
    does: 'the view of the audience, as the state of a boardgame.io client; again when the match begins anew',
  },
  {
    namespace: '/<game id>',
    from: 'server',
    name: 'patch',
    args: 'matchID, previousStateID, stateID, patch, log',
    does: 'one change of the view (RFC 6902); sent only to audiences that may notice it',
  },
  {
    namespace: '/<game id>',
    from: 'server',
    name: 'update',
    args: 'matchID, state, log',
    does: 'the whole view after a move that was made without an acknowledgement, to whoever made it',
  },
  {
    namespace: '/<game id>',
    from: 'server',
    name: 'matchData',
    args: 'matchID, { id, name?, isConnected? }[]',
    does: 'who sits where, and who is connected',
  },
  {
    namespace: '/<game id>',
    from: 'server',
    name: REFUSED,
    args: '`ApiError`',
    does: 'a message without an acknowledgement is refused; also in `/room`',
  },
];
