import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The page of another author, on its own server. */
export interface AuthorSite {
  origin: string;
  close(): void;
}

/** Bundles `page.ts` in development mode, so that it includes boardgame.io's debug panel, and serves it. */
export async function openAuthorSite(port: number): Promise<AuthorSite> {
  const bundled = await build({
    entryPoints: [fileURLToPath(new URL('./page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"development"', global: 'globalThis' },
    logLevel: 'error',
  });
  const script = bundled.outputFiles[0]?.text ?? '';
  const server = createServer(({ url }, answer) => {
    if (url === '/page.js') answer.setHeader('content-type', 'text/javascript').end(script);
    else if (url === '/favicon.ico') answer.writeHead(204).end();
    else
      answer
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
