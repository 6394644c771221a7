/// <reference path="./http_ece.d.ts" />
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';

export interface PushCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A browser with a subscription: its address, and how it decrypts a notification. */
export interface PushBrowser {
  address: { endpoint: string; keys: { p256dh: string; auth: string } };
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
  open(call: PushCall): any;
}

/** A local push service that collects notifications. */
export interface PushService {
  url: string;
  calls: PushCall[];
  /** The status with which the next notifications are answered; 201 accepts them. */
  answer(status: number): void;
  /** A browser that is subscribed under a path. */
  browser(path: string): PushBrowser;
  close(): Promise<void>;
}

export async function pushService(): Promise<PushService> {
  const calls: PushCall[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    answer: (next) => {
      status = next;
    },
    browser(path) {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const secrets = { version: 'aes128gcm', privateKey: keys, dh: p256dh, authSecret: auth };
      return {
        address: { endpoint: `${url}${path}`, keys: { p256dh, auth } },
        open: ({ body }) => JSON.parse(ece.decrypt(body, secrets).toString()),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
