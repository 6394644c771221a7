import { knownFact } from '@lantern/games/engine/hint';
import { botPlayer, playMatch } from '@lantern/games/engine/randomPlay';
import { modules } from '@lantern/games/index';
import { type Choice, legalMoves } from '@lantern/games/kit/move';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { act, render } from '@testing-library/react';
import { loadGame } from '../../games/load';
import { FrameContext } from '../frame/FrameContext';
import type { GameClient } from '../gameBoard';
import { ACTION_BAR, isAbout, subjectsOfChoice, subjectsOnBoard } from '../highlight/subjects';
import { AT_REST } from '../timeline/beats';

/** The interval and the number of the tested moments of a match, and the number of choices of each kind of move. */
const MOMENTS = { every: 9, most: 220 };
const CHOICES = 2;

interface Moment {
  view: CommonView;
  seat: Seat;
  legal: Choice[];
}

class Enough extends Error {}

/** Returns moments of a match of bots at which a seat has a choice. */
function momentsOf(module: AnyModule): Moment[] {
  const found: Moment[] = [];
  const watch = (match: { seats: readonly Seat[]; view(seat: Seat): CommonView }, moves: number) => {
    if (moves > MOMENTS.most) throw new Enough();
    if (moves % MOMENTS.every > 0) return;
    for (const seat of match.seats) {
      const view = match.view(seat);
      const legal = view.mustDecide ? legalMoves(module.moves, view, seat) : [];
      if (legal.length > 1) found.push({ view: JSON.parse(JSON.stringify(view)), seat, legal });
    }
  };
  try {
    const deal = { players: Math.min(3, module.players.max), options: {}, seed: 'shown' };
    playMatch(module, deal, { player: botPlayer(module), watch });
  } catch (error) {
    if (!((error as Error).cause instanceof Enough)) throw error;
  }
  return found;
}

const FRAME = {
  pending: false,
  paused: false,
  showing: false,
  lesson: false,
  notices: null,
  button: null,
  waiting: '',
};
const rest = {
  ...AT_REST,
  names: { '0': 'Ana', '1': 'Ben', '2': 'Cy' },
  whyNot: () => undefined,
  pending: false,
  clock: null,
};

/** Returns some choices of each kind of move. */
const someOf = (legal: readonly Choice[]) =>
  legal.filter(({ move }, at) => legal.slice(0, at).filter((choice) => choice.move === move).length < CHOICES);

/** The moves whose choices name no thing on the table: for them the action bar is highlighted. */
const IN_BAR: Readonly<Record<string, readonly string[]>> = {
  'colossal-cave': ['respond'],
  'crystal-caverns': ['reorder', 'useWild'],
  'improvised-dungeon-crawl': ['buy', 'claim', 'refund', 'unequip'],
};

test.each(modules.map((module) => [module.id, module] as const))(
  '%s: the board shows what a hint is about',
  async (id, module) => {
    const game = (await loadGame(id, 'en')) as GameClient;
    // A board may load parts later.
    await import('../../games/improvised-dungeon-crawl/Dungeon');
    const inBar = new Set<string>();
    for (const { view, seat, legal } of momentsOf(module)) {
      const { unmount } = render(
        <FrameContext value={FRAME}>
          {Object.keys(rest.names).map((one) => (
            <i key={one} data-about={`seat:${one}`} />
          ))}
          <game.Board {...rest} {...{ view, seat, legal }} act={async () => true} />
        </FrameContext>,
      );
      await act(async () => {});
      const carried = subjectsOnBoard().split('\n');
      expect(carried).toContain(ACTION_BAR);
      for (const choice of someOf(legal)) {
        const subjects = subjectsOfChoice(game.about, { choice, fact: knownFact(module, view, seat, choice) }, seat);
        if (!carried.some((one) => isAbout(one, subjects, `seat:${seat}`))) inBar.add(choice.move);
      }
      unmount();
    }
    expect(inBar).toEqual(new Set(IN_BAR[id]));
  },
);
