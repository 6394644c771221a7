/** The open modal dialogs, the topmost last. Everything outside of that one is inert. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** The topmost open dialog, or the page. */
export const topmost = (): HTMLElement => open.at(-1) ?? document.body;

/** Adds a dialog that has been opened. @returns a function that removes it */
export function opened(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** Calls the listener when the topmost dialog changes. @returns a function that ends this */
export function onTopmost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: typeof open): void {
  open = next;
  for (const listener of listeners) listener();
}
