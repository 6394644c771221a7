/** @jest-environment ./test/page.ts */
import type { CommonView } from '@lantern/games/module';
import { liveRegionIn } from '../../ui/spoken';
import type { GameClient } from '../gameBoard';
import type { Turn } from '../sentences';
import { MatchAnnouncer, type Table } from './MatchAnnouncer';

const announcerOf = () => new MatchAnnouncer({ text: {} } as GameClient, '0');

test('outlined things are spoken at once', () => {
  const announcer = announcerOf();
  announcer.point(['Y2', 'Ben']);
  expect(liveRegionIn(document.body).lastElementChild).toHaveTextContent('Shown on the board: Y2; Ben.');
  announcer.stop();
});

describe('a player who has to decide', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Returns what is spoken while the action bar has this button. */
  function spokenWith(button: string): string {
    const root = document.createElement('div');
    root.innerHTML = `<div data-frame="action"><section><div>${button}</div></section></div>`;
    liveRegionIn(document.body).replaceChildren();
    const announcer = announcerOf();
    announcer.see({
      ...{ root, lines: [], rests: true, level: 'mine', names: {}, clock: null },
      voice: { you: '0', name: (seat) => seat },
      turn: { headline: 'Your turn', mine: true } as Turn,
      view: { mustDecide: true, decisionId: 7, stages: { '0': 'roll' }, result: null } as unknown as CommonView,
    } satisfies Table);
    jest.advanceTimersByTime(1000);
    announcer.stop();
    return liveRegionIn(document.body).textContent ?? '';
  }

  test('is asked for the decision', () => {
    expect(spokenWith('<button data-move="roll">Roll</button>')).toBe('Your turn. You may: Roll.');
  });

  test('is not asked for a move that is made automatically', () => {
    expect(spokenWith('<button data-move="roll" data-automatic="true">Roll</button>')).toBe('');
  });
});
