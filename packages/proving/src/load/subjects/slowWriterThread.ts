import { parentPort } from 'node:worker_threads';

/** The shipped writer thread, on a disk whose every sync takes the time in the environment. */
const SYNC = Number(process.env.SYNC_MILLISECONDS);

const never = new Int32Array(new SharedArrayBuffer(4));
const port = parentPort as NonNullable<typeof parentPort>;
const on = port.on.bind(port);
port.on = ((event: 'message', listener: (message: unknown) => void) =>
  on(event, (message) => {
    Atomics.wait(never, 0, 0, SYNC);
    listener(message);
  })) as typeof port.on;

await import('@lantern/server/src/store/sqlite/writerThreadMain');
