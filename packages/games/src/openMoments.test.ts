import { hasSecrets as inCity } from './crystal-city-catan/board';
import { crystalCityCatan } from './crystal-city-catan/game';
import { localMatch } from './engine/localMatch';
import type { AnyMatch } from './engine/randomPlay';
import { hasSecrets as inCrawl } from './improvised-dungeon-crawl/board';
import { improvisedDungeonCrawl } from './improvised-dungeon-crawl/game';
import { seededRandom } from './kit/random';
import type { AnyModule, CommonView } from './module';

/** The parts of a view that do not depend on its audience. */
function shown({ audience: _, mustDecide: __, ...rest }: CommonView) {
  return rest;
}

test.each<[AnyModule, (view: never) => boolean]>([
  [crystalCityCatan, inCity],
  [improvisedDungeonCrawl, inCrawl],
])('$id: at a moment without secrets every seat sees what everybody sees', (module, hasSecrets) => {
  const random = seededRandom(`open ${module.id}`);
  const match: AnyMatch = localMatch(module, 2, {}, random);
  const seen = { open: 0, secret: 0 };
  for (let moves = 0; moves < 120; moves++) {
    const all = match.view(null);
    if (all.result) break;
    if (hasSecrets(all as never)) seen.secret++;
    else {
      seen.open++;
      for (const seat of match.seats) expect(shown(match.view(seat))).toEqual(shown(all));
    }
    for (const seat of match.seats) {
      const choice = match.view(seat).mustDecide ? module.bot(match.view(seat), seat, random) : undefined;
      if (choice) expect(match.act(seat, choice)).toBeUndefined();
    }
  }
  expect(Math.min(seen.open, seen.secret)).toBeGreaterThan(0);
});
