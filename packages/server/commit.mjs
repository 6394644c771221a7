import { execFileSync } from 'node:child_process';

const git = (...words) => execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The commit of the sources, with `.modified` if files differ from it: `LANTERN_COMMIT` if that is set, as in a
 * container without git, else that of the working tree; `null` if it is unknown.
 */
export function commitOfSources() {
  if (process.env.LANTERN_COMMIT) return process.env.LANTERN_COMMIT;
  try {
    const commit = git('rev-parse', '--short=12', 'HEAD');
    return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}.modified`;
  } catch {
    return null;
  }
}
