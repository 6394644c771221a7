import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { liveRegionIn } from './spoken';
import { onTopmost, opened, topmost } from './topmost';

/**
 * Returns a `ref` for a dialog that is open and modal while it is mounted, already when the effects of its children
 * run.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    liveRegionIn(element);
    const closed = opened(element);
    return () => {
      element.close();
      closed();
    };
  }, []);
  return dialog;
}

/**
 * Returns the place for things that must stay visible above open dialogs: the one in the topmost dialog, the dialog
 * itself if it has none, otherwise the page.
 */
export const useTopmost = (): HTMLElement =>
  useSyncExternalStore(onTopmost, () => {
    const place = topmost();
    return (place !== document.body && place.querySelector<HTMLElement>('[data-notes]')) || place;
  });
