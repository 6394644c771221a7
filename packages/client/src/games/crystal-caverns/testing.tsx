import { strings } from '@lantern/games/crystal-caverns/strings/en/index';
import type { LaidTable } from '@lantern/games/crystal-caverns/testing';
import { checkMove, legalMoves } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import { render, act as settle } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AskLayer } from '../../match/explain/ExplainLayer';
import type { BoardProps } from '../../match/gameBoard';
import { roomRules } from '../../room/rulebook/roomRules';
import { Board } from './Board';
import { board } from './index';
import { setStrings } from './strings';
import { strings as english } from './strings.en';

setStrings('en', english);

const rulebook = roomRules({ text: strings, options: board.options }, {});

const names = { '0': 'Ana', '1': 'Ben', '2': 'Cy', '3': 'Dora', '4': 'Emil' };

/** Shows the table to a seat, or to a watcher. Moves are noted, and carried out where the test has laid their dice. */
export function show(table: LaidTable, seat: Seat | null = '0', carryOut = false) {
  const sent: unknown[][] = [];
  const page = () => {
    const view = JSON.parse(JSON.stringify(table.view(seat)));
    const whyNot: BoardProps<never>['whyNot'] = (move, args) => {
      const checked = checkMove(board.moves, view, seat ?? '0', { move, args });
      if (!('refusal' in checked)) return undefined;
      const { code, params = {} } = checked.refusal;
      return { refusal: checked.refusal, sentence: strings.refusals[code]?.(params) ?? code };
    };
    return (
      <AskLayer text={strings} rulebook={rulebook} moveRules={board.moveRules} whyNot={whyNot} onRule={() => {}}>
        <Board
          view={view}
          seat={seat}
          names={names}
          legal={seat === null ? [] : legalMoves(board.moves, view, seat)}
          pending={false}
          clock={null}
          whyNot={whyNot}
          act={async (move, args = []) => {
            sent.push([move, ...args]);
            if (!carryOut) return true;
            table.act(seat ?? '0', move, ...args);
            settle(() => rerender(page()));
            return true;
          }}
        />
      </AskLayer>
    );
  };
  const { rerender, container, unmount } = render(page());
  return {
    user: userEvent.setup(),
    sent,
    unmount,
    lit: () => [...container.querySelectorAll<HTMLElement>('[data-lit="true"]')],
    cells: () => [...container.querySelectorAll<HTMLElement>('[data-cell][data-lit="true"]')],
    again: () => rerender(page()),
  };
}
