import { parseArgs } from 'node:util';
import { ConfigError } from './config';
import { BUILD } from './version';

const HELP = `Lantern ${BUILD}: board games with friends who are far apart.

Usage: npm start, or node lantern in the archive of a release

  --help      print this text
  --version   print the version

Settings are environment variables. The most used ones:

  PORT          the port to listen on                         8000
  HOST          the interface to listen on                    0.0.0.0
  DATABASE_URL  sqlite:<file> or postgres://…                 sqlite:./data/lantern.db
  PUBLIC_URL    the address that people type                  the address in the network
  TRUST_PROXY   the number of proxies in front                0

docs/operating.md lists all of them.`;

/**
 * The text to print instead of starting the server; `undefined` to start it.
 * @param args the arguments after the name of the program
 * @throws {ConfigError} for an unknown argument
 */
export function answerTo(args: readonly string[]): string | undefined {
  const asked = optionsOf(args);
  if (asked.help) return HELP;
  return asked.version ? BUILD : undefined;
}

function optionsOf(args: readonly string[]): { help?: boolean; version?: boolean } {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } } as const;
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new ConfigError(`${(error as Error).message.split('. ')[0]}. --help lists the arguments.`);
  }
}
