import type { AnyFact, CommonView } from '@lantern/games/module';
import { act, render } from '@testing-library/react';
import { Observable } from '../../state/observable';
import { changeSettings } from '../../state/settings';
import type { Beats, Shown } from './beats';
import { useTimeline, type ViewSource } from './useTimeline';

const beats: Beats<CommonView> = { blow: { hold: 10_000 } };
const blows = (count: number): AnyFact[] =>
  Array.from({ length: count }, (_, at) => ({ n: at + 1, kind: 'blow', data: {} }));
const viewOf = (count: number): ViewSource => ({
  view: { decisionId: count, mustDecide: false, story: blows(count), result: null } as unknown as CommonView,
  version: count,
  synced: false,
});

let seen: (Shown | null)[] = [];

function Table({ source }: { source: Observable<ViewSource> }) {
  seen.push(useTimeline(source, beats, null).shown);
  return null;
}

const last = () => seen.at(-1);

beforeEach(() => {
  seen = [];
  changeSettings({ motion: 'full' });
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

/** Renders a table whose timeline has been loaded. */
async function laid(first: ViewSource) {
  const source = new Observable(first);
  render(<Table source={source} />);
  await act(async () => void (await import('./Timeline')));
  return source;
}

test('nothing is shown before the first view', async () => {
  await laid({ view: null, version: -1, synced: true });
  expect(last()).toBeNull();
});

test('until the code of the timeline is loaded every view is shown at once', () => {
  const source = new Observable(viewOf(1));
  render(<Table source={source} />);
  expect(last()).toMatchObject({ version: 1, caughtUp: true });
});

test('views that arrive together are separate steps', async () => {
  const source = await laid(viewOf(1));
  act(() => {
    source.set(viewOf(2));
    source.set(viewOf(3));
  });
  expect(last()).toMatchObject({ version: 1, fact: { n: 2 }, caughtUp: false });
});

test('a view that was read as a whole is shown at once', async () => {
  const source = await laid(viewOf(1));
  act(() => source.set({ ...viewOf(2), synced: true }));
  expect(last()).toMatchObject({ version: 2, caughtUp: true });
});

test('a hidden page shows everything at once', async () => {
  const source = await laid(viewOf(1));
  act(() => source.set(viewOf(2)));
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(last()).toMatchObject({ version: 2, caughtUp: true });
});

test('another source starts from the beginning', async () => {
  const source = new Observable(viewOf(1));
  const { rerender } = render(<Table source={source} />);
  await act(async () => void (await import('./Timeline')));
  act(() => source.set(viewOf(2)));
  rerender(<Table source={new Observable(viewOf(7))} />);
  expect(last()).toMatchObject({ version: 7, caughtUp: true });
});
