import type { View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { BoardProps } from '../../../match/gameBoard';
import type { OpenSheet } from './openSheet';

/** What every sheet over the board is drawn from. */
export type SheetProps = BoardProps<View> & { voice: Voice; openSheet(sheet: OpenSheet): void; onClose(): void };
