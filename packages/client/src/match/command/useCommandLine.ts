import { useEffect, useSyncExternalStore } from 'react';
import { commandLine, listenForCommandKey } from './commandLine';

const close = () => commandLine.set({ open: false });

/**
 * Whether the command line of a table is open. A button opens it, and its key does so from the first render on. It
 * closes with the table.
 */
export function useCommandLine(): { isOpen: boolean; close(): void } {
  const { open: isOpen } = useSyncExternalStore(commandLine.subscribe, commandLine.get);
  useEffect(() => {
    const stop = listenForCommandKey();
    return () => {
      stop();
      close();
    };
  }, []);
  return { isOpen, close };
}
