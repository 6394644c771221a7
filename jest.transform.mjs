import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { transformSync, version } from 'esbuild';

const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.jsx': 'jsx' };

/** Jest runs CommonJS, and therefore has no dynamic imports. */
const OPTIONS = {
  format: 'cjs',
  supported: { 'dynamic-import': false },
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'external',
};

/**
 * Compiles a file for Jest. Exports may be redefined, so that `jest.spyOn` can replace those of a module that
 * `jest.requireActual` returns. Calls of `jest.mock` are not moved before the imports.
 */
function compile(text, path) {
  const { code, map } = transformSync(text, { ...OPTIONS, sourcefile: path, loader: LOADERS[extname(path)] ?? 'js' });
  return { code: code.replace('{ get: () => from[key],', '{ get: () => from[key], configurable: true,'), map };
}

const own = `${version} ${JSON.stringify(OPTIONS)} ${compile}`;

export default {
  process: compile,
  /** The projects share one cache of what is compiled, because the key contains nothing of a project. */
  getCacheKey: (text, path) => createHash('sha256').update(`${own}\0${path}\0${text}`).digest('hex'),
};
