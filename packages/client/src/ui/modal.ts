import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** The open modal dialogs, the topmost last. What lies outside that one can be neither touched nor heard. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: typeof open): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A `ref` for a dialog that is open and modal while it is mounted: already when the effects of what is in it run. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    change([...open, element]);
    return () => {
      element.close();
      change(open.filter((other) => other !== element));
    };
  }, []);
  return dialog;
}

/**
 * Where something must be drawn that is to be seen whatever is open: the place for it in the topmost dialog, the dialog
 * itself if it has none, else the page.
 */
export const useTopmost = (): HTMLElement =>
  useSyncExternalStore(subscribe, () => {
    const dialog = open.at(-1);
    return dialog?.querySelector<HTMLElement>('[data-notes]') ?? dialog ?? document.body;
  });
