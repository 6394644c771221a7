import type { SayAck } from '@lantern/protocol/chat';
import type { Namespace, Socket } from 'socket.io';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { refused } from '../refusals';
import type { Chat } from '../rooms/chat/chat';
import { mayHear, playersOf } from '../rooms/chat/chatAudience';
import { parseMessage, saidOf } from '../rooms/chat/chatMessages';
import type { Presence } from '../rooms/presence/presence';
import type { ChatRecord } from '../store/chat';
import type { RoomRecord } from '../store/records';
import type { Visitor } from '../store/shared';
import { guestOf, type RoomBroadcast } from './roomBroadcast';
import type { GatewayLimits } from './socketLimits';

export interface ChatGatewayParts {
  chat: Chat;
  limits: GatewayLimits;
  subscriptions: Pick<RoomSubscriptions, 'room'>;
  presence: Pick<Presence, 'visitors'>;
}

export class ChatGateway {
  readonly #namespace: Namespace;
  readonly #people: Pick<RoomBroadcast, 'sockets'>;
  readonly #parts: ChatGatewayParts;

  constructor(namespace: Namespace, people: Pick<RoomBroadcast, 'sockets'>, parts: ChatGatewayParts) {
    this.#namespace = namespace;
    this.#people = people;
    this.#parts = parts;
    parts.chat.listen((code, remarks, what) => {
      const room = parts.subscriptions.room(code);
      if (room) this.#tellAll(room, remarks, what === 'new' ? 'said' : 'conversation');
    });
  }

  /** Sends the chat history to a new connection. */
  async join(socket: Socket): Promise<void> {
    const { code, visitor } = guestOf(socket);
    const remarks = await this.#parts.chat.history(code);
    const room = this.#parts.subscriptions.room(code);
    if (!room) return;
    const plays = this.#players(room)(visitor);
    const heard = remarks.filter((remark) => mayHear(plays, remark));
    if (heard.length > 0) socket.emit('conversation', heard.map(saidOf));
  }

  /** Posts a message. Throws `TOO_MANY_REQUESTS`, `MALFORMED`, `BAD_MESSAGE`, `FORBIDDEN_WORD`, `MUTED`, `NO_SUCH_ROOM`. */
  async say(socket: Socket, address: string, said: unknown[]): Promise<SayAck> {
    const { limits, chat, subscriptions, presence } = this.#parts;
    const { code, visitor } = guestOf(socket);
    if (!(await limits.maySpeak(socket.conn, address))) throw refused('TOO_MANY_REQUESTS');
    if (said.length !== 1) throw refused('MALFORMED');
    const saying = parseMessage(said[0]);
    const room = subscriptions.room(code);
    if (!room) throw refused('NO_SUCH_ROOM');
    await chat.say(room, visitor, saying, presence.visitors(code));
    return { ok: true };
  }

  /** Broadcasts messages, encoded once for all receivers of the same messages. */
  #tellAll(room: RoomRecord, remarks: readonly ChatRecord[], event: 'said' | 'conversation'): void {
    const forAll = remarks.filter(isForAll).map(saidOf);
    if (forAll.length === remarks.length) {
      this.#namespace.to(room.code).emit(event, forAll);
      return;
    }
    const plays = this.#players(room);
    const ids = this.#people.sockets(room.code).flatMap((socket) => {
      return mayHear(plays(guestOf(socket).visitor), { audience: 'watchers' }) ? [] : socket.id;
    });
    if (forAll.length > 0 && ids.length > 0) this.#namespace.to(ids).emit(event, forAll);
    this.#namespace.to(room.code).except(ids).emit(event, remarks.map(saidOf));
  }

  #players(room: RoomRecord): (visitor: Visitor) => boolean {
    return playersOf(room, this.#parts.presence.visitors(room.code));
  }
}

function isForAll({ audience }: ChatRecord): boolean {
  return audience === 'all';
}
