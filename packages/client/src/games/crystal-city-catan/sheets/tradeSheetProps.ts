import type { View } from '@lantern/games/crystal-city-catan/board';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardProps } from '../../../match/gameBoard';

export interface TradeSheetProps extends Pick<BoardProps<View>, 'view' | 'legal' | 'whyNot' | 'act'> {
  seat: Seat;
  /** `offerTrade`, or `counterTrade` when answering. */
  move: 'offerTrade' | 'counterTrade';
  rival: string;
  onClose(): void;
}
