import { localMatch } from '@lantern/games/engine/localMatch';
import { type AnyMatch, botPlayer, playMatch } from '@lantern/games/engine/randomPlay';
import { modules } from '@lantern/games/index';
import { legalMoves } from '@lantern/games/kit/move';
import { seededRandom } from '@lantern/games/kit/random';
import type { CommonView } from '@lantern/games/module';
import { render } from '@testing-library/react';
import type { GameClient } from '../match/gameBoard';
import { endedView } from '../match/halted';
import { AT_REST } from '../match/timeline/beats';
import { endPosition } from '../match/timeline/step';
import { loadGame } from './load';

const names = { '0': 'Ana', '1': 'Ben', '2': 'Cy', '3': 'Dora' };

/** The texts and the choices of a board for a seat in a match that was ended by vote. */
function ended({ Board }: GameClient, view: CommonView, seat: string) {
  const whyNot = () => ({ refusal: { code: 'ROOM_NOT_PLAYING' }, sentence: 'No match is being played here.' });
  const { container, unmount } = render(
    <Board
      {...AT_REST}
      {...{ seat, names, whyNot }}
      view={endedView(view)}
      legal={[]}
      act={async () => false}
      pending={false}
      clock={null}
    />,
  );
  const offered = [...container.querySelectorAll('[data-lit]:not([data-lit="false"])')].map(
    (element) => element.outerHTML,
  );
  const said = container.textContent;
  unmount();
  return { offered, said };
}

test.each(modules.map((module) => [module.id, module] as const))(
  'the position that ended a match can be seen before its end is told: %s',
  async (id, module) => {
    const { Board } = (await loadGame(id, 'en')) as GameClient;
    const deal = { players: Math.max(2, module.players.min), options: {}, seed: 'end' };
    const views: CommonView[] = [];
    const watch = (match: AnyMatch) => void views.push(JSON.parse(JSON.stringify(match.view('0'))));
    playMatch(module, deal, { player: botPlayer(module), watch });
    const [before, last] = views.slice(-2) as [CommonView, CommonView];
    const view = endPosition(before, last);
    const act = async () => false;
    const rest = { ...AT_REST, legal: [], pending: false, clock: null, whyNot: () => undefined };
    const { container } = render(<Board {...rest} {...{ view, names, act }} seat="0" />);
    expect(last.result).not.toBeNull();
    expect(container.innerHTML).not.toBe('');
  },
);

test.each(modules.map((module) => [module.id, module] as const))(
  'after the end by vote nothing is offered and nobody is waited for: %s',
  async (id, module) => {
    const game = (await loadGame(id, 'en')) as GameClient;
    const random = seededRandom(id);
    const match = localMatch(module, Math.max(2, module.players.min), {}, random);
    const { seats } = match;
    for (let step = 0; step < 60; step++) {
      const moves = seats.flatMap((seat) =>
        legalMoves(game.moves, match.view(seat) as never, seat)
          .filter(({ move }) => move !== 'concede')
          .map((choice) => ({ seat, choice })),
      );
      const [next] = random.shuffle(moves);
      if (!next) break;
      match.act(next.seat, next.choice);
      if (step % 10 !== 0) continue;
      for (const seat of seats) {
        const { offered, said } = ended(game, JSON.parse(JSON.stringify(match.view(seat))), seat);
        expect(offered).toEqual([]);
        expect(said).not.toMatch(/[Ww]aiting for|is playing|decides?\b/);
      }
    }
  },
);
