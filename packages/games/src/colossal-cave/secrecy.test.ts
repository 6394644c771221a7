import { localMatch } from '../engine/localMatch';
import { type AnyMatch, playMatch, randomPlayer } from '../engine/randomPlay';
import { legalMoves } from '../kit/move';
import { seededRandom } from '../kit/random';
import { conceal, reveal } from '../kit/secret';
import { colossalCave } from './game';
import type { State } from './state';
import { testPlan } from './testPlan';

const player = randomPlayer(colossalCave, testPlan);

/** Plays a match and visits every state in it. */
function watchMatch(seed: string, watch: (state: State) => void): void {
  const options = { roundLimit: 20, quickStart: true };
  playMatch(
    colossalCave,
    { players: 4, options, seed },
    { player, timeOuts: 0.01, interruptions: 0.05, watch: ({ state }: AnyMatch) => watch(state as State) },
  );
}

describe('secrecy', () => {
  test('I8 a view holds no card of the draw pile or of another hand', () => {
    const leaked = new Set<string>();
    watchMatch('canaries', (state) => {
      const { draw, hands } = reveal(state.secret);
      for (const audience of [...state.seats, null]) {
        // A card that everybody saw go to a hand may be named by the event it belongs to; an option has a card's name.
        const known = { options: null, story: null, stack: null, pending: null, hands: null };
        const view = JSON.stringify({ ...colossalCave.view(state, audience), ...known });
        const others = state.seats.filter((seat) => seat !== audience).flatMap((seat) => hands[seat] ?? []);
        for (const card of [...draw, ...others]) if (view.includes(`"${card}"`)) leaked.add(`${card} to ${audience}`);
      }
    });
    expect([...leaked]).toEqual([]);
  });

  test('I9 whether a window opens does not depend on any hand', () => {
    const random = seededRandom('windows');
    watchMatch('windows', (state) => {
      const { turn } = state;
      if (state.result || state.window || state.pending || turn.step !== 'move') return;
      const choice = legalMoves(colossalCave.moves, colossalCave.view(state, turn.seat), turn.seat).find(
        ({ move, args }) => move === 'moveTo' && args.length === 1,
      );
      if (!choice) return;
      const after = [state, testPlan.twin(state, turn.seat, random)].map((before) => {
        const copy = structuredClone(before);
        const hidden = reveal(copy.secret);
        copy.secret = conceal({ ...hidden, standing: reveal(state.secret).standing });
        colossalCave.moves[choice.move]?.apply({ state: copy, random }, turn.seat, choice.args);
        return { opened: copy.window !== null, asked: asked(copy), decisionId: copy.decisionId };
      });
      expect(after[1]).toEqual(after[0]);
    });
  });

  test('R8.6 an answer changes the view of nobody else as long as others are still to answer', () => {
    const match = localMatch(colossalCave, 3, { firstPlayer: 'host' }, seededRandom('answers'));
    match.act('0', { move: 'draw', args: [] });
    match.act('0', { move: 'moveTo', args: ['cobbleCrawl'] });
    const before = ['0', '2', null].map((audience) => JSON.stringify(match.view(audience)));
    expect(match.view('1').mustDecide).toBe(true);
    match.act('1', { move: 'respond', args: [match.state.window?.id, { t: 'pass' }] });
    expect(['0', '2', null].map((audience) => JSON.stringify(match.view(audience)))).toEqual(before);
    expect(match.view('1')).toMatchObject({ mustDecide: false, myResponse: { t: 'pass' } });
  });
});

function asked(state: State): string[] {
  const responses = reveal(state.secret).responses ?? {};
  return Object.keys(responses).filter((seat) => responses[seat] === null);
}
