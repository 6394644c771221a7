import { isDeepStrictEqual } from 'node:util';
import { type AnyMatch, MatchFailure, playMatch } from '@lantern/games/engine/randomPlay';
import { seededRandom } from '@lantern/games/kit/random';
import { type FactKinds, newestFactNumber, type StoryView } from '@lantern/games/kit/story';
import { valuesDealt } from './dealtOptions';
import { type LoadedGame, loadGame } from './game';
import { IllegalTries } from './illegal';
import { type Plan, planned } from './plan';
import { addCounts, addMatch, newStatistics, type Statistics } from './statistics';

/** The task of a worker: the matches `first`, `first + step` … below `end`. */
export interface Work {
  plan: Plan;
  first: number;
  end: number;
  step: number;
}

/** The messages of a worker: progress, and the results at the end. */
export type WorkerNews = { played: number } | { tally: Statistics };

/** Number of failures after which a worker gives up. */
const MAX_FAILURES = 5;

process.once('message', async (work: Work) => {
  const game = await loadGame(work.plan.game);
  const tally = newStatistics();
  let played = 0;
  for (let index = work.first; index < work.end && tally.failures.length < MAX_FAILURES; index += work.step) {
    playOne(work.plan, index, game, tally);
    played += 1;
    if (played % 50 === 0) process.send?.({ played: 50 } satisfies WorkerNews);
  }
  process.send?.({ tally } satisfies WorkerNews, () => process.exit(0));
});

function playOne(plan: Plan, index: number, game: LoadedGame, tally: Statistics): void {
  const { deal, byBots, play } = planned(plan, index, game);
  const tries = new IllegalTries(game, seededRandom(`${deal.seed}/illegal`));
  const news: News = { told: 0, facts: {}, features: {} };
  let [firstSeat, setting, firstTurn, turn] = ['', null as string | null, 0, 0];
  try {
    tries.badOptions(deal.players);
    const report = playMatch(game.module, deal, {
      ...play,
      tryEvery: 25,
      watch(match, moves) {
        const course = game.module.course(match.state);
        turn = course.turn;
        if (moves === 0) [firstSeat, firstTurn] = [course.seat, turn];
        if (moves === 0) setting = game.testPlan.setting?.(match.state) ?? null;
        countNews(game, match.view(null).story, news);
        checkLaws(game, match, moves % 20 === 0);
        if (moves % 4 === 0) tries.at(match, 8);
      },
    });
    addCounts(report.refusals, tries.refusals);
    const { facts, features } = news;
    const options = valuesDealt(game.module, deal.players, deal.options);
    addMatch(tally, { report, facts, features, turns: turn - firstTurn, firstSeat, options, setting, byBots });
  } catch (error) {
    if (!(error instanceof MatchFailure)) throw error;
    tally.failures.push(`${error.message}\n  repeat: ${repeatLine(plan, index)}`);
  }
}

/** The coverage of a story so far: the number of the newest fact, the counts of each kind and of each feature. */
interface News {
  told: number;
  facts: Record<string, number>;
  features: Record<string, number>;
}

function countNews({ testPlan }: LoadedGame, story: StoryView<FactKinds>, news: News): void {
  for (const fact of story) {
    if (fact.n <= news.told) continue;
    addCounts(news.facts, { [fact.kind]: 1 });
    for (const feature of testPlan.features?.shownBy(fact) ?? []) addCounts(news.features, { [feature]: 1 });
  }
  news.told = newestFactNumber(story);
}

function checkLaws({ module }: LoadedGame, match: AnyMatch, thoroughly: boolean): void {
  const broken = module.invariants(match.state);
  if (broken.length > 0) throw new Error(broken.join('; '));
  if (thoroughly && !isDeepStrictEqual(JSON.parse(JSON.stringify(match.state)), match.state)) {
    throw new Error('the state is not plain JSON');
  }
}

/** The command that repeats this match. */
function repeatLine(plan: Plan, index: number): string {
  const players = plan.players === null ? '' : ` --players ${plan.players}`;
  const bots = plan.bots ? ' --bots' : '';
  return `npm run prove -- play --game ${plan.game} --seed ${plan.seed}${players}${bots} --only ${index}`;
}
