import { catalogue } from '@lantern/games/catalogue';
import { LEARNER } from '@lantern/games/kit/lesson';
import { legalMoves } from '@lantern/games/kit/move';
import { type LoadedLesson, loadLesson } from '@lantern/games/loadLesson';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadGame } from '../games/load';
import type { BoardProps, GameClient } from '../match/gameBoard';
import { ACTION_BAR, subjectsOfElement } from '../match/highlight/subjects';
import { changeSettings } from '../state/settings';
import { SHOWN_AFTER } from './LessonPlay';
import { LessonTable } from './LessonTable';
import { isLessonDone, lessonProgress } from './progress';
import { litOnTable } from './spotlight';

const taught = catalogue.flatMap(({ id, tutorial }) => (tutorial ? [id] : []));

/** Number of wrong moves that are tried in each step. */
const WRONG_MOVES_TRIED = 3;

/** Maximum time to render a board on a busy machine, in milliseconds. */
const PATIENCE = { timeout: 20_000 };

beforeEach(() => {
  localStorage.clear();
  changeSettings({ speed: 'none' });
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  document.elementFromPoint = () => null;
  globalThis.fetch = () => {
    throw new Error('a lesson asks no server');
  };
});

afterEach(() => jest.restoreAllMocks());

/** Opens the lesson of a game at a table whose board records its props. */
async function take(id: string) {
  const lesson = (await loadLesson(id, 'en')) as LoadedLesson;
  const client = (await loadGame(id, 'en')) as GameClient;
  let given: BoardProps<never> | undefined;
  const Board: GameClient['Board'] = (props) => {
    given = props as never;
    return <client.Board {...props} />;
  };
  const game = { ...client, Board };
  const shown = render(<LessonTable {...{ game, lesson }} next={null} onLeave={() => {}} />);
  await act(async () => {});
  const at = () => lessonProgress(id)?.frame ?? 0;
  return { lesson, game, ...shown, at, board: () => given as BoardProps<never>, halt: () => lesson.frames[at()]?.halt };
}

/** Resolves once a step waits for the learner. */
const said = ({ strings }: LoadedLesson, step: string) =>
  screen.findByText(strings.steps[step] ?? '', { selector: '[data-waits="true"]' }, PATIENCE);

describe.each(taught)('the lesson of %s', (id) => {
  test('runs to its end; only the expected move continues it, and its subjects are on the board', async () => {
    const { lesson, game, at, board, halt } = await take(id);
    for (let done = 0; done < lesson.steps; done++) {
      const step = halt();
      if (!step) throw new Error('nothing is asked');
      const before = at();
      await said(lesson, step.step);
      const { carriers } = litOnTable(game.about, step);
      expect([step.step, carriers.map(subjectsOfElement)]).not.toEqual([step.step, []]);
      expect(carriers.map(subjectsOfElement)).not.toContain(ACTION_BAR);
      const [asked] = step.accepts;
      if (!asked) {
        for (const light of step.lights ?? []) expect(carriers.map(subjectsOfElement)).toContain(light);
        // A second press at the same place so soon would count as meant for the step before.
        const coords = { clientX: 100 * done, clientY: 0 };
        await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('button', { name: 'Go on' }), coords });
      } else {
        const accepted = step.accepts.map(({ choice }) => JSON.stringify(choice));
        const others = legalMoves(game.moves, board().view, LEARNER).filter(
          (choice) => !accepted.includes(JSON.stringify(choice)),
        );
        for (const { move, args } of others.slice(0, WRONG_MOVES_TRIED)) {
          await act(async () => expect(await board().act(move, args)).toBe(false));
          expect(at()).toBe(before);
        }
        await act(async () => expect(await board().act(asked.choice.move, asked.choice.args)).toBe(true));
      }
      if (done < lesson.steps - 1) await waitFor(() => expect(at()).not.toBe(before), PATIENCE);
    }
    expect(await screen.findByText(lesson.strings.end, {}, PATIENCE)).toBeInTheDocument();
    expect(isLessonDone(id)).toBe(true);
    expect(Object.keys(localStorage).filter((key) => /lantern\.(room|rooms|name|browser)/.test(key))).toEqual([]);
  }, 60_000);
});

test('a lesson continues where it was left, and starts again if its frames have changed', async () => {
  const { lesson, board, halt, at, unmount } = await take('crystal-wars');
  await said(lesson, 'flow');
  const choice = halt()?.accepts[0]?.choice;
  await act(async () => void (await board().act(choice?.move ?? '', choice?.args)));
  await waitFor(() => expect(at()).toBe(1), PATIENCE);
  unmount();
  const again = await take('crystal-wars');
  await said(lesson, 'endMoves');
  again.unmount();
  localStorage.setItem('lantern.lesson.crystal-wars', JSON.stringify({ frame: 1, mark: 'another' }));
  await take('crystal-wars');
  await said(lesson, 'flow');
});

test('after three other moves the lesson offers to make the right one', async () => {
  const { lesson, board, at } = await take('crystal-wars');
  await said(lesson, 'flow');
  for (let missed = 0; missed < SHOWN_AFTER; missed++) {
    expect(screen.queryByRole('button', { name: 'Show me' })).toBeNull();
    await act(async () => void (await board().act('endMovement')));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
  await waitFor(() => expect(at()).toBe(1), PATIENCE);
});
