import { LOCK_TIMEOUT } from './connections';

/**
 * One row, for the FROM clause of a statement whose result is acknowledged to people. It makes the transaction durable
 * and limits its waits for locks, also behind a pooler that gives each transaction another connection, where the
 * settings of the session are lost.
 */
export const DURABLE = `(SELECT set_config('synchronous_commit', 'on', true),
  set_config('lock_timeout', '${LOCK_TIMEOUT}', true)) AS durable`;
