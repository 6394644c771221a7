/** The insets of a phone's screen at each edge, in pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Returns the controls under the notch or the home indicator. Runs in the page after `installPageTools`. */
export function inspectEdges({ top, right, bottom, left }: Insets): string[] {
  const { words, isShown, isInReach } = layoutTools;
  const faults: string[] = [];
  for (const target of layoutTools.top().querySelectorAll('button, a, input, select, textarea, [data-lit="true"]')) {
    if (!isShown(target)) continue;
    const box = target.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (box.width === 0 || !isInReach(target, x, y)) continue;
    const isClear = x >= left && x <= innerWidth - right && y >= top && y <= innerHeight - bottom;
    if (!isClear) faults.push(`beyond the edge of the screen: “${words(target)}”`);
  }
  return faults;
}
