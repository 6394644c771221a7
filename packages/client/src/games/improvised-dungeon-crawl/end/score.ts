import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import type { MatchScore } from '../../../match/end/gameEnd';
import { kindredName } from '../names';
import { t } from './strings';

/** Returns all heroes with their remaining hit points and their loot, sorted by loot in descending order. */
export function score(view: View): MatchScore {
  const { hero, points, loot, none, fallen, inWords } = t();
  const held = (seat: Seat) => view.heroes[seat]?.lp ?? 0;
  return {
    parts: [hero, points],
    total: loot,
    rows: [...view.seats]
      .sort((a, b) => held(b) - held(a) || Number(a) - Number(b))
      .map((seat) => {
        const one = view.heroes[seat];
        return {
          seat,
          values: one ? [one.name ?? kindredName(one.card), one.hp > 0 ? one.hp : fallen] : [none, '–'],
          total: `${held(seat)}`,
        };
      }),
    inWords: (seat) => inWords(held(seat)),
  };
}
