import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { loadConfig } from '../config';
import { freePort } from '../testing/ports';
import { holdPorts, PortError } from './listen';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** Holds the ports of a server for people and for its metrics; free ones by default. */
async function held(env: Record<string, string> = {}) {
  const { server, metrics, admit } = await holdPorts(
    loadConfig({ HOST: '127.0.0.1', PORT: '0', METRICS_PORT: `${await freePort()}`, ...env }),
  );
  const both = [server, metrics as Server];
  open.push(...both);
  for (const server of both) server.on('request', (_, response) => response.end('here'));
  return { both, admit };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** The answer of a server on a connection without keep-alive. */
async function ask(server: Server): Promise<string> {
  const [answer] = await once(get({ host: '127.0.0.1', port: portOf(server), agent: false }), 'response');
  return text(answer as IncomingMessage);
}

test('connections are closed at once until they are admitted, and none afterwards', async () => {
  const { both, admit } = await held();
  for (const server of both) {
    const socket = connect(portOf(server), '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'close');
    expect(socket.bytesRead).toBe(0);
  }
  admit();
  expect(await Promise.all(both.map(ask))).toEqual(['here', 'here']);
});

test('a port in use is named with its setting', async () => {
  const port = `${portOf((await held()).both[0] as Server)}`;
  await expect(held({ PORT: port })).rejects.toThrow(PortError);
  await expect(held({ PORT: port })).rejects.toThrow(/^PORT: another program already listens on port/);
  await expect(held({ METRICS_PORT: port, METRICS_HOST: '127.0.0.1' })).rejects.toThrow(/^METRICS_PORT: /);
});

test('if one of the ports is not available, the other is released', async () => {
  const taken = `${portOf((await held()).both[0] as Server)}`;
  const PORT = `${await freePort()}`;
  await expect(held({ PORT, METRICS_PORT: taken, METRICS_HOST: '127.0.0.1' })).rejects.toThrow(PortError);
  const [server] = (await held({ PORT })).both;
  expect(portOf(server as Server)).toBe(Number(PORT));
});

test('idle connections are kept longer than by proxies', async () => {
  const [server] = (await held()).both;
  const [nginx, caddy] = [60_000, 120_000];
  expect(server?.keepAliveTimeout).toBeGreaterThan(Math.max(nginx, caddy));
});

test('a request that is never completed is ended', async () => {
  const [server] = (await held()).both;
  expect([server?.headersTimeout, server?.requestTimeout]).toEqual([20_000, 30_000]);
});
