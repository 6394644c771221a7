import { destination, type Logger, pino } from 'pino';
import type { Config } from '../config';

/** As much of a log that cannot be written is kept for later, in bytes. */
const BUFFERED_BYTES = 1_000_000;

/**
 * The log of the server, on its standard output. Whatever could hold a secret is redacted, wherever it turns up. A full
 * disk stops nobody from playing; lines are written synchronously, so that the last ones are not lost when the process ends.
 */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  const secrets = ['authorization', 'credentials', 'hostKey', 'seatKey', 'playerCredentials', 'cookie'];
  const redact = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const output = destination({ dest: process.stdout.fd, maxLength: BUFFERED_BYTES, sync: true });
  output.on('error', () => {});
  return pino({ level: config.logLevel, redact }, output);
}
