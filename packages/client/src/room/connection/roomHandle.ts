import type { BotWish, ChangeChat, ConfigureRoom } from '@lantern/protocol/bodies';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { ChatConnection } from '../../net/room/ChatConnection';
import type { RoomSnapshot, RunningClock, RunningWaits } from '../../net/room/RoomConnection';
import type { HeldKeys, HeldSeat } from '../../state/roomKeys';
import type { HostingActions } from '../hosting/hostingActions';

/** A room as its page needs it: what is known, who I am, and what I may ask for. */
export interface RoomHandle extends HostingActions, SeatActions, HostActions {
  code: string;
  status: RoomSnapshot['status'];
  refusal: RoomSnapshot['refusal'];
  /** Nothing before the first answer. */
  room: RoomView | null;
  clock: RunningClock | null;
  waits: RunningWaits;
  /** The seat this browser shows: the first of those it holds. */
  seat: Seat | null;
  seatKey: string | undefined;
  /** Every seat this browser holds, of all who share it. */
  held: readonly HeldSeat[];
  /** The shown seat is followed on another device as well. */
  alsoElsewhere: boolean;
  host: boolean;
  /** What proves it: the key of the room, or of the host's seat. */
  hostKey: string;
  /** The host is away, and not just for a blink. */
  hostAway: boolean;
  chat: ChatConnection;
  retry(): void;
  /** Tells the room under which name one watches from now on. */
  setName(name: string): void;
  /** The seat this browser has asked for. */
  requestedSeat: HeldKeys['asked'];
}

/** How seats are taken, left and shown here. Each resolves to whether it was done; what is refused is said on the screen. */
export interface SeatActions {
  sit(seat: Seat, name: string): Promise<boolean>;
  /** Asks for a seat of the running match that another has played. */
  requestSeat(seat: Seat, name: string): Promise<boolean>;
  /** Does not want the seat any more that was asked for. */
  withdrawSeatRequest(): Promise<boolean>;
  /** Frees the shown seat, or another one that is held. */
  stand(seat?: Seat): Promise<boolean>;
  /** Shows another of the seats that are held. */
  show(seat: Seat): void;
}

/** What the host may do in any room. Each resolves to whether it was done; what is refused is said on the screen. */
export interface HostActions {
  kick(seat: Seat): Promise<boolean>;
  /** Puts a bot on a free seat, or changes the one that sits there. */
  addBot(seat: Seat, wish?: BotWish): Promise<boolean>;
  configure(change: ConfigureRoom): Promise<boolean>;
  changeChat(change: ChangeChat): Promise<boolean>;
  start(): Promise<boolean>;
  timeOut(decisionId: number): Promise<boolean>;
}
