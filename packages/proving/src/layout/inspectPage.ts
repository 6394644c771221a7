import { installBoxTools } from './boxTools';
import { type FrameInspection, inspectFrame } from './inspectFrame';
import { inspectTargets } from './inspectTargets';
import { inspectCuts, inspectOverlaps, inspectSizes } from './inspectTexts';
import { installPageTools } from './pageTools';
import { NAMES } from './seating';
import type { Size } from './sizes';
import { installTextTools } from './textTools';

export type RunInPage = <Argument, Answer>(task: (argument: Argument) => Answer, argument: Argument) => Promise<Answer>;

/** The minimum size of a touch target by Apple and Google, and by WCAG (2.5.8) on boards, which have more targets. */
const TARGETS = { target: 44, onBoard: 24 };

/** Minimum font size on a board, in pixels. */
const LEAST_TEXT = 11;

/** Names must be completely visible unless they have more letters. */
const LONG_NAMES = NAMES.filter((name) => name.length > 8);

/** Checks the current match page. */
export async function inspectPage(run: RunInPage, size: Size): Promise<FrameInspection> {
  await run(installPageTools, undefined);
  await run(installTextTools, undefined);
  await run(installBoxTools, undefined);
  const frame = await run(inspectFrame, size);
  const found = [
    await run(inspectSizes, LEAST_TEXT),
    await run(inspectCuts, LONG_NAMES),
    await run(inspectOverlaps, undefined),
    await run(inspectTargets, TARGETS),
  ];
  return { ...frame, faults: [...frame.faults, ...found.flat()] };
}
