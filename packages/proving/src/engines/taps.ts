/** The tappable things of a page, found by their appearance alone. All functions run in the page. */

export interface Point {
  x: number;
  y: number;
  what: string;
}

/** The middle of a button, link or field with that label, if a tap reaches it; `null` if none is in sight. */
export function called(name: string): Point | null {
  const words = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element.textContent?.trim() || element.getAttribute('placeholder')) ??
      ''
    ).trim();
  const labels = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  for (const element of root.querySelectorAll('button, a, input, textarea, [role="button"], summary')) {
    const label = labels(element).find(({ textContent }) => textContent?.includes(name));
    if (!element.checkVisibility() || (element as HTMLButtonElement).disabled) continue;
    if (!words(element).startsWith(name) && !label) continue;
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || label?.contains(hit))) return { x, y, what: words(element) };
  }
  return null;
}

/** Starts listening for a click on the element at a point. */
export function expectClick({ x, y }: Point): void {
  const there = document.elementFromPoint(x, y);
  const target = there?.closest('button, a, label, input, textarea, summary, [role="button"]') ?? there;
  const page = globalThis as { lanternClicked?: boolean };
  page.lanternClicked = false;
  addEventListener(
    'click',
    ({ target: hit }) => {
      if (target?.contains(hit as Node)) page.lanternClicked = true;
    },
    { capture: true, once: true },
  );
}

/** Whether there was a click. A page that has not been listening is a new page, which the click has opened. */
export function wasClicked(): boolean {
  return (globalThis as { lanternClicked?: boolean }).lanternClicked !== false;
}

/** The control that closes the uppermost sheet; `null` if none is open. */
export function closer(): Point | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const button =
    dialog?.querySelector('header button') ??
    [...(dialog?.querySelectorAll('button') ?? [])].find((element) => element.textContent === 'Close');
  if (!button) return null;
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, what: dialog?.querySelector('h2')?.textContent ?? '' };
}

/**
 * A highlighted thing in the uppermost sheet, or else on the board, selected by the number; a sheet without any is
 * closed.
 */
export function lit(choice: number): Point | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root: ParentNode = dialog ?? document;
  const reach = (element: Element): Point | null => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element))) return null;
    return { x, y, what: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) };
  };
  const main = '[data-frame="action"] button[class*="main"]:not(:disabled)';
  const all = [...root.querySelectorAll(`[data-lit="true"], ${main}`)].filter((element) => element.checkVisibility());
  for (let tries = 0; tries < all.length; tries++) {
    const point = reach(all[(choice + tries) % all.length] as Element);
    if (point) return point;
  }
  const close = dialog?.querySelector('header button');
  return close ? reach(close) : null;
}
