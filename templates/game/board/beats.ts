import type { View } from '@lantern/games/new-game/board';
import type { Beats } from '../../match/timeline/beats';

/** The die rolls, lands, and is shown before the next fact. */
export const beats: Beats<View> = {
  rolled: { dice: () => 1, hold: 500, land: (shown, { die }) => ({ ...shown, die }) },
  played: { hold: 700 },
};
