import { destination, type Logger, pino } from 'pino';
import type { Config } from '../config';
import { redacted } from './redaction';

/** Maximum size of log lines kept in memory while they cannot be written. */
const BUFFERED_BYTES = 1_000_000;

/**
 * The log of the server on standard output, without secrets. A full disk does not stop the server. Lines are written
 * synchronously, so that the last ones are not lost when the process ends.
 */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  const output = destination({ dest: process.stdout.fd, maxLength: BUFFERED_BYTES, sync: true });
  output.on('error', () => {});
  return pino({ level: config.logLevel }, { write: (line: string) => void output.write(redacted(line)) });
}
