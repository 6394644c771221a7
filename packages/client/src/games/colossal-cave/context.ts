import type { CardId, RoomId, View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { t as appStrings } from '../../i18n/strings';
import type { BoardProps } from '../../match/gameBoard';
import { t } from './strings';

/** Where the viewer has a card. */
export type Held = 'hand' | 'carried';

/** What was tapped and is looked at, one thing at a time: a sheet over the board, or a card's deeds in the action bar. */
export type OpenSheet =
  | { kind: 'card'; card: CardId; from: Held | 'elsewhere' }
  | { kind: 'deeds'; card: CardId; from: Held }
  | { kind: 'room'; room: RoomId }
  | { kind: 'discard' }
  | { kind: 'standing' };

/** What every part of the board is given. */
export interface BoardContext extends BoardProps<View> {
  openSheet(sheet: OpenSheet | null): void;
  /** The player who moves wants to be asked in the reaction windows of their own move (R8.3). */
  hold: boolean;
  setHold(hold: boolean): void;
}

/** How a seat is called: its name, or "You". */
export function called({ seat: me, names }: Pick<BoardProps<View>, 'seat' | 'names'>, seat: Seat): string {
  return seat === me ? t().you : (names[seat] ?? appStrings().common.seat(Number(seat) + 1));
}
