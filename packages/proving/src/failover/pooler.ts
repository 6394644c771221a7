import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprivileged } from '../cluster/postgres';
import { PASSWORD } from './node';
import { Part } from './part';

/**
 * PgBouncer in transaction mode.
 * @param port of its own
 * @param to the port of the database
 */
export function poolerAt(folder: string, port: number, to: number): Part {
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    ...['[databases]', `* = host=127.0.0.1 port=${to} user=lantern password=${PASSWORD}`],
    ...['[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = any'],
    ...['pool_mode = transaction', 'ignore_startup_parameters = extra_float_digits'],
  ];
  writeFileSync(file, lines.join('\n'));
  return new Part(unprivileged(['pgbouncer', file]), join(folder, 'pgbouncer.log'), async () => true);
}
