import type { Mark } from '@lantern/protocol/packets';
import type { SeatLoss } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { DayClockView } from '@lantern/protocol/tempo';
import type { ChatConnection } from '../../net/room/ChatConnection';
import type { RoomSnapshot, RunningClock, RunningWaits } from '../../net/room/RoomConnection';
import type { HeldKeys, HeldSeat } from '../../state/roomKeys';
import type { HostingActions } from '../hosting/hostingActions';

/** What the server has told about the room. */
export interface RoomState {
  status: RoomSnapshot['status'];
  refusal: RoomSnapshot['refusal'];
  /** Null before the first answer. */
  room: RoomView | null;
  clock: RunningClock | null;
  /** The deadline of the open decision of a match over days. */
  dayClock: DayClockView | undefined;
  waits: RunningWaits;
  /** The marks of the person on the shown seat. */
  marks: RoomSnapshot['marks'];
  /** The host has been away for more than a moment. */
  hostAway: boolean;
}

/** The role of this browser in the room, with the keys that prove it. */
export interface RoomRole {
  code: string;
  /** The seat this browser shows: the first of those it holds. */
  seat: Seat | null;
  seatKey: string | undefined;
  /** How the last seat of this browser was lost, if it holds none. */
  lost: SeatLoss | undefined;
  /** All seats that this browser holds, of all people who share it. */
  held: readonly HeldSeat[];
  /** The shown seat is also open on another device. */
  alsoElsewhere: boolean;
  host: boolean;
  /** The key that proves the role of the host: that of the room, or that of the host's seat. */
  hostKey: string;
  requestedSeat: HeldKeys['asked'];
}

/** The open connection to the room. */
export interface RoomLink {
  chat: ChatConnection;
  /** Reports whether somebody looks at the page. */
  attend(attends: boolean): void;
  /** Marks a message as read or a view as seen by the person on the shown seat. */
  mark(mark: Mark): void;
  retry(): void;
  /** Sets the name that a spectator has from now on. */
  setName(name: string): void;
}

/** Taking and showing seats. Each action resolves to whether it succeeded; refusals are shown on the screen. */
export interface SeatActions {
  sit(seat: Seat, name: string): Promise<boolean>;
  /** Shows another held seat. */
  show(seat: Seat): void;
}

/** The actions of the host and of seated players. */
export interface RoomActs {
  act: HostingActions;
}

/** The room as its page needs it; a component takes the parts that it uses. */
export interface RoomHandle extends RoomState, RoomRole, RoomLink, SeatActions, RoomActs {}
