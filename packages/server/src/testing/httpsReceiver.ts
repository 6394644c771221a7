import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A local server with a certificate for `hook.example`, which collects its requests. */
export interface HttpsReceiver {
  port: number;
  /** The certificate, as the authority to trust. */
  ca: string;
  received: Received[];
  /** The number of TCP connections so far. */
  connections(): number;
  /** Answers the next requests; by default with 204. */
  answer(how: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

let certificate: { key: string; cert: string } | undefined;

/** Makes a certificate with `openssl`, once for each process. */
function certified(): { key: string; cert: string } {
  if (certificate) return certificate;
  const folder = mkdtempSync(join(tmpdir(), 'lantern-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key];
  const name = ['-subj', '/CN=hook.example', '-addext', 'subjectAltName=DNS:hook.example', '-out', cert];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...curve, ...name]);
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
  certificate = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return certificate;
}

/** @param host address to listen on */
export async function httpsReceiver(host = '127.0.0.1'): Promise<HttpsReceiver> {
  const { key, cert } = certified();
  const received: Received[] = [];
  let respond = (response: ServerResponse): void => void response.writeHead(204).end();
  let connections = 0;
  const server = createServer({ key, cert }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
    respond(response);
  });
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    ca: cert,
    received,
    connections: () => connections,
    answer: (how) => {
      respond = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
