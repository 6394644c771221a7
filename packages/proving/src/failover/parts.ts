import { spawnSync } from 'node:child_process';

/** The newest Patroni in which a primary that was frozen takes its role back, and the moves since are lost. */
export const UNSAFE_PATRONI = '3.0.2';

/** Debian's HAProxy is in a folder for administrators. */
export const ENVIRONMENT = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Whether a program prints its version. */
export function isInstalled(program: string, option: string): boolean {
  return spawnSync(program, [option], { env: ENVIRONMENT }).status === 0;
}

/** The version of Patroni; undefined if it is not installed. */
export function patroniVersion(): string | undefined {
  const { stdout, status } = spawnSync('patroni', ['--version'], { encoding: 'utf8' });
  return status === 0 ? /\d+(\.\d+)+/.exec(stdout)?.[0] : undefined;
}

/** Whether a version is later than another: each is a list of numbers, the missing ones are 0. */
export function isLater(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const index = Array.from({ length: Math.max(one.length, other.length) }, (_, n) => n).find(
    (n) => (one[n] ?? 0) !== (other[n] ?? 0),
  );
  return index !== undefined && (one[index] ?? 0) > (other[index] ?? 0);
}
