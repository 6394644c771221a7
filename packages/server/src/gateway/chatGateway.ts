import type { ChatMessage, SayAck } from '@lantern/protocol/chat';
import type { Namespace, Socket } from 'socket.io';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { refused } from '../refusals';
import type { Chat } from '../rooms/chat/chat';
import { mayHear } from '../rooms/chat/chatAudience';
import { parseMessage } from '../rooms/chat/chatMessages';
import type { ChatRecord } from '../store/chat';
import type { RoomRecord } from '../store/records';
import { guestOf, type RoomBroadcast } from './roomBroadcast';
import type { GatewayLimits } from './socketLimits';

export interface ChatGatewayParts {
  chat: Chat;
  limits: GatewayLimits;
  subscriptions: Pick<RoomSubscriptions, 'room'>;
}

/** The chat of a room, for its connections. */
export class ChatGateway {
  readonly #namespace: Namespace;
  readonly #people: Pick<RoomBroadcast, 'sockets'>;
  readonly #parts: ChatGatewayParts;

  constructor(namespace: Namespace, people: Pick<RoomBroadcast, 'sockets'>, parts: ChatGatewayParts) {
    this.#namespace = namespace;
    this.#people = people;
    this.#parts = parts;
    parts.chat.listen((code, remarks) => {
      const room = parts.subscriptions.room(code);
      if (room) this.#tellAll(room, remarks);
    });
  }

  /** Sends the chat history to a new connection. */
  async join(socket: Socket): Promise<void> {
    const { code, visitor } = guestOf(socket);
    const remarks = await this.#parts.chat.history(code);
    const room = this.#parts.subscriptions.room(code);
    if (!room) return;
    const heard = remarks.filter((remark) => mayHear(room, visitor, remark));
    if (heard.length > 0) socket.emit('conversation', heard.map(saidOf));
  }

  /** Posts a message. Throws `TOO_MANY_REQUESTS`, `MALFORMED`, `BAD_MESSAGE`, `MUTED`, `NO_SUCH_ROOM`. */
  async say(socket: Socket, address: string, said: unknown[]): Promise<SayAck> {
    const { limits, chat, subscriptions } = this.#parts;
    const { code, visitor } = guestOf(socket);
    if (!(await limits.maySpeak(socket.conn, address))) throw refused('TOO_MANY_REQUESTS');
    if (said.length !== 1) throw refused('MALFORMED');
    const saying = parseMessage(said[0]);
    const room = subscriptions.room(code);
    if (!room) throw refused('NO_SUCH_ROOM');
    await chat.say(room, visitor, saying);
    return { ok: true };
  }

  /** Broadcasts messages, encoded once for all who may hear the same. */
  #tellAll(room: RoomRecord, remarks: readonly ChatRecord[]): void {
    const forAll = remarks.filter(isForAll).map(saidOf);
    if (forAll.length === remarks.length) {
      this.#namespace.to(room.code).emit('said', forAll);
      return;
    }
    const ids = this.#people.sockets(room.code).flatMap((socket) => {
      return mayHear(room, guestOf(socket).visitor, { audience: 'watchers' }) ? [] : socket.id;
    });
    if (forAll.length > 0 && ids.length > 0) this.#namespace.to(ids).emit('said', forAll);
    this.#namespace.to(room.code).except(ids).emit('said', remarks.map(saidOf));
  }
}

function isForAll({ audience }: ChatRecord): boolean {
  return audience === 'all';
}

/** A remark as it may be told: an allow-list. */
function saidOf({ audience, n, at, speaker, saying }: ChatRecord): ChatMessage {
  return { audience, n, at, speaker, saying };
}
