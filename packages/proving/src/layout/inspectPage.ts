import { installBoxTools } from './boxTools';
import { type FrameInspection, inspectFrame } from './inspectFrame';
import { inspectTargets } from './inspectTargets';
import { inspectCuts, inspectOverlaps, inspectSizes } from './inspectTexts';
import { installPageTools } from './pageTools';
import { NAMES } from './seating';
import type { Size } from './sizes';
import { installTextTools } from './textTools';

/** Runs a function in a page. */
export type RunInPage = <Argument, Answer>(task: (argument: Argument) => Answer, argument: Argument) => Promise<Answer>;

/** Apple's and Google's least side of what a thumb taps; WCAG's on boards, where there is more to tap (2.5.8). */
const TARGETS = { target: 44, onBoard: 24 };

/** No text on a board is shown smaller, in pixels. */
const LEAST_TEXT = 11;

/** Names stand whole everywhere unless they have more letters. */
const LONG_NAMES = NAMES.filter((name) => name.length > 8);

/** Looks at a match page as it stands. */
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
