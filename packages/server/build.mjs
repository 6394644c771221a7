import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Only what is written in this repository goes into the bundle. boardgame.io has no `exports` map, so that Node cannot
 * find its parts by their short names: they are written out.
 */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^boardgame\.io\/[a-z-]+$/ }, ({ path }) => ({
      path: `boardgame.io/dist/cjs/${path.split('/')[1]}.js`,
      external: true,
    }));
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@lantern/') ? null : { path, external: true },
    );
  },
};

const folder = fileURLToPath(new URL('.', import.meta.url));
await rm(`${folder}dist`, { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: { main: 'src/main.ts', admin: 'src/admin/main.ts' },
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  plugins: [packagesStayOutside],
  logLevel: 'warning',
});
