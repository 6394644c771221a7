import type { Facts } from './facts';
import type { State } from './state';

/** What may change the loot points of anybody (I5): all of it is told. */
const LP_CHANGES: readonly (keyof Facts)[] = [
  'lootShared',
  'lootedLp',
  'gaveLp',
  'bought',
  'prayed',
  'ritual',
  'resurrected',
  'doneShopping',
  'crawlWon',
];

/** Laws of section 12 about the course of a match: loot points change for a reason, the end is the end, counts go up. */
export function watchLaws(): (state: State) => string[] {
  let before: { told: number; lp: string; decisionId: number; ended: boolean } | undefined;
  return (state) => {
    const broken: string[] = [];
    const news = state.story.facts.filter(({ n }) => n > (before?.told ?? 0));
    const lp = JSON.stringify([state.purse, state.seats.map((seat) => state.heroes[seat]?.lp ?? 0)]);
    const told = news.some(({ kind }) => LP_CHANGES.includes(kind)) || state.roll?.purpose.kind === 'resurrect';
    if (before && lp !== before.lp && !told) broken.push('I5 nothing told of the change of loot points');
    if (before && state.decisionId < before.decisionId) broken.push('I14 decisions count up');
    if (before?.ended) broken.push('I14 a move after the end');
    before = {
      told: state.story.next - 1,
      lp,
      decisionId: state.decisionId,
      ended: state.result !== null,
    };
    return broken;
  };
}
