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
 * Replacements in esbuild's code for exports. They make exports configurable, so that `jest.spyOn` can replace those of a
 * module that `jest.requireActual` returns, and read each through one getter instead of two, which is faster in loops.
 */
const EXPORTS = [
  ['{ get: all[name],', '{ get: all[name], configurable: true,'],
  ['{ get: () => from[key],', '{ get: () => from[key], configurable: true,'],
  ['__copyProps(__defProp({}, "__esModule", { value: true }), mod)', '__defProp(mod, "__esModule", { value: true })'],
];

/** Compiles a file for Jest. Calls of `jest.mock` are not moved before the imports. */
function compile(text, path) {
  const { code, map } = transformSync(text, { ...OPTIONS, sourcefile: path, loader: LOADERS[extname(path)] ?? 'js' });
  return { code: EXPORTS.reduce((made, [from, to]) => made.replace(from, to), code), map };
}

const own = `${version} ${JSON.stringify(OPTIONS)} ${EXPORTS} ${compile}`;

export default {
  process: compile,
  /** The projects share one cache of compiled code, because the key does not depend on the project. */
  getCacheKey: (text, path) => createHash('sha256').update(`${own}\0${path}\0${text}`).digest('hex'),
};
