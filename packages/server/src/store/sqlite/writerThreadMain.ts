import { parentPort, workerData } from 'node:worker_threads';
import { Batches, type Write } from './batches';
import { connected } from './connection';
import { END, type ThreadData } from './writerThread';

/** The writer thread: runs one batch after the other, and answers when it is durable. */
const { path } = workerData as ThreadData;
const database = connected(path);
const batches = new Batches(database);

parentPort?.on('message', (message: readonly Write[] | typeof END) => {
  if (message !== END) return parentPort?.postMessage(batches.run(message));
  database.close();
  parentPort?.close();
});
