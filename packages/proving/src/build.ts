import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the client and the server. */
export function build(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
}

/** Builds the server alone, for proofs without a page. */
export function buildServer(): void {
  execFileSync('npm', ['run', '--silent', 'build', '-w', '@lantern/server'], { cwd: root });
}
