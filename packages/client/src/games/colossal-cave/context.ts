import type { CardId, RoomId, View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { t as appStrings } from '../../i18n/strings';
import type { BoardProps } from '../../match/gameBoard';
import type { Playing } from './decisions/usePlaying';
import { t } from './strings';

/** The place of a viewer's card. */
export type Held = 'hand' | 'carried';

/** The selected thing, one at a time: a sheet over the board, or a card's actions in the action bar. */
export type OpenSheet =
  | { kind: 'card'; card: CardId; from: Held | 'elsewhere' }
  | { kind: 'deeds'; card: CardId; from: Held }
  | { kind: 'room'; room: RoomId }
  | { kind: 'discard' }
  | { kind: 'standing' };

export interface BoardContext extends BoardProps<View> {
  sheet: OpenSheet | null;
  openSheet(sheet: OpenSheet | null): void;
  /** The card that is open to be played; `null` if there is none. */
  playing: Playing | null;
  /** The element in which a decision is shown instead of the hand; `null` for watchers. */
  handPlace: HTMLElement | null;
  /** Reports whether something covers the board. */
  cover(on: boolean): void;
  covered: boolean;
  /** The player who moves wants to be asked in the reaction windows of their own move (R8.3). */
  hold: boolean;
  setHold(hold: boolean): void;
}

/** The name of a seat, or "You". */
export function called({ seat: me, names }: Pick<BoardProps<View>, 'seat' | 'names'>, seat: Seat): string {
  return seat === me ? t().you : (names[seat] ?? appStrings().common.seat(Number(seat) + 1));
}
