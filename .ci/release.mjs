/**
 * `npm run release` packs a build into `lantern-<version>+<commit>.tar.gz`: the server, the admin program, the client and the
 * packages that they import. After unpacking, `node lantern` starts the server.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { commitOfSources } from '../packages/server/commit.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'packages/server/dist');
const manifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** The folders in `node_modules` of all packages that the built programs import, directly or not. */
async function importedPackages() {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: readdirSync(dist).flatMap((file) => (file.endsWith('.js') ? join(dist, file) : [])),
    outdir: 'nowhere',
    write: false,
    bundle: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    loader: { '.node': 'empty' },
    // Optional imports of a package.
    external: ['bufferutil', 'utf-8-validate', 'pg-native', '@napi-rs/*'],
    logLevel: 'error',
  });
  const folders = Object.keys(metafile.inputs).map((file) => file.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0]);
  return new Set(folders.filter(Boolean));
}

/** Files of a package that are not needed at run time. */
const IDLE =
  /\.(map|md|markdown|d\.[cm]?ts|ts|flow)$|\/(tests?|benchmarks?|\.\w+)(\/|$)|\/better-sqlite3\/(deps|src|build\/(?!Release$|Release\/better_sqlite3\.node))/;

const { version, license, engines, description } = manifest('.');
const commit = commitOfSources();
const name = commit === null ? `lantern-${version}` : `lantern-${version}+${commit}`;
const stage = mkdtempSync(join(tmpdir(), 'lantern-release-'));
const folder = join(stage, name);
mkdirSync(folder);

const dependencies = Object.fromEntries(
  ['packages/server', 'packages/games', 'packages/protocol']
    .flatMap((path) => Object.entries(manifest(path).dependencies))
    .filter(([dependency]) => !dependency.startsWith('@lantern/')),
);
const described = {
  name: 'lantern',
  version,
  private: true,
  description,
  license,
  type: 'module',
  engines,
  dependencies,
  // It is downloaded or compiled on installation.
  allowScripts: { 'better-sqlite3': true },
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
writeFileSync(join(folder, 'lantern.js'), "import './packages/server/dist/main.js';\n");
writeFileSync(join(folder, 'admin.js'), "import './packages/server/dist/admin.js';\n");
for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE', 'docs'])
  cpSync(join(root, file), join(folder, file), { recursive: true, filter: (path) => !path.includes('screenshots') });
cpSync(join(root, 'packages/client/dist'), join(folder, 'packages/client/dist'), {
  recursive: true,
  filter: (path) => !path.includes('.vite'),
});
cpSync(dist, join(folder, 'packages/server/dist'), { recursive: true, filter: (path) => !path.endsWith('.map') });
for (const path of await importedPackages()) {
  const needed = (file) => {
    const inside = file.slice(join(root, path).length);
    return !inside.startsWith('/node_modules') && !IDLE.test(`/${path.split('/').pop()}${inside}`);
  };
  const target = path.replace(/^packages\/\w+\//, 'packages/server/');
  cpSync(join(root, path), join(folder, target), { recursive: true, filter: needed });
}
const archive = join(root, `${name}.tar.gz`);
execFileSync('tar', ['-czf', archive, '-C', stage, '--owner=0', '--group=0', name]);
rmSync(stage, { recursive: true });
process.stdout.write(`${archive}\n`);
