import type { CommonView } from '@lantern/games/module';
import { changeSettings } from '../../state/settings';
import type { GameClient } from '../gameBoard';
import type { Shown } from './beats';
import { Timeline } from './Timeline';

/** Fakes the timers of a visible page with all motion, in every test of a file. */
export function fakeTimeline(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    changeSettings({ motion: 'full' });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

/**
 * Returns the states that a timeline shows of a change.
 * @param look returns the current view of the viewer
 */
export function shownOf<View extends CommonView>(
  beats: GameClient<View>['beats'],
  look: () => View,
  happens: () => void,
): Shown<View>[] {
  const timeline = new Timeline(beats as never);
  const wired = (): CommonView => JSON.parse(JSON.stringify(look()));
  timeline.arrived({ view: wired(), version: 0, jump: true });
  const seen: Shown<View>[] = [];
  timeline.subscribe(() => seen.push(timeline.get().shown as unknown as Shown<View>));
  happens();
  timeline.arrived({ view: wired(), version: 1, jump: false });
  jest.runAllTimers();
  return seen;
}
