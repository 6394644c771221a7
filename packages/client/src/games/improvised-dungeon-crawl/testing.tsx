import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import { strings as text } from '@lantern/games/improvised-dungeon-crawl/strings/en/index';
import type { LaidTable } from '@lantern/games/improvised-dungeon-crawl/testing';
import { checkMove, legalMoves } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import { render, act as settle } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AskLayer } from '../../match/explain/ExplainLayer';
import type { BoardProps } from '../../match/gameBoard';
import { refusalSentence } from '../../match/sentences';
import { roomRules } from '../../room/rulebook/roomRules';
import { changeSettings } from '../../state/settings';
import { Toasts } from '../../ui/Toast';
import { Board } from './Board';
import { board } from './index';
import { setStrings } from './strings';
import { strings as english } from './strings.en';

setStrings('en', english);

const NAMES = { '0': 'Ana', '1': 'Ben', '2': 'Cleo', '3': 'Dora' };

const rulebook = roomRules({ text, options: board.options }, {});

/** Shows a laid table to a seat, or to a watcher; moves are made at the table itself. What happens is told at once. */
export async function show(table: LaidTable, seat: Seat | null) {
  changeSettings({ motion: 'less' });
  const sent: { move: string; args: readonly unknown[] }[] = [];
  const page = () => {
    const view: View = JSON.parse(JSON.stringify(table.view(seat)));
    const whyNot: BoardProps<View>['whyNot'] = (move, args) => {
      const checked = checkMove(board.moves, view, seat ?? '0', { move, args });
      if (!('refusal' in checked)) return undefined;
      return { refusal: checked.refusal, sentence: refusalSentence(text, checked.refusal) };
    };
    return (
      <AskLayer text={text} rulebook={rulebook} moveRules={board.moveRules} whyNot={whyNot} onRule={() => {}}>
        <Board
          view={view}
          seat={seat}
          names={NAMES}
          legal={seat === null ? [] : legalMoves(board.moves, view, seat)}
          pending={false}
          clock={null}
          whyNot={whyNot}
          act={async (move, args = []) => {
            sent.push({ move, args });
            if (seat !== null) table.act(seat, move, ...args);
            settle(() => rerender(page()));
            return true;
          }}
        />
        <Toasts />
      </AskLayer>
    );
  };
  const { rerender, container, unmount } = render(page());
  // The dungeon is loaded by itself.
  await settle(async () => void (await import('./Dungeon')));
  return {
    user: userEvent.setup(),
    sent,
    container,
    unmount,
    /** Names of everything that can be tapped to some effect. */
    lit: () =>
      [...container.querySelectorAll<HTMLElement>('[data-lit="true"]')].map(
        (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
      ),
    /** After moves at the table that were made elsewhere. */
    again: () => settle(() => rerender(page())),
  };
}
