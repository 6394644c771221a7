import type { LocalMatch } from '@lantern/games/engine/localMatch';
import { checkMove, legalMoves } from '@lantern/games/kit/move';
import type { GameStrings } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { render, act as settle } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExplainLayer, fetchPopover } from '../match/explain/ExplainLayer';
import { FrameContext, type FrameParts } from '../match/frame/FrameContext';
import type { BoardProps, GameBoardModule } from '../match/gameBoard';
import { refusalSentence } from '../match/sentences';
import { AT_REST } from '../match/timeline/beats';
import { roomRules } from '../room/rulebook/roomRules';
import { Toasts } from '../ui/Toast';

// Preloaded, so that an explanation is rendered with the tap that requests it.
beforeAll(fetchPopover);

/** The names of the seats in the tests of boards. */
const NAMES: Readonly<Record<Seat, string>> = { '0': 'Ana', '1': 'Ben', '2': 'Cleo', '3': 'Dora', '4': 'Emil' };

/** The frame of a match without interruptions or take-backs. */
const FRAME: FrameParts = {
  pending: false,
  paused: false,
  showing: false,
  lesson: false,
  notices: null,
  button: null,
  waiting: 'Waiting',
};

export interface ShownMatch<View> {
  view(seat: Seat | null): View;
  act(seat: Seat, move: string, ...args: unknown[]): unknown;
}

/** A match in this process, in the form that a board needs. */
export function localMatchOn<View>(match: LocalMatch<unknown, View>): ShownMatch<View> {
  return { view: (seat) => match.view(seat), act: (seat, move, ...args) => match.act(seat, { move, args }) };
}

/** A board with its English strings. */
export interface ShownGame<View> {
  board: GameBoardModule<View>;
  strings: { text: GameStrings<never, never> };
}

/** Shows a match to a seat, or to a watcher. A move that is sent is made in the match, unless `carryOut` is off. */
export function showBoard<View>(
  { board, strings }: ShownGame<View>,
  match: ShownMatch<View>,
  seat: Seat | null,
  carryOut = true,
  frame: Partial<FrameParts> = {},
  telling: Pick<BoardProps<View>, 'fact' | 'phase'> = AT_REST,
) {
  board.setStrings('en', strings as never);
  const text = strings.text as unknown as GameStrings;
  const rulebook = roomRules({ text, options: board.options }, {});
  const sent: unknown[][] = [];
  const page = () => {
    const view: View = JSON.parse(JSON.stringify(match.view(seat)));
    const whyNot: BoardProps<View>['whyNot'] = (move, args) => {
      const checked = checkMove(board.moves, view, seat ?? '0', { move, args });
      if (!('refusal' in checked)) return undefined;
      return { refusal: checked.refusal, sentence: refusalSentence(text, checked.refusal) };
    };
    const act: BoardProps<View>['act'] = async (move, args = []) => {
      sent.push([move, ...args]);
      if (carryOut) {
        match.act(seat ?? '0', move, ...args);
        settle(() => rerender(page()));
      }
      return true;
    };
    const legal = seat === null ? [] : legalMoves(board.moves, view, seat);
    return (
      <ExplainLayer text={text} rulebook={rulebook} moveRules={board.moveRules} whyNot={whyNot} onRule={() => {}}>
        <FrameContext value={{ ...FRAME, ...frame }}>
          <board.Board
            {...telling}
            {...{ view, seat, names: NAMES, legal, whyNot, act }}
            pending={false}
            clock={null}
          />
        </FrameContext>
        <Toasts />
      </ExplainLayer>
    );
  };
  const { rerender, container, unmount } = render(page());
  return {
    user: userEvent.setup(),
    /** The moves that were sent, each as its name and its arguments. */
    sent,
    container,
    unmount,
    /** All tappable elements with an effect. */
    lit: () => [...container.querySelectorAll<HTMLElement>('[data-lit="true"]')],
    /** Renders the match again after moves that were not sent from here. */
    again: () => void settle(() => rerender(page())),
  };
}
