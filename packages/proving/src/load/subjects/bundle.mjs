import { fileURLToPath } from 'node:url';
import { packagesStayOutside } from '@lantern/server/packagesStayOutside.mjs';
import { build } from 'esbuild';

// Subjects are measured in their shipped form: running TypeScript directly costs additional time and memory.
await build({
  entryPoints: {
    searchWorker: fileURLToPath(import.meta.resolve('@lantern/server/src/searchWorker.ts')),
    slowWriterThread: fileURLToPath(new URL('./slowWriterThread.ts', import.meta.url)),
    subject: fileURLToPath(new URL('./subject.ts', import.meta.url)),
    writerThread: fileURLToPath(import.meta.resolve('@lantern/server/src/store/sqlite/writerThreadMain.ts')),
  },
  outdir: fileURLToPath(new URL('../../../dist', import.meta.url)),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  plugins: [packagesStayOutside],
  logLevel: 'warning',
});
