import { writeFileSync } from 'node:fs';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import type { AnyModule } from '@lantern/games/module';
import type { Level } from '@lantern/protocol/level';
import { Piscina } from 'piscina';
import { keyOf } from '../store/matchKey';
import { openRoom, start, startApp, stopApps } from '../testing/app';
import { type BuiltServer, buildServer } from '../testing/builtServer';
import { eventually } from '../testing/eventually';
import type { SearchTask } from './searchPool';

let built: BuiltServer;

beforeAll(() => {
  built = buildServer();
});

afterAll(() => built.remove());

afterEach(async () => {
  jest.restoreAllMocks();
  await stopApps();
});

/** A match between bots of a level; `asked` resolves after this number of searches. */
async function botsPlay(module: AnyModule, level: Level, searchWorker = `${built.code}/searchWorker.js`) {
  const run = jest.spyOn(Piscina.prototype, 'run');
  const app = await startApp({ modules: [module], searchWorker });
  const players = module.players.min + 1;
  const { room, hostKey } = await openRoom(app, { game: module.id, players });
  for (const { seat } of room.seats)
    await app.post(`/api/rooms/${room.code}/seats/${seat}/bot`, { level }, hostKey).expect(200);
  const { matchId } = await start(app, room.code, hostKey);
  const match = await app.parts.matches.open(matchId as string);
  if (!match) throw new Error('there is no match');
  const moved = (moves: number) =>
    eventually(async () => (((await app.parts.store.loadMatch(keyOf(match)))?.seq ?? 0) >= moves ? true : undefined));
  return { match, run, moved };
}

describe('the search threads', () => {
  it('are used by strong bots, and the match goes on with their answers', async () => {
    const { run, moved } = await botsPlay(crystalCaverns, 'strong');
    await moved(3);
    // On a busy machine the first answers may come too late.
    const answer = () => Promise.any(run.mock.results.map(({ value }) => value)).catch(() => undefined);
    expect(await eventually(answer)).toHaveProperty('move');
  });

  it('get the view of the seat, and nothing else of a match', async () => {
    const { match, run, moved } = await botsPlay(colossalCave, 'strong');
    await moved(1);
    const [task] = run.mock.calls[0] as [SearchTask];
    const { view, seat, seed, ...others } = task;
    expect(others).toEqual({ game: colossalCave.id, level: 'strong' });
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(view.audience).toBe(seat);
    expect(Object.keys(view).sort()).toEqual(Object.keys(match.view(seat)).sort());
  });

  it('are not used by normal bots', async () => {
    const { run, moved } = await botsPlay(crystalCaverns, 'normal');
    await moved(3);
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot begin', 'no-such-file.js', undefined],
    ['end while they begin', 'ends.js', 'process.exit(1);'],
    ['die during a decision', 'dies.js', 'export default () => process.exit(1);'],
  ])('lead to a quick answer if they %s', async (_, file, text) => {
    if (text) writeFileSync(`${built.code}/${file}`, text);
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal); // No answer comes too late.
    const { run, moved } = await botsPlay(crystalCaverns, 'strong', `${built.code}/${file}`);
    await moved(3);
    await expect(run.mock.results[0]?.value).rejects.toThrow();
  });
});
