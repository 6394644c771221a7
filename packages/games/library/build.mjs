/** Builds the rules as a library for Node: `dist/` is the package, with types, ready for `npm pack`. */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { packagesStayOutside } from '../../server/packagesStayOutside.mjs';

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(folder, 'dist');
const types = join(dist, 'types');
rmSync(dist, { recursive: true, force: true });

const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^(index|module|(kit|engine)\/[^/]+|[^/]+\/(game|board|testing))\.ts$/.test(path.replace(/\.test\.ts$/, '')),
);
const shared = {
  absWorkingDir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  plugins: [packagesStayOutside],
  logLevel: 'warning',
};
await build({
  ...shared,
  entryPoints: [
    ...sources.map((path) => ({ in: `src/${path}`, out: path.replace(/\.ts$/, '') })),
    { in: 'library/cli.ts', out: 'cli' },
  ],
  outdir: 'dist',
});

const declared = [
  '--declaration',
  '--emitDeclarationOnly',
  '--noEmit',
  'false',
  '--outDir',
  types,
  '--rootDir',
  resolve(folder, '..'),
];
execFileSync('npx', ['tsc', '-p', join(folder, 'library/tsconfig.json'), ...declared], { stdio: 'inherit' });
// Node's resolution requires complete file names; the types of the protocol are included.
for (const entry of readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.d.ts'),
)) {
  const path = join(types, entry);
  const protocol = relative(dirname(path), join(types, 'protocol/src'));
  const text = readFileSync(path, 'utf8')
    .replaceAll(
      /(from\s+|import\()(['"])@lantern\/protocol\/([^'"]+)\2/g,
      `$1$2${protocol.startsWith('.') ? protocol : `./${protocol}`}/$3.js$2`,
    )
    .replaceAll(/(from\s+|import\()(['"])(\.{1,2}\/[^'"]+?)(?:\.js)?\2/g, '$1$2$3.js$2');
  writeFileSync(path, text);
}

const { name, version, license, sideEffects, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);
const { '@lantern/protocol': _inside, ...outside } = dependencies;
const manifest = {
  ...{ name, version, license, type: 'module', sideEffects },
  exports: {
    '.': { types: './types/games/src/index.d.ts', default: './index.js' },
    './*': { types: './types/games/src/*.d.ts', default: './*.js' },
  },
  bin: { 'lantern-games': './cli.js' },
  engines: { node: '>=20.19.0' },
  dependencies: outside,
  // Only `engine/boardgame`, which makes games of boardgame.io, and `engine/reducer` need it.
  peerDependencies: { 'boardgame.io': devDependencies['boardgame.io'] },
  peerDependenciesMeta: { 'boardgame.io': { optional: true } },
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const file of [join(folder, 'README.md'), resolve(folder, '../../LICENSE')])
  cpSync(file, join(dist, file.split('/').pop()));
