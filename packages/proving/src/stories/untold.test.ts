import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import { loadStrings } from '@lantern/games/loadStrings';
import { changesOf } from './counters';
import { untoldIn } from './untold';

const NAMES = ['Ana', 'Ben'];
const voice: Voice = { you: null, name: (seat) => NAMES[Number(seat)] as string };

async function untold(game: string, facts: readonly [kind: string, data: unknown][], counter: string) {
  const text = (await loadStrings(game, 'en')) as GameStrings;
  const step = {
    facts: facts.map(([kind, data], at) => ({ n: at + 1, kind, data })),
    changes: [{ seat: '0', counter }],
  };
  return untoldIn(game, text, step, voice);
}

test('only a different counter has changed', () => {
  const before = [{ cards: 3, safes: 1 }, { cards: 2 }];
  expect(changesOf(before, [{ cards: 3, safes: 2 }, { cards: 2 }])).toEqual([{ seat: '0', counter: 'safes' }]);
});

test.each([
  ['a sentence that names the person tells it', [['drew', { seat: '0' }]], 0],
  ['a sentence that names somebody else does not', [['drew', { seat: '1' }]], 1],
  ['the turn that begins for the person does not', [['turnBegan', { seat: '0' }]], 1],
  ['nothing is told', [], 1],
] as const)('of the cards of a hand: %s', async (_rule, facts, count) => {
  expect(await untold('colossal-cave', facts as never, 'cards')).toHaveLength(count);
});

test.each([
  ['words', 0],
  ['cards', 1],
] as const)('a fact about everybody covers only its own counter: %s', async (counter, count) => {
  expect(await untold('colossal-cave', [['caveReopened', {}]], counter)).toHaveLength(count);
});
