import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import type { CommonView } from '@lantern/games/module';
import { type ReplayPage, STEPS_PER_PAGE } from '@lantern/protocol/replay';
import type { Audience } from '@lantern/protocol/seat';

/** Returns the views of an audience of a match between bots, step by step, as sent over the wire. */
export function botViews(audience: Audience, moves: number, concedes = false): CommonView[] {
  const module = crystalCityCatan;
  const random = seededRandom('the past');
  const match = localMatch(module, 2, {}, random);
  const views: CommonView[] = [];
  const look = () => views.push(JSON.parse(JSON.stringify(match.view(audience))));
  look();
  while (views.length <= moves) {
    const seat = match.seats.find((seat) => match.view(seat).mustDecide) ?? '0';
    const choice = module.bot(match.view(seat), seat, random);
    if (!choice || match.act(seat, choice)) throw new Error('the bot is at a loss');
    look();
  }
  if (concedes) {
    match.act('1', { move: 'concede', args: [] });
    look();
  }
  return views;
}

/** Returns views as pages of a server; every patch replaces the whole view. */
export function pagesOf(
  views: readonly CommonView[],
  about: Partial<ReplayPage<CommonView>> = {},
): ReplayPage<CommonView>[] {
  const [first] = views;
  if (!first) return [];
  const last = views.length - 1;
  const over = views[last]?.result !== null;
  return Array.from({ length: Math.floor(last / STEPS_PER_PAGE) + 1 }, (_, page) => {
    const from = page * STEPS_PER_PAGE;
    const [view, ...others] = views.slice(from, from + STEPS_PER_PAGE);
    return {
      matchId: 'match',
      game: 'crystal-city-catan',
      players: 2,
      names: { '0': 'Ana', '1': 'Ben' },
      audience: first.audience,
      last,
      over,
      from,
      view: view as CommonView,
      patches: others.map((value) => [{ op: 'replace', path: '', value }]),
      ...about,
    };
  });
}
