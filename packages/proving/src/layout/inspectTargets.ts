export interface TargetLimits {
  /** Minimum size of targets around the board, in pixels. */
  target: number;
  /** Minimum size of targets on the board, in pixels. */
  onBoard: number;
}

/** Returns the errors of controls on a page: too small, or covered. Runs in the page. */
export function inspectTargets({ target: least, onBoard }: TargetLimits): string[] {
  const { words, isShown, isInReach, scroller, top } = layoutTools;
  const { overlap, isOnGround } = boxTools;
  const faults = new Set<string>();
  const all = 'button, a[href], input, select, [role="button"], [role="switch"], [data-lit="true"]';
  const middle = (element: Element): [number, number] => {
    const { width, height, left, top: upper } = element.getBoundingClientRect();
    return [left + width / 2, upper + height / 2];
  };
  const targets = [...top().querySelectorAll(all)].filter(
    (element) =>
      isShown(element) &&
      element.getBoundingClientRect().width > 0 &&
      !element.closest('[inert]') &&
      isInReach(element, ...middle(element)),
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
    // A tap on an element without pointer events reaches the element below.
    if (!isReached && getComputedStyle(target).pointerEvents !== 'none')
      faults.add(`“${words(hit)}” covers “${words(target)}”`);
    for (const other of targets.slice(at + 1)) {
      const isPart = target.contains(other) || other.contains(target) || label?.contains(other);
      // Cards of a fan overlap, and shapes on a map have no straight edges.
      const slack = target.closest('svg') ? Number.POSITIVE_INFINITY : 8;
      // A panned or scrolled element can be moved away from under a fixed one.
      const movesAlike = scroller(target) === scroller(other);
      if (!isPart && movesAlike && overlap(target, other) > slack && !isOnGround(target, other))
        faults.add(`“${words(target)}” and “${words(other)}” overlap`);
    }
  }
  return [...faults];
}
