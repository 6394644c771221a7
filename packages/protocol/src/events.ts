/** Every socket namespace with its events, as data; tests compare `docs/protocol.md` with it. */
import type * as v from 'valibot';
import { REFUSED, type ServerCode } from './apiError';
import * as packets from './packets';

export interface SocketEvent {
  /** `/room`, or `/<game id>` for the namespaces of the games. */
  namespace: '/room' | '/<game id>';
  from: 'client' | 'server';
  name: string;
  /** The arguments, in order. */
  args: string;
  schema?: v.GenericSchema;
  /** The meaning of the event, and its acknowledgement if the client requests one. */
  does: string;
  /** Its own refusals, in addition to `MALFORMED`, `TOO_MANY_REQUESTS`, `CLOSING`, `STORE_DOWN` and `INTERNAL`. */
  refusals?: readonly ServerCode[];
}

export const events: readonly SocketEvent[] = [
  {
    namespace: '/room',
    from: 'client',
    name: 'say',
    args: 'content',
    schema: packets.chatContent,
    does: 'posts a chat message; acknowledged by `SayAck`',
    refusals: ['BAD_MESSAGE', 'FORBIDDEN_WORD', 'MUTED', 'NO_SUCH_ROOM'],
  },
  {
    namespace: '/room',
    from: 'client',
    name: 'attend',
    args: 'attends',
    schema: packets.attention,
    does: 'reports whether the page is visible and was used within five minutes: over days such a player gets no notification, and no answers given in advance are played for them; acknowledged by `{ ok: true }`',
  },
  {
    namespace: '/room',
    from: 'client',
    name: 'mark',
    args: 'mark',
    schema: packets.mark,
    does: 'marks a message as read or a view as seen, for the other devices and the next visit of the person on the seat; acknowledged by `{ ok: true }`',
    refusals: ['NOT_YOUR_SEAT'],
  },
  {
    namespace: '/room',
    from: 'server',
    name: 'you',
    args: '`You`',
    does: 'the seat and roles that the keys of this connection prove',
  },
  {
    namespace: '/room',
    from: 'server',
    name: 'marks',
    args: '`Marks`',
    does: 'the marks of the person on the seat; before the first `room`, and again after a change on another connection',
  },
  { namespace: '/room', from: 'server', name: 'room', args: '`RoomUpdate`', does: 'the state of the room' },
  {
    namespace: '/room',
    from: 'server',
    name: 'conversation',
    args: '`ChatMessage[]`',
    does: 'the chat messages so far, in order, if there are any; later also messages that their author has deleted',
  },
  { namespace: '/room', from: 'server', name: 'said', args: '`ChatMessage[]`', does: 'later chat messages' },
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
    from: 'client',
    name: 'shown',
    args: 'matchID, stateID, playerID',
    schema: packets.shownPacket,
    does:
      'reports the version up to which the view of the seat has been shown: bots wait for it, for at most two seconds; ' +
      'acknowledged by `{ ok: true }`',
    refusals: ['NOT_YOUR_SEAT'],
  },
  {
    namespace: '/<game id>',
    from: 'server',
    name: 'sync',
    args: 'matchID, { state, log, filteredMetadata }',
    does: 'the view of the audience, as the state of a boardgame.io client; again when the match was reloaded',
  },
  {
    namespace: '/<game id>',
    from: 'server',
    name: 'patch',
    args: 'matchID, previousStateID, stateID, patch, log',
    does: 'one change of the view (RFC 6902); sent only to audiences whose view may show it',
  },
  {
    namespace: '/<game id>',
    from: 'server',
    name: 'update',
    args: 'matchID, state, log',
    does: 'the whole view after a move without an acknowledgement, to its sender',
  },
  {
    namespace: '/<game id>',
    from: 'server',
    name: 'matchData',
    args: 'matchID, { id, name?, isConnected? }[]',
    does: 'the names on the seats, and who is connected',
  },
  {
    namespace: '/<game id>',
    from: 'server',
    name: REFUSED,
    args: '`ApiError`',
    does: 'a message without an acknowledgement is refused; also in `/room`',
  },
];
