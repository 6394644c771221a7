import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyMatch, botPlayer, playMatch } from '@lantern/games/engine/randomPlay';
import { modules } from '@lantern/games/index';
import type { AnyModule, CommonView } from '@lantern/games/module';
import { render } from '@testing-library/react';
import type { GameEnd } from '../match/end/gameEnd';
import { crownedOf, outcomeOf } from '../match/end/outcome';
import type { GameClient } from '../match/gameBoard';
import { endedView } from '../match/halted';
import { voiceFor } from '../match/sentences';
import { loadGame } from './load';

const names = { '0': 'Ana', '1': 'Ben', '2': 'Cy', '3': 'Dora', '4': 'Emil' };
const voice = voiceFor(null, names);

/** The maximum number of elements in a scene, including the parts of its pieces. */
const MOST_ELEMENTS = 260;

interface Ended {
  game: GameClient;
  end: GameEnd;
  seats: string[];
  /** The views of a watcher in the middle and at the end of the match. */
  middle: CommonView;
  last: CommonView;
}

const played = new Map<string, Promise<Ended>>();

/** Returns a match of bots with the maximum number of players, played once per game. */
function endOf(module: AnyModule): Promise<Ended> {
  const known = played.get(module.id) ?? play(module);
  played.set(module.id, known);
  return known;
}

async function play(module: AnyModule): Promise<Ended> {
  const game = (await loadGame(module.id, 'en')) as GameClient;
  const end = (await game.end?.()) as GameEnd;
  const views: CommonView[] = [];
  const watch = (match: AnyMatch) => void views.push(JSON.parse(JSON.stringify(match.view(null))));
  const deal = { players: module.players.max, options: {}, seed: 'ends' };
  playMatch(module, deal, { player: botPlayer(module), watch });
  const [middle, last] = [views[Math.floor(views.length / 2)], views.at(-1)] as [CommonView, CommonView];
  return { game, end, seats: Object.keys(names).slice(0, module.players.max), middle, last };
}

function draw({ game, end, seats }: Ended, view: CommonView) {
  const outcome = outcomeOf(view.result, game.party === true);
  const crowned = crownedOf(view, outcome, seats);
  const { container, unmount } = render(<end.Scene {...{ outcome, crowned, names }} view={view as never} />);
  const drawn = { elements: container.querySelectorAll('svg *').length, picture: container.innerHTML };
  unmount();
  return drawn;
}

/** The games with an end scene. Games in development may lack one. */
const all = modules
  .filter(({ id }) => existsSync(join(__dirname, id, 'end')))
  .map((module) => [module.id, module] as const);

test.each(all)('the scene and the score of a match that was played to its end: %s', async (_, module) => {
  const ended = await endOf(module);
  expect(ended.last.result).not.toBeNull();
  const { elements } = draw(ended, ended.last);
  expect(elements).toBeGreaterThan(20);
  expect(elements).toBeLessThanOrEqual(MOST_ELEMENTS);
  const { parts, rows } = ended.end.score(ended.last, voice);
  expect(rows.map(({ seat }) => seat).sort()).toEqual(ended.seats);
  for (const { values } of rows) expect(values).toHaveLength(parts.length);
});

test.each(all)('the scene and the score of a match that was ended early: %s', async (_, module) => {
  const ended = await endOf(module);
  const view = endedView(ended.middle);
  expect(draw(ended, view).elements).toBeLessThanOrEqual(MOST_ELEMENTS);
  expect(ended.end.score(view, voice).rows).toHaveLength(ended.seats.length);
});

test.each(all)('the scenes of different outcomes are different pictures: %s', async (_, module) => {
  const ended = await endOf(module);
  const pictures = (ended.game.party ? [ended.seats, []] : [['0'], ['0', '1']]).map(
    (winners) => draw(ended, { ...ended.last, result: { ...ended.last.result, reason: 'end', winners } }).picture,
  );
  expect(new Set([...pictures, draw(ended, endedView(ended.last)).picture]).size).toBeGreaterThanOrEqual(2);
});

test.each(all.filter(([, { id }]) => id !== 'crystal-wars'))(
  'the score is told in words for everybody, the winner first among rivals: %s',
  async (_, module) => {
    const ended = await endOf(module);
    const { rows, inWords } = ended.end.score(ended.last, voice);
    for (const { seat } of rows) expect(inWords(seat)).toMatch(/\d+ \w/);
    if (!ended.game.party) expect(ended.last.result?.winners).toContain(rows[0]?.seat);
  },
);
