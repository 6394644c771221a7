import type { Moment, Picture } from '../kit/introduction';
import type { TutorialPlan } from '../kit/tutorial';
import type { AnyModule, CommonView } from '../module';
import { botPlayer, playMatch } from './randomPlay';

/** So many matches are played in search of one that has all moments. */
const MATCHES = 40;

/** The seat whom the tutorial teaches. */
const LEARNER = '0';

/**
 * The moments of an introduction in the order in which they come up in a match of bots, dealt as the match of the
 * tutorial is; the same ones every time. Throws if no match has them all.
 */
export function picturesOf(
  module: AnyModule,
  { players, preset }: Pick<TutorialPlan<never>, 'players' | 'preset'>,
  moments: readonly Moment<never>[],
): Picture[] {
  const options = module.options.presets.find(({ id }) => id === preset)?.options ?? {};
  for (let match = 0; match < MATCHES; match++) {
    const pictures: Picture[] = [];
    let last = 0;
    playMatch(
      module,
      { players, options, seed: `introduction ${match}` },
      {
        player: botPlayer(module),
        watch(table, moves) {
          const next = moments[pictures.length] as Moment | undefined;
          if (!next || moves - last < (next.after ?? 0) || !next.when(table.view(LEARNER), LEARNER)) return;
          pictures.push({ id: next.id, view: copyOf(table.view(null)) });
          last = moves;
        },
      },
    );
    if (pictures.length === moments.length) return pictures;
  }
  throw new Error(`${module.id}: no match of ${MATCHES} has all moments of the introduction`);
}

/** A view shares parts with the state, which goes on changing. */
function copyOf(view: CommonView): CommonView {
  return JSON.parse(JSON.stringify(view));
}
