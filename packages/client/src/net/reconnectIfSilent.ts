import type { Manager } from 'socket.io-client';

/** The maximum time without a packet while an answer is due. */
const LONGEST_SILENCE_MS = 6000;

/**
 * Closes a connection on which nothing arrives while an answer is due, so that socket.io opens a new one.
 * @returns a function to call once the answer has arrived
 */
export function reconnectIfSilent(manager: Manager, silence = LONGEST_SILENCE_MS): () => void {
  const { engine } = manager;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => engine.close(), silence);
  };
  engine.on('packet', wait);
  wait();
  return () => {
    clearTimeout(timer);
    engine.off('packet', wait);
  };
}
