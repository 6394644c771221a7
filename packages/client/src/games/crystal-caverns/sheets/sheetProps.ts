import type { View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { BoardProps } from '../../../match/gameBoard';

/** What every sheet over the board is drawn from. */
export type SheetProps = BoardProps<View> & { voice: Voice; onClose(): void };
