import { modules } from '@lantern/games/index';
import { newestFactNumber } from '@lantern/games/kit/story';
import type { AnyFact, AnyModule, CommonView } from '@lantern/games/module';
import { act, render } from '@testing-library/react';
import type { GameClient } from '../match/gameBoard';
import { type Beats, beatOf, landed } from '../match/timeline/beats';
import { factsAfter } from '../match/timeline/step';
import { loadGame } from './load';
import { playRecorded } from './recordedPlay';

const NAMES = { '0': 'Ana', '1': 'Ben', '2': 'Cleo', '3': 'Dora', '4': 'Emil' };

/** The views of seat 0 when the first fact of each kind has landed, for the kinds that change the board. */
function firstShown(module: AnyModule, beats: Beats<CommonView>): Map<string, { view: CommonView; fact: AnyFact }> {
  const found = new Map<string, { view: CommonView; fact: AnyFact }>();
  playRecorded(module, () => {
    let shown: CommonView | undefined;
    return (match) => {
      const after: CommonView = JSON.parse(JSON.stringify(match.view('0')));
      for (const fact of shown ? factsAfter(after.story, newestFactNumber(shown.story)) : []) {
        shown = landed(beats, shown as CommonView, fact);
        if (beatOf(beats, fact)?.land && !found.has(fact.kind)) found.set(fact.kind, { view: shown, fact });
      }
      shown = after;
    };
  });
  return found;
}

test.each(modules.map((module) => [module.id, module] as const))(
  '%s: its board can be drawn in the midst of a step, when a fact has landed',
  async (id, module) => {
    const { Board, beats = {} } = (await loadGame(id, 'en')) as GameClient;
    const shown = firstShown(module, beats);
    for (const { view, fact } of shown.values()) {
      const props = { names: NAMES, legal: [], pending: false, clock: null, whyNot: () => undefined };
      await act(async () => {
        const board = <Board {...props} {...{ view, fact }} phase="landed" seat="0" act={async () => false} />;
        const { unmount } = render(board);
        unmount();
      });
    }
    expect(shown.size).toBeGreaterThan(0);
  },
);
