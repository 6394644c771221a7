import type { SeatView } from './roomSeats';
import type { RoomState } from './rooms';
import type { Seat } from './seat';
import type { DayClockView } from './tempo';

/** Rooms that a browser may ask for at once. */
export const ROOMS_ON_DESK = 100;

/** Keys of seats that a browser may show for one room: several people may share it. */
export const KEYS_OF_ROOM = 8;

/** A room of a browser in one line. */
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
  /** The deadline of the open decision and who owes it; absent in one go, where `RoomGlance` tells who must move. */
  dayClock?: DayClockView;
  /** Milliseconds since the last move or, before the first, since the deal, at the time of sending; `null` without a match. */
  ago: number | null;
  /** Messages that the person of the first of these seats has not read on any device. */
  unread: number;
}

/** The rooms of a browser. After too many unknown codes, rooms of which it holds no key are in neither list. */
export interface Desk {
  rooms: DeskRoom[];
  /** The codes of rooms that do not exist. */
  gone: string[];
}
