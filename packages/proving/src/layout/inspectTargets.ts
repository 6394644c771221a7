export interface TargetLimits {
  /** The least side of what one taps around the board, in pixels. */
  target: number;
  /** The same on the board. */
  onBoard: number;
}

/** What one can tap on a page as it stands: whether it is large enough and nothing lies over it. Runs in the page. */
export function inspectTargets({ target: least, onBoard }: TargetLimits): string[] {
  const { words, isShown, isInReach, scroller, top } = layoutTools;
  const { overlap, isOnGround } = boxTools;
  const faults = new Set<string>();
  const all = 'button, a[href], input, select, [role="button"], [role="switch"], [data-lit="true"]';
  const middle = (one: Element): [number, number] => {
    const { width, height, left, top: upper } = one.getBoundingClientRect();
    return [left + width / 2, upper + height / 2];
  };
  const targets = [...top().querySelectorAll(all)].filter(
    (one) =>
      isShown(one) &&
      one.getBoundingClientRect().width > 0 &&
      !one.closest('[inert]') &&
      isInReach(one, ...middle(one)),
  );
  const sideOf = (target: Element): number => {
    const { width, height } = target.getBoundingClientRect();
    const label = target.closest('label')?.getBoundingClientRect();
    return Math.min(Math.max(width, label?.width ?? 0), Math.max(height, label?.height ?? 0));
  };
  for (const [at, target] of targets.entries()) {
    const side = sideOf(target);
    const limit = target.closest('[data-frame="board"]') ? onBoard : least;
    if (side < limit - 0.5 && !target.closest('p')) faults.add(`${side.toFixed(0)} px to tap: “${words(target)}”`);
    const hit = document.elementFromPoint(...middle(target));
    const label = target.closest('label');
    const isReached = !hit || target.contains(hit) || hit.contains(target) || label?.contains(hit);
    // What takes no taps itself is tapped through what it lies on.
    if (!isReached && getComputedStyle(target).pointerEvents !== 'none')
      faults.add(`“${words(hit)}” lies over “${words(target)}”`);
    for (const other of targets.slice(at + 1)) {
      const isPart = target.contains(other) || other.contains(target) || label?.contains(other);
      // Cards of a fan lean against each other, and what is drawn on a map has no straight edges.
      const slack = target.closest('svg') ? Number.POSITIVE_INFINITY : 8;
      // What is panned or scrolled can be moved from under what stays.
      const movesAlike = scroller(target) === scroller(other);
      if (!isPart && movesAlike && overlap(target, other) > slack && !isOnGround(target, other))
        faults.add(`“${words(target)}” and “${words(other)}” reach into each other`);
    }
  }
  return [...faults];
}
