import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../../client/dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** The current version on a server: a build of the client, and its protocol version. */
export interface Build {
  name: string;
  protocol: string;
}

/** A server for the built client alone, which is updated while it runs. Its pages show which build they belong to. */
export class Builds {
  now: Build = { name: 'first', protocol: '1' };
  /** Unanswered requests for pages while the server is silent, as on a broken network. */
  #waiting: ServerResponse[] | null = null;
  readonly #server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (/^\/(api|games|socket\.io)\//.test(pathname)) response.writeHead(503).end();
    else if (pathname.includes('.') && pathname !== '/room.html') this.#file(pathname, response);
    else this.#page(/^\/(r\/[^/]+|room\.html)$/.test(pathname) ? 'room.html' : 'index.html', response);
  });

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Answers no page until `answer` is called. */
  keepSilent(): void {
    this.#waiting = [];
  }

  /** Answers again; requests made meanwhile fail. */
  answer(): void {
    for (const response of this.#waiting ?? []) response.destroy();
    this.#waiting = null;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #page(file: string, response: ServerResponse): void {
    if (this.#waiting) return void this.#waiting.push(response);
    const { name, protocol } = this.now;
    const page = readFileSync(join(dist, file), 'utf8')
      .replace(/(name="lantern-protocol" content=)"[^"]*"/, `$1"${protocol}"`)
      .replace('</head>', `<meta name="build" content="${name}"></head>`);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(page);
  }

  #file(path: string, response: ServerResponse): void {
    const file = join(dist, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const kept = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response
      .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': kept })
      .end(readFileSync(file));
  }
}
