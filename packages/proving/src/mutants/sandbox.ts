import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Tests of one project of Jest, by path from the top of the repository. */
export interface TestRun {
  project: string;
  files: readonly string[];
  /** Only tests whose full name contains this. */
  named?: string;
}

/** How long tests may take before they are taken to hang, in milliseconds. */
const HANGS_AFTER = 240_000;

/** A copy of the repository whose files may be changed while its tests run. */
export class Sandbox {
  readonly #folder = mkdtempSync(join(tmpdir(), 'lantern-mutants-'));
  #running: ChildProcess | undefined;

  /** @param top the repository */
  constructor(top: string) {
    const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: top });
    for (const file of tracked.toString().split('\0')) {
      // Pictures are in no test; a file may be tracked and gone.
      if (file === '' || file.startsWith('docs/') || !existsSync(join(top, file))) continue;
      mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
      cpSync(join(top, file), join(this.#folder, file));
    }
    for (const modules of ['node_modules', 'packages/client/node_modules']) this.#link(top, modules);
  }

  /** Links every installed package but the project's own, which are the copied ones. */
  #link(top: string, modules: string): void {
    if (!existsSync(join(top, modules))) return;
    mkdirSync(join(this.#folder, modules), { recursive: true });
    for (const name of readdirSync(join(top, modules))) {
      if (name === '.cache') continue;
      if (name === '@lantern')
        cpSync(join(top, modules, name), join(this.#folder, modules, name), {
          recursive: true,
          verbatimSymlinks: true,
        });
      else symlinkSync(join(top, modules, name), join(this.#folder, modules, name));
    }
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.#folder, file), text);
  }

  /** Whether all of these tests pass; those that hang do not. */
  passes({ project, files, named }: TestRun): Promise<boolean> {
    const jest = ['node_modules/jest/bin/jest.js', '--bail=1', '--maxWorkers=1', '--silent', '--passWithNoTests'];
    const which = ['--selectProjects', project, ...(named ? ['-t', named] : []), '--runTestsByPath', ...files];
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [...jest, ...which], { cwd: this.#folder, stdio: 'ignore' });
      this.#running = child;
      const hung = setTimeout(() => child.kill('SIGKILL'), HANGS_AFTER);
      child.once('error', reject);
      child.once('exit', (code) => {
        clearTimeout(hung);
        resolve(code === 0);
      });
    });
  }

  remove(): void {
    this.#running?.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
