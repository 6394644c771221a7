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

/** Moves calls of `jest.mock` before the imports, into the first line, so that all other lines keep their numbers. */
function hoisted(code) {
  const calls = [];
  const rest = code.replace(/^jest\.mock\((?:.*\);$|[\s\S]*?\n\S*\);$)/gm, (call) => {
    calls.push(call.replaceAll('\n', ' '));
    return '\n'.repeat(call.split('\n').length - 1);
  });
  return calls.join(' ') + rest;
}

/**
 * Compiles a file for Jest. Exports may be redefined, so that `jest.spyOn` can replace those of a module that
 * `jest.requireActual` returns.
 */
function compile(text, path) {
  const { code, map } = transformSync(text, { ...OPTIONS, sourcefile: path, loader: LOADERS[extname(path)] ?? 'js' });
  const settable = code.replace('{ get: () => from[key],', '{ get: () => from[key], configurable: true,');
  return { code: hoisted(settable), map };
}

const own = `${version} ${JSON.stringify(OPTIONS)} ${hoisted} ${compile}`;

export default {
  process: compile,
  /** The projects share one cache of what is compiled, because the key contains nothing of a project. */
  getCacheKey: (text, path) => createHash('sha256').update(`${own}\0${path}\0${text}`).digest('hex'),
};
