import type { View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardProps } from '../../../match/gameBoard';
import type { Selection, SetSelection } from '../selection';

export interface DecisionProps extends Pick<BoardProps<View>, 'view' | 'legal' | 'whyNot' | 'act' | 'pending'> {
  seat: Seat;
  voice: Voice;
  selection: Selection;
  setSelection: SetSelection;
}
