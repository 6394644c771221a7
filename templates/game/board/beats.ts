import type { Facts, View } from '@lantern/games/new-game/board';
import type { Beats } from '../../match/timeline/beats';

/** The die rolls and lands; each fact is shown before the next one, on a board that agrees with it. */
export const beats: Beats<View> = {
  rolled: { dice: () => 1, hold: 500, land: (shown, { die }) => ({ ...shown, die }) },
  played: { hold: 700, land: played },
};

/** The card leaves the hand of its player, and scores. */
function played(shown: View, { seat, card, points }: Facts['played']): View {
  const { hand } = shown;
  return {
    ...shown,
    points: { ...shown.points, [seat]: (shown.points[seat] ?? 0) + points },
    played: [...shown.played, card],
    hand: shown.audience === seat ? hand.toSpliced(hand.indexOf(card), 1) : hand,
  };
}
