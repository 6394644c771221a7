import type { View } from '@lantern/games/new-game/board';
import type { Beats } from '../../match/timeline/beats';

/** The die tumbles, lands, and stands before anything else happens. */
export const beats: Beats<View> = {
  rolled: { dice: () => 1, hold: 500, land: (shown, { die }) => ({ ...shown, die }) },
  played: { hold: 700 },
};
