import { moduleOf } from '@lantern/games/engine/moduleOf';
import { deal, reduce } from '@lantern/games/engine/reducer';
import type { Move } from '@lantern/games/kit/move';
import type { AnyModule } from '@lantern/games/module';
import { pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import { memoryStore } from '../testing/stores';
import { CANARY, toy } from '../testing/toy';
import { Matches } from './matches';
import { StockMatch } from './testing/stockMatch';

/** The toy game, recording the moves its rules were asked about. */
function askedToy(): { module: AnyModule; asked: string[] } {
  const asked: string[] = [];
  const moves = Object.fromEntries(
    Object.entries(toy.moves as Record<string, Move<unknown, unknown>>).map(([name, move]) => [
      name,
      {
        ...move,
        refuse(...known: Parameters<typeof move.refuse>) {
          asked.push(name);
          return move.refuse(...known);
        },
      },
    ]),
  );
  return { module: moduleOf({ ...toy, moves }), asked };
}

const state = (module: AnyModule) => deal(module, 2, { seconds: 0 }, 'a seed');
const illegal = { seat: '0', move: 'play', args: [`${CANARY}-none`] };

test('a running match asks the rules once about a move it accepts', async () => {
  const { module, asked } = askedToy();
  const store = memoryStore();
  const log = pino({ level: 'silent' });
  const matches = new Matches({ store, bus: new LocalHub().join(), log, moduleById: () => module });
  const match = await matches.open(await matches.create({ roomCode: 'ROOM', game: 'toy', players: 2, options: {} }));
  expect(await match?.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ ok: true });
  expect(asked).toEqual(['draw']);
  await matches.close();
  await store.close();
});

test('a reducer without a previous check asks the rules itself', () => {
  const { module, asked } = askedToy();
  expect(reduce(module, state(module), illegal)).toEqual({ error: 'action/invalid_move' });
  expect(asked).toEqual(['play']);
});

test('the check of one move is not reused for the next', () => {
  const { module } = askedToy();
  const next = reduce(module, state(module), { seat: '0', move: 'draw', args: [] }, { checked: true });
  expect('state' in next && reduce(module, next.state, { ...illegal, seat: '1' })).toEqual({
    error: 'action/invalid_move',
  });
});

test('the stock boardgame.io server asks the rules about every move', async () => {
  const { module, asked } = askedToy();
  const stock = new StockMatch(module, 2, {}, 'a seed');
  await stock.sync();
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  await stock.move('0', 'play', [`${CANARY}-none`]);
  quiet.mockRestore();
  expect([stock.version, asked]).toEqual([0, ['play']]);
});
