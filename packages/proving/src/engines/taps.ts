/** What one may tap on a match page, looked for by its looks alone. All functions run in the page. */

export interface Point {
  x: number;
  y: number;
  what: string;
}

/** The middle of a button, link or field that is called so; nothing where none is in sight. */
export function called(name: string): Point | null {
  const words = (one: Element) =>
    (one.getAttribute('aria-label') ?? (one.textContent?.trim() || one.getAttribute('placeholder')) ?? '').trim();
  const labelled = (one: Element) =>
    [...((one as HTMLInputElement).labels ?? [])].some((label) => label.textContent?.includes(name));
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root = dialogs.at(-1) ?? document;
  for (const one of root.querySelectorAll('button, a, input, textarea, [role="button"], summary')) {
    if (!one.checkVisibility() || !(words(one).startsWith(name) || labelled(one))) continue;
    one.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, what: words(one) };
  }
  return null;
}

/**
 * Something lit: in the uppermost sheet, else on the board. The number chooses; a sheet without any is closed.
 */
export function lit(choice: number): Point | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root: ParentNode = dialog ?? document;
  const reach = (one: Element): Point | null => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(one.contains(hit) || hit.contains(one))) return null;
    return { x, y, what: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40) };
  };
  const main = '[data-frame="action"] button[class*="main"]:not(:disabled)';
  const all = [...root.querySelectorAll(`[data-lit="true"], ${main}`)].filter((one) => one.checkVisibility());
  for (let tries = 0; tries < all.length; tries++) {
    const point = reach(all[(choice + tries) % all.length] as Element);
    if (point) return point;
  }
  const close = dialog?.querySelector('header button');
  return close ? reach(close) : null;
}
