import type { SeatView } from './roomSeats';
import type { RoomState } from './rooms';
import type { Seat } from './seat';
import type { DayClockView } from './tempo';

/** Maximum number of rooms in one request. */
export const ROOMS_ON_DESK = 100;

/** Maximum number of keys that a browser may show for one room, since several people may share it. */
export const KEYS_OF_ROOM = 8;

/** A room of a browser, as one line of a list. */
export interface DeskRoom {
  code: string;
  game: string;
  state: RoomState;
  paused: boolean;
  seats: Pick<SeatView, 'seat' | 'kind' | 'name'>[];
  /** The seats that the shown keys open. */
  mine: Seat[];
  /** Whether the room plays over days. */
  overDays: boolean;
  /**
   * The deadline of the open decision and the seats that owe it; absent in one go, where `RoomGlance` contains the
   * seats.
   */
  dayClock?: DayClockView;
  /** Milliseconds since the last move or, before the first, since the deal, at the time of sending; `null` without a match. */
  ago: number | null;
  /** Number of messages that the person on the first of these seats has not read on any device. */
  unread: number;
}

/** The rooms of a browser. After too many unknown codes, the lists omit rooms for which the browser shows no key. */
export interface Desk {
  rooms: DeskRoom[];
  /** The codes of rooms that do not exist. */
  gone: string[];
}
