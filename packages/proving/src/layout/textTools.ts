/** A visible text and the positions of its lines. */
interface SeenText {
  parent: Element;
  /** Shortened for a report. */
  text: string;
  lines: readonly DOMRect[];
  /** The boxes around it that clip it. */
  clips: readonly DOMRect[];
}

declare global {
  /** The visible texts of the uppermost layer of the page. */
  var seenTexts: () => SeenText[];
}

/** Runs in the page after `installPageTools`, so it must not refer to anything else. */
export function installTextTools(): void {
  globalThis.seenTexts = () => {
    const { isShown, isInReach, top } = layoutTools;
    const clipsOf = (element: Element): DOMRect[] => {
      const clips: DOMRect[] = [];
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(box);
        if (display !== 'inline' && overflowX + overflowY !== 'visiblevisible') clips.push(box.getBoundingClientRect());
      }
      return clips;
    };
    // Firefox measures ranges of letters in a drawing wrongly, but single letters correctly.
    const isDrawnInFirefox = (parent: Element): parent is SVGTextContentElement =>
      parent instanceof SVGTextContentElement && CSS.supports('-moz-appearance: none');
    const lineOf = (text: SVGTextContentElement): DOMRect[] => {
      const matrix = text.getScreenCTM();
      const last = text.getNumberOfChars() - 1;
      if (!matrix || last < 0) return [];
      const corners = [text.getExtentOfChar(0), text.getExtentOfChar(last)].flatMap(({ x, y, width, height }) => [
        new DOMPoint(x, y).matrixTransform(matrix),
        new DOMPoint(x + width, y + height).matrixTransform(matrix),
      ]);
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      return [new DOMRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top)];
    };
    const seen: SeenText[] = [];
    const texts = document.createTreeWalker(top(), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: parent } = texts.currentNode as Text;
      if (!parent || !data.trim() || !isShown(parent) || getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const lines = (isDrawnInFirefox(parent) ? lineOf(parent) : [...range.getClientRects()]).filter(
        (line) =>
          line.width > 0 &&
          line.height > 0 &&
          isInReach(parent, line.left + line.width / 2, line.top + line.height / 2),
      );
      const text = data.trim().replace(/\s+/g, ' ').slice(0, 40);
      if (lines.length > 0) seen.push({ parent, text, lines, clips: clipsOf(parent) });
    }
    return seen;
  };
}
