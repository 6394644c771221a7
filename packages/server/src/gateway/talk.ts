import type { Said, SayAck } from '@lantern/games/protocol';
import type { Socket } from 'socket.io';
import type { Conversations } from '../rooms/conversations';
import { seatOf } from '../rooms/presence';
import { refused } from '../rooms/refused';
import { remarkOf } from '../rooms/remarks';
import type { Visitor } from '../store/roll';
import type { RoomRecord } from '../store/store';
import type { SaidRecord } from '../store/talk';
import type { GatewayLimits } from './limits';

export interface TalkGatewayParts {
  conversations: Conversations;
  limits: GatewayLimits;
  /** A room that is cared for, as it stands. */
  room: (code: string) => RoomRecord | undefined;
}

/** Who is behind a connection to a room. */
export interface Listener {
  socket: Socket;
  visitor: Visitor;
}

/** The conversation of a room, as its connections take part in it. */
export class TalkGateway {
  readonly #parts: TalkGatewayParts;

  /** @param listeners all who have a room open through this server */
  constructor(parts: TalkGatewayParts, listeners: (code: string) => Listener[]) {
    this.#parts = parts;
    parts.conversations.listen((code, remarks) => {
      const room = parts.room(code);
      if (room) for (const listener of listeners(code)) tell(listener, 'said', room, remarks);
    });
  }

  /** Tells somebody who has come in what was said until now. */
  async join(listener: Listener, code: string): Promise<void> {
    const remarks = await this.#parts.conversations.begin(code);
    const room = this.#parts.room(code);
    if (room) tell(listener, 'conversation', room, remarks);
  }

  /** Says something. Throws `TOO_MANY_REQUESTS`, `MALFORMED`, `BAD_MESSAGE`, `MUTED`, `NO_SUCH_ROOM`. */
  async say({ socket, visitor }: Listener, code: string, address: string, said: unknown[]): Promise<SayAck> {
    const { limits, conversations } = this.#parts;
    if (!(await limits.maySpeak(socket.conn, address))) throw refused('TOO_MANY_REQUESTS');
    if (said.length !== 1) throw refused('MALFORMED');
    const saying = remarkOf(said[0]);
    const room = this.#parts.room(code);
    if (!room) throw refused('NO_SUCH_ROOM');
    await conversations.say(room, visitor, saying);
    return { ok: true };
  }
}

/** What watchers say among themselves is for nobody who sits at the table. */
function tell(
  { socket, visitor }: Listener,
  event: 'said' | 'conversation',
  room: RoomRecord,
  remarks: readonly SaidRecord[],
): void {
  const watches = seatOf(room, visitor) === null;
  const heard = remarks.filter(({ audience }) => audience === 'all' || watches).map(saidOf);
  if (heard.length > 0) socket.emit(event, heard);
}

/** A remark as it may be told: an allow-list. */
function saidOf({ audience, n, at, speaker, saying }: SaidRecord): Said {
  return { audience, n, at, speaker, saying };
}
