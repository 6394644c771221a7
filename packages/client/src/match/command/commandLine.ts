import { Observable } from '../../state/observable';
import { settings } from '../../state/settings';
import { isTyping } from '../press/typing';

/** Opens the command line. */
export const COMMAND_KEY = '/';

export const commandLine = new Observable({ open: false });

/**
 * Opens the command line by a key, also while a sheet is open. The key is ignored in text fields, and if single keys
 * are disabled (WCAG 2.1.4).
 * @returns a function that stops listening
 */
export function listenForCommandKey(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== COMMAND_KEY || !settings().letterKeys || ctrlKey || metaKey || altKey || isTyping(target)) return;
    event.preventDefault();
    commandLine.set({ open: true });
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
