import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { commitOfSources } from './commit.mjs';
import { packagesStayOutside } from './packagesStayOutside.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
// Tests build to their own folder, inside this package.
const outdir = process.argv[2] ?? 'dist';
await rm(resolve(folder, outdir), { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: {
    main: 'src/start.ts',
    admin: 'src/admin/main.ts',
    searchWorker: 'src/searchWorker.ts',
    writerThread: 'src/store/sqlite/writerThreadMain.ts',
  },
  outdir,
  bundle: true,
  // `start` loads the rest only after it has set production mode.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  define: { LANTERN_COMMIT: JSON.stringify(commitOfSources()) },
  plugins: [packagesStayOutside],
  logLevel: 'warning',
});
