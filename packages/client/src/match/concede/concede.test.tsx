import { localMatch } from '@lantern/games/engine/localMatch';
import { moduleById } from '@lantern/games/index';
import { type Choice, checkMove } from '@lantern/games/kit/move';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadGame } from '../../games/load';
import { roomRules } from '../../room/rulebook/roomRules';
import { ExplainLayer } from '../explain/ExplainLayer';
import type { GameClient } from '../gameBoard';
import type { Match } from '../useMatch';
import { ConcedeButton } from './ConcedeButton';

/** Whether the heroes have been created. */
const areHeroesMade = (view: object) => 'muster' in view && view.muster === null;

/** Renders the button for seat 0 after moves of bots up to a state. */
async function show(id: string, isSoFar: (view: object) => boolean = () => true) {
  const game = (await loadGame(id, 'en')) as GameClient;
  const module = moduleById(id) as AnyModule;
  const random = seededRandom('concede');
  const table = localMatch(module, module.players.max, {}, random);
  while (!isSoFar(table.view('0'))) {
    const seat = table.seats.find((seat) => table.view(seat).mustDecide) ?? '0';
    table.act(seat, module.bot(table.view(seat), seat, random) as Choice);
  }
  const rulebook = roomRules(game, {});
  const sent: unknown[][] = [];
  const page = () => {
    const whyNot: Match['whyNot'] = (move, args) => {
      const checked = checkMove(game.moves, table.view('0') as never, '0', { move, args });
      return 'refusal' in checked
        ? { refusal: checked.refusal, sentence: `Not now: ${checked.refusal.code}` }
        : undefined;
    };
    const act: Match['act'] = async (move, args = []) => {
      sent.push([move, ...args]);
      return table.act('0', { move, args }) === undefined;
    };
    return (
      <ExplainLayer text={game.text} rulebook={rulebook} moveRules={game.moveRules} whyNot={whyNot} onRule={() => {}}>
        <ConcedeButton game={game} rulebook={rulebook} match={{ whyNot, act }} onDone={() => {}} />
      </ExplainLayer>
    );
  };
  const { rerender } = render(page());
  return { sent, user: userEvent.setup(), again: () => rerender(page()) };
}

const offer = () => screen.getByRole('button', { name: 'Give up the match…' });

describe('the match is given up', () => {
  test.each([
    ['colossal-cave', /hand and all you carry are discarded/],
    ['crystal-wars', /units leave/],
    ['crystal-city-catan', /the other colony wins/],
  ])('in %s after one has been told what that means', async (id, meaning) => {
    const { sent, user } = await show(id);
    await user.click(offer());
    expect(await screen.findByText(meaning)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Give up' }));
    expect(sent).toEqual([['concede']]);
  });

  test('not after cancelling', async () => {
    const { sent, user } = await show('crystal-wars');
    await user.click(offer());
    await user.click(await screen.findByRole('button', { name: 'Play on' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('only once; after that the button says why', async () => {
    const { user, again } = await show('crystal-wars');
    await user.click(offer());
    await user.click(await screen.findByRole('button', { name: 'Give up' }));
    again();
    await user.click(offer());
    expect(await screen.findByText('Not now: OUT')).toBeInTheDocument();
  });

  test('in improvised Dungeon Crawl by a wish, which can be withdrawn', async () => {
    const { sent, user, again } = await show('improvised-dungeon-crawl', areHeroesMade);
    await user.click(offer());
    expect(await screen.findByText(/When all living heroes want to/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Give up' }));
    again();
    await user.click(screen.getByRole('button', { name: 'Play on after all' }));
    expect(sent).toEqual([
      ['concede', true],
      ['concede', false],
    ]);
  });

  test('not before the heroes are created, and the button says so', async () => {
    const { sent, user } = await show('improvised-dungeon-crawl');
    await user.click(offer());
    expect(await screen.findByText('Not now: WRONG_STEP')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('never in a game without such a move', async () => {
    await show('crystal-caverns');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
