import { render } from '@testing-library/react';
import { use } from 'react';
import { FramedBoard, type FramedBoardProps } from './FramedBoard';
import { FrameContext } from './frame/FrameContext';

/** The state of each render: whether the frame and the board wait, and the version of the view. */
let drawn: string[] = [];

function Board({ pending, view }: { pending: boolean; view: { version: number } }) {
  return <Bar board={pending ? 'waits' : 'ready'} version={view.version} />;
}

function Bar({ board, version }: { board: string; version: number }) {
  drawn.push(`frame ${use(FrameContext)?.pending ? 'waits' : 'ready'}, board ${board}, view ${version}`);
  return null;
}

const none: FramedBoardProps['frame']['match']['legal'] = [];
const whyNot = () => undefined;
const act = async () => true;
const names = {};

function framed(pending: boolean, version: number) {
  const frame = { view: { version }, names, clock: null, match: { legal: none, whyNot, act, pending } };
  const game = { language: 'en', Board };
  const parts = { pending, paused: false, lesson: false, notices: null, button: null, waiting: '' };
  return <FramedBoard {...({ frame, game, seat: '0', parts } as unknown as FramedBoardProps)} />;
}

beforeEach(() => {
  drawn = [];
});

test('after a move was sent the frame waits at once, and the board from the next render on', () => {
  const { rerender } = render(framed(false, 1));
  drawn = [];
  rerender(framed(true, 1));
  expect(drawn).toEqual(['frame waits, board ready, view 1', 'frame waits, board waits, view 1']);
});

test('a new view is on the board at once', () => {
  const { rerender } = render(framed(true, 1));
  drawn = [];
  rerender(framed(false, 2));
  expect(drawn[0]).toBe('frame ready, board ready, view 2');
});
