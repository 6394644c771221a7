import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A copy of the repository whose files may be changed while its tests run. Created again in the same folder, it updates
 * only changed files, so that Jest's cache stays valid.
 */
export class Sandbox {
  readonly folder: string;

  /** @param top the repository */
  constructor(top: string, folder: string) {
    this.folder = folder;
    const wanted = new Set(trackedFiles(top));
    for (const file of sourcesIn(folder)) if (!wanted.has(file)) unlinkSync(join(folder, file));
    for (const file of wanted) this.#take(top, file);
    for (const modules of ['node_modules', 'packages/client/node_modules']) this.#link(top, modules);
  }

  #take(top: string, file: string): void {
    const text = readFileSync(join(top, file));
    const copy = join(this.folder, file);
    if (existsSync(copy) && readFileSync(copy).equals(text)) return;
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, text);
  }

  /** Links every installed package except for the project's own, which are copied. */
  #link(top: string, modules: string): void {
    const to = join(this.folder, modules);
    rmSync(to, { recursive: true, force: true });
    if (!existsSync(join(top, modules))) return;
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(join(top, modules))) {
      if (name === '.cache') continue;
      if (name === '@lantern')
        cpSync(join(top, modules, name), join(to, name), { recursive: true, verbatimSymlinks: true });
      else symlinkSync(join(top, modules, name), join(to, name));
    }
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** The source files that the tests of games and server use. */
  sourceFiles(): string[] {
    return sourcesIn(this.folder).filter((file) =>
      /^packages\/(?:protocol|games|server)\/src\/.*(?<!\.test)\.ts$/.test(file),
    );
  }

  /** Whether the types of a package are still correct. */
  typechecks(packageFolder: string): boolean {
    try {
      execFileSync('node_modules/.bin/tsc', ['--noEmit', '-p', packageFolder], { cwd: this.folder, stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }
}

/** The tracked files of the repository without pictures, which no test uses; a tracked file may be deleted. */
function trackedFiles(top: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: top });
  return listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !file.startsWith('docs/screenshots/') && existsSync(join(top, file)));
}

/** Source files of an earlier copy under `packages`. */
function sourcesIn(folder: string): string[] {
  const packages = join(folder, 'packages');
  if (!existsSync(packages)) return [];
  return readdirSync(packages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
