import type { View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { BoardProps } from '../../../match/gameBoard';
import type { OpenSheet } from './openSheet';

/** The data of every sheet over the board. */
export type SheetProps = BoardProps<View> & { voice: Voice; openSheet(sheet: OpenSheet): void; onClose(): void };
