/** @jest-environment ./test/page.ts */
import type { AnyFact, CommonView } from '@lantern/games/module';
import { rollTime } from '../../art/dice/rollTime';
import { changeSettings } from '../../state/settings';
import type { Beats, Shown } from './beats';
import { CLOCK_SHARE, ENDING_MS, MAX_ASKED_MS, MAX_STORY_MS, Timeline } from './Timeline';

/** A view in which hits are counted. */
type Counted = CommonView & { hp: number };

const beats: Beats<CommonView> = {
  blow: { dice: () => 1, hold: 600, weight: 3, land: (view, { hp }) => ({ ...view, hp }) as Counted },
  note: { hold: 300, weight: 1 },
};

const viewOf = (change: Partial<Counted> = {}): Counted =>
  ({
    decisionId: 1,
    mustDecide: false,
    stages: {},
    turnSeat: '1',
    story: [],
    result: null,
    hp: 9,
    ...change,
  }) as Counted;

const blow = (n: number, hp: number): AnyFact => ({ n, kind: 'blow', data: { hp } });
const note = (n: number): AnyFact => ({ n, kind: 'note', data: {} });

/** A match whose first view is shown, and the states that are shown of it from then on. */
function following(first = viewOf()) {
  const timeline = new Timeline(beats);
  let version = 0;
  const arrive = (view: CommonView, jump = false) => timeline.arrived({ view, version: version++, jump });
  arrive(first, true);
  const seen: Shown[] = [];
  timeline.subscribe(() => seen.push(timeline.get().shown as Shown));
  const shown = () => timeline.get().shown as Shown<Counted>;
  const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
  return { timeline, arrive, seen, shown, pass };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  changeSettings({ motion: 'full' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the first view is shown at once', () => {
  const { shown } = following(viewOf({ story: [blow(1, 9)] }));
  expect(shown()).toMatchObject({ fact: null, phase: 'rest', caughtUp: true, version: 0 });
});

test('nothing of a roll is shown before its dice have landed', () => {
  const { arrive, shown, pass } = following();
  arrive(viewOf({ hp: 4, turnSeat: '0', story: [blow(1, 4)] }));
  expect(shown()).toMatchObject({ phase: 'rolling', caughtUp: false, view: { hp: 9, turnSeat: '1', story: [] } });
  pass(rollTime(1) - 1);
  expect(shown().view.hp).toBe(9);
  pass(1);
  expect(shown()).toMatchObject({ phase: 'landed', view: { hp: 4, turnSeat: '1', story: [{ n: 1 }] } });
});

test('when everything has been shown the view is the newest one itself', () => {
  const { arrive, shown, pass } = following();
  const newest = viewOf({ hp: 4, story: [blow(1, 4)] });
  arrive(newest);
  pass(MAX_STORY_MS);
  expect(shown()).toMatchObject({ phase: 'rest', fact: null, caughtUp: true, version: 1 });
  expect(shown().view).toBe(newest);
});

test('facts are shown one after the other, whatever their order in the story', () => {
  const { arrive, seen, pass } = following();
  arrive(viewOf({ story: [note(2), blow(1, 5)] }));
  pass(MAX_STORY_MS);
  expect(seen.map(({ fact, phase }) => [fact?.n ?? null, phase])).toEqual([
    [1, 'rolling'],
    [1, 'landed'],
    [2, 'landed'],
    [null, 'rest'],
  ]);
});

test('a step without beats is shown at once', () => {
  const { arrive, seen } = following();
  arrive(viewOf({ story: [{ n: 1, kind: 'other', data: {} }] }));
  expect(seen).toMatchObject([{ caughtUp: true, version: 1 }]);
});

test('a later step waits for the previous one, and is not visible in it', () => {
  const { arrive, shown, pass } = following();
  arrive(viewOf({ hp: 5, story: [blow(1, 5)] }));
  arrive(viewOf({ hp: 2, turnSeat: null, story: [blow(1, 5), blow(2, 2)] }));
  pass(rollTime(1));
  expect(shown()).toMatchObject({ fact: { n: 1 }, view: { hp: 5, turnSeat: '1' } });
  pass(600);
  expect(shown()).toMatchObject({ fact: { n: 2 }, phase: 'rolling', version: 1, view: { hp: 5 } });
});

test('everything is shown within the maximum time', () => {
  const { arrive, shown, pass } = following();
  const story = Array.from({ length: 60 }, (_, at) => blow(at + 1, 5));
  arrive(viewOf({ story }));
  pass(MAX_STORY_MS);
  expect(shown().caughtUp).toBe(true);
});

describe('a viewer who has to decide', () => {
  const asked = viewOf({ mustDecide: true, decisionId: 2, story: [1, 2, 3, 4].map((n) => blow(n, 5)) });

  test('can answer after the time for that', () => {
    const { arrive, shown, pass } = following();
    arrive(asked);
    pass(MAX_ASKED_MS - 50);
    expect(shown().caughtUp).toBe(false);
    pass(50);
    expect(shown().caughtUp).toBe(true);
  });

  test('does not wait longer if more happens', () => {
    const { arrive, shown, pass } = following();
    arrive(asked);
    pass(MAX_ASKED_MS / 2);
    arrive({ ...asked, decisionId: 3, story: [...asked.story, blow(5, 5), blow(6, 5)] });
    pass(MAX_ASKED_MS / 2);
    expect(shown().caughtUp).toBe(true);
  });

  test.each([true, false])('loses a small share of a short clock (sent with the view: %s)', (before) => {
    const { timeline, arrive, shown, pass } = following();
    const clock = { decisionId: 2, endsAt: performance.now() + 12_000 };
    if (before) timeline.setClock(clock);
    arrive(asked);
    if (!before) timeline.setClock(clock);
    pass(CLOCK_SHARE * 12_000 - 50);
    expect(shown().caughtUp).toBe(false);
    pass(50);
    expect(shown().caughtUp).toBe(true);
  });

  test('is not affected by the clock of another decision', () => {
    const { timeline, arrive, shown, pass } = following();
    timeline.setClock({ decisionId: 1, endsAt: performance.now() + 2000 });
    arrive(asked);
    pass(MAX_ASKED_MS - 50);
    expect(shown().caughtUp).toBe(false);
  });

  test('sees the rest of the current facts in that time', () => {
    const { arrive, shown, pass } = following();
    arrive(viewOf({ story: [blow(1, 5)] }));
    arrive(asked);
    pass(MAX_ASKED_MS);
    expect(shown().caughtUp).toBe(true);
  });

  test('keeps the current decision while others act, and the last of their facts is emphasised for a moment', () => {
    const { arrive, shown, pass } = following(viewOf({ mustDecide: true }));
    const newest = viewOf({ mustDecide: true, hp: 5, story: [blow(1, 5)] });
    arrive(newest);
    expect(shown()).toEqual({ view: newest, version: 1, fact: blow(1, 5), phase: 'landed', caughtUp: true });
    pass(600);
    expect(shown()).toEqual({ view: newest, version: 1, fact: null, phase: 'rest', caughtUp: true });
  });
});

test('a view that was read as a whole is shown at once, and pending facts are dropped', () => {
  const { arrive, shown, seen, pass } = following();
  arrive(viewOf({ hp: 5, story: [blow(1, 5)] }));
  arrive(viewOf({ hp: 1, story: [blow(1, 5), blow(2, 1)] }), true);
  expect(shown()).toMatchObject({ caughtUp: true, view: { hp: 1 } });
  const count = seen.length;
  pass(MAX_STORY_MS);
  expect(seen).toHaveLength(count);
});

test('a move that is taken back is not shown to its end', () => {
  const { arrive, shown } = following();
  arrive(viewOf({ hp: 5, story: [blow(1, 5)] }));
  arrive(viewOf({ hp: 9, story: [{ n: 2, kind: 'takenBack', data: { seat: '0' } }] }));
  expect(shown()).toMatchObject({ caughtUp: true, view: { hp: 9 } });
});

test('skipping shows the newest view, and nothing continues afterwards', () => {
  const { timeline, arrive, shown, seen, pass } = following();
  arrive(viewOf({ hp: 5, story: [blow(1, 5), note(2)] }));
  timeline.skip();
  expect(shown()).toMatchObject({ caughtUp: true, fact: null, view: { hp: 5 } });
  const count = seen.length;
  pass(MAX_STORY_MS);
  expect(seen).toHaveLength(count);
});

test('a closed timeline shows nothing more', () => {
  const { timeline, arrive, seen, pass } = following();
  arrive(viewOf({ story: [blow(1, 5)] }));
  timeline.close();
  const count = seen.length;
  pass(MAX_STORY_MS);
  expect(seen).toHaveLength(count);
});

test.each([
  ['who wants less motion', () => changeSettings({ motion: 'less' })],
  ['who does not look', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
])('%s is shown the newest view at once, without a timer', (_who, set) => {
  set();
  const { arrive, seen } = following();
  arrive(viewOf({ hp: 5, story: [blow(1, 5)] }));
  expect(seen).toMatchObject([{ caughtUp: true, fact: null, view: { hp: 5 } }]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a beat that fails does not block the table', () => {
  const timeline = new Timeline({
    blow: {
      hold: 100,
      land: () => {
        throw new Error('broken');
      },
    },
  });
  timeline.arrived({ view: viewOf(), version: 0, jump: true });
  const newest = viewOf({ story: [blow(1, 5)] });
  expect(() => timeline.arrived({ view: newest, version: 1, jump: false })).toThrow('broken');
  expect(timeline.get().shown).toMatchObject({ view: newest, caughtUp: true });
});

test('the final position is shown before the end of the match', () => {
  const { arrive, shown, pass } = following();
  const result = { winners: ['0'], reason: 'points' };
  const newest = viewOf({ hp: 0, turnSeat: null, story: [note(1)], result });
  arrive(newest);
  pass(300);
  expect(shown()).toMatchObject({ caughtUp: false, view: { hp: 0, turnSeat: '1', result: null } });
  pass(ENDING_MS - 1);
  expect(shown().view.result).toBeNull();
  pass(1);
  expect(shown()).toMatchObject({ caughtUp: true, view: { result } });
  expect(shown().view).toBe(newest);
});

test('a known view changes nothing', () => {
  const first = viewOf();
  const { arrive, seen } = following(first);
  arrive(first, true);
  expect(seen).toHaveLength(0);
});

describe('facts that have been shown', () => {
  /** Follows a match in which two steps have been shown, with two hits and with one. */
  function lookingOn() {
    const match = following();
    match.arrive(viewOf({ hp: 5, story: [blow(1, 7), blow(2, 5)] }));
    match.pass(MAX_STORY_MS);
    const newest = viewOf({ hp: 2, mustDecide: true, decisionId: 2, story: [blow(1, 7), blow(2, 5), blow(3, 2)] });
    match.arrive(newest);
    match.pass(MAX_STORY_MS);
    match.seen.length = 0;
    return { ...match, newest };
  }
  const order = (seen: readonly Shown[]) => seen.filter(({ fact }) => fact).map(({ fact, phase }) => [fact?.n, phase]);

  test('can be shown again from one fact to another, as before', () => {
    const { timeline, seen, shown, pass } = lookingOn();
    expect(timeline.again(2, 3)).toBe(true);
    expect(shown()).toMatchObject({ fact: { n: 2 }, phase: 'rolling', view: { hp: 7 }, again: true, caughtUp: false });
    pass(MAX_STORY_MS);
    expect(order(seen)).toEqual([
      [2, 'rolling'],
      [2, 'landed'],
      [3, 'rolling'],
      [3, 'landed'],
    ]);
  });

  test('end with the newest view itself, before which nothing of it is shown', () => {
    const { timeline, newest, seen, shown, pass } = lookingOn();
    timeline.again(1, 1);
    pass(MAX_STORY_MS);
    expect(order(seen)).toEqual([
      [1, 'rolling'],
      [1, 'landed'],
    ]);
    expect(shown()).toEqual({ view: newest, version: 2, fact: null, phase: 'rest', caughtUp: true });
  });

  test('are followed by new facts', () => {
    const { timeline, newest, arrive, seen, pass } = lookingOn();
    timeline.again(3, 3);
    arrive({ ...newest, hp: 1, decisionId: 3, story: [...newest.story, blow(4, 1)] } as Counted);
    pass(MAX_STORY_MS);
    expect(order(seen).map(([n]) => n)).toEqual([3, 3, 4, 4]);
  });

  test('can be skipped', () => {
    const { timeline, newest, shown } = lookingOn();
    timeline.again(1, 3);
    timeline.skip();
    expect(shown()).toMatchObject({ view: newest, caughtUp: true });
    expect(shown().again).toBeUndefined();
  });

  test.each([
    [
      'while something is being shown',
      ({ arrive, newest }: ReturnType<typeof lookingOn>) =>
        arrive({ ...newest, decisionId: 4, story: [...newest.story, blow(4, 1)] }),
    ],
    ['to who wants less motion', () => changeSettings({ motion: 'less' })],
    ['after views were missed', ({ arrive, newest }: ReturnType<typeof lookingOn>) => arrive({ ...newest }, true)],
    [
      'after a move was taken back',
      ({ arrive, newest }: ReturnType<typeof lookingOn>) =>
        arrive({ ...newest, story: [...newest.story, { n: 4, kind: 'takenBack', data: {} }] }),
    ],
    [
      'once the match is over',
      ({ arrive, newest, pass }: ReturnType<typeof lookingOn>) => {
        arrive({ ...newest, result: { winners: [], reason: 'points' } });
        pass(MAX_STORY_MS);
      },
    ],
  ])('is not shown again %s', (_when, happens) => {
    const match = lookingOn();
    happens(match);
    expect(match.timeline.again(1, 3)).toBe(false);
  });

  test('are not shown again if there is not enough time for them', () => {
    const { timeline, arrive, pass } = following();
    arrive(viewOf({ story: Array.from({ length: 60 }, (_, at) => blow(at + 1, 5)) }));
    pass(MAX_STORY_MS);
    expect(timeline.again(1, 60)).toBe(false);
    expect(timeline.again(1, 20)).toBe(true);
  });

  test('are not shown again without a beat, or from before the first view', () => {
    const { timeline, arrive, newest, pass } = lookingOn();
    arrive({ ...newest, story: [...newest.story, { n: 4, kind: 'other', data: {} }] });
    pass(MAX_STORY_MS);
    expect(timeline.again(4, 4)).toBe(false);
    expect(timeline.again(0, 3)).toBe(false);
  });
});

test.each([1, 5, 40])(
  'a reaction clock of 12 s gives at most 1 s to what is shown, with %i throws waiting',
  (throws) => {
    const { timeline, arrive, shown, pass } = following();
    timeline.setClock({ decisionId: 2, endsAt: performance.now() + 12_000 });
    const story = Array.from({ length: throws }, (_, at) => blow(at + 1, 8));
    arrive(viewOf({ decisionId: 2, mustDecide: true, hp: 8, story }));
    pass(500);
    arrive(viewOf({ decisionId: 2, mustDecide: true, hp: 7, story: [...story, blow(throws + 1, 7)] }));
    pass(500);
    expect(shown()).toMatchObject({ caughtUp: true, view: { hp: 7 } });
  },
);
