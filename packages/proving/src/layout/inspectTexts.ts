/**
 * Returns the texts of a page that are too small. Runs in the page.
 * @param least in pixels
 */
export function inspectSizes(least: number): string[] {
  const scaleOf = (parent: Element): number => {
    const matrix = parent.closest('svg') && parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    if (matrix) return Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    if (!(parent instanceof HTMLElement) || parent.offsetWidth === 0) return 1;
    return parent.getBoundingClientRect().width / parent.offsetWidth;
  };
  const faults = seenTexts().flatMap(({ parent, text }) => {
    const pixels = Number.parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent);
    // Letters that are part of a picture with a visible name have `data-drawn`.
    const isSmall = pixels < least - 0.05 && !parent.closest('[data-drawn]');
    return isSmall ? [`${pixels.toFixed(1)} px: “${text}”`] : [];
  });
  return [...new Set(faults)];
}

/**
 * Returns the texts of a page that are cut off. Runs in the page.
 * @param longNames may end in an ellipsis: they are complete in the person's sheet
 */
export function inspectCuts(longNames: readonly string[]): string[] {
  /** Whether a box around a text hides part of it. */
  const cuts = (box: Element, lines: readonly DOMRect[], isShortened: boolean): boolean => {
    const { display, overflowX, overflowY } = getComputedStyle(box);
    const hides = (overflow: string) => display !== 'inline' && /hidden|clip/.test(overflow);
    const edge = box.getBoundingClientRect();
    return lines.some(({ left, right, top, bottom, height }) => {
      // A line is higher than its letters.
      const slack = 0.3 * height;
      const sideways = left < edge.left - 2 || right > edge.right + 2;
      const upright = top < edge.top - slack || bottom > edge.bottom + slack;
      return !isShortened && ((hides(overflowX) && sideways) || (hides(overflowY) && upright));
    });
  };
  const isLongName = (box: Element): boolean => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(box);
    const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    return hasEllipsis && longNames.some((name) => box.textContent?.includes(name));
  };
  const isCut = (parent: Element, lines: readonly DOMRect[]): boolean => {
    let isShortened = false;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      isShortened ||= isLongName(box);
      if (cuts(box, lines, isShortened)) return true;
    }
    return false;
  };
  const faults = seenTexts()
    // News may end in an ellipsis: a tap shows the whole text, which is also in the log.
    .filter(({ parent, lines }) => !parent.closest('svg, [data-since]') && isCut(parent, lines))
    .map(({ text }) => `cut off: “${text}”`);
  return [...new Set(faults)];
}

/** Returns the texts of a page that overlap another one without a background of their own. Runs in the page. */
export function inspectOverlaps(): string[] {
  const isGround = (box: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(box);
    return backgroundImage !== 'none' || !/^rgba\(.*, 0(\.\d+)?\)$/.test(backgroundColor);
  };
  /** Whether a text has a background that it does not share with the other. */
  const hasGround = (text: Element, other: Element): boolean => {
    for (let box: Element | null = text; box && !box.contains(other); box = box.parentElement)
      if (isGround(box)) return true;
    return false;
  };
  type Line = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  /** The visible part of a line, without the space above and below its letters. */
  const letters = (line: DOMRect, clips: readonly DOMRect[]): Line => ({
    left: Math.max(line.left, ...clips.map(({ left }) => left)),
    right: Math.min(line.right, ...clips.map(({ right }) => right)),
    top: Math.max(line.top + 0.28 * line.height, ...clips.map(({ top }) => top)),
    bottom: Math.min(line.bottom - 0.28 * line.height, ...clips.map(({ bottom }) => bottom)),
  });
  const meet = (pick: Line, other: Line): boolean =>
    Math.min(pick.right, other.right) - Math.max(pick.left, other.left) > 2 &&
    Math.min(pick.bottom, other.bottom) - Math.max(pick.top, other.top) > 1;
  const texts = seenTexts().map(({ parent, text, lines, clips }) => ({
    parent,
    text,
    lines: lines.map((line) => letters(line, clips)),
  }));
  const faults = texts.flatMap((text, at) =>
    texts
      .slice(at + 1)
      .filter(
        (other) =>
          text.parent !== other.parent &&
          text.lines.some((line) => other.lines.some((more) => meet(line, more))) &&
          !hasGround(text.parent, other.parent) &&
          !hasGround(other.parent, text.parent),
      )
      .map((other) => `“${text.text}” and “${other.text}” overlap`),
  );
  return [...new Set(faults)];
}
