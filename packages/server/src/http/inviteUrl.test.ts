import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRoom, startApp, stopApps, type TestApp } from '../testing/app';
import { networkAddresses } from './networkAddresses';

let clientFolder: string;
beforeAll(() => {
  clientFolder = mkdtempSync(join(tmpdir(), 'lantern-client-'));
  for (const name of ['index', 'room'])
    writeFileSync(join(clientFolder, `${name}.html`), `<html lang="en"><head></head><body>${name}</body></html>`);
});
afterAll(() => rmSync(clientFolder, { recursive: true }));
afterEach(stopApps);
afterEach(() => {
  delete process.env.container;
});

const HTML = /<html (.*)lang="en">/;

/** The addresses in the pages of a server for a browser that requests them under a host. */
async function told(app: TestApp, host: string): Promise<string[]> {
  const { room } = await openRoom(app);
  const pages = ['/', '/about', `/r/${room.code}`, '/r/BBBBBB'].map(async (path) => {
    const { text } = await app.get(path).set('host', host).set('accept', 'text/html').expect(200);
    return HTML.exec(text)?.[1] ?? '';
  });
  return [...new Set(await Promise.all(pages))];
}

const portOf = (app: TestApp) => new URL(app.url).port;

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'a page opened at %s contains the first address in the network',
  async (name) => {
    const app = await startApp({ clientFolder, env: { HOST: '0.0.0.0' } });
    const [first] = await networkAddresses();
    const network = first ? `http://${first}:${portOf(app)}` : '';
    expect(await told(app, `${name}:${portOf(app)}`)).toEqual([`data-network="${network}" `]);
  },
);

test('a page opened under any other name contains no address: its links use its own', async () => {
  const app = await startApp({ clientFolder, env: { HOST: '0.0.0.0' } });
  expect(await told(app, 'games.home:8000')).toEqual(['']);
});

test('a page opened at localhost says that nobody else can reach a server that listens to this computer only', async () => {
  expect(await told(await startApp({ clientFolder, env: { HOST: '127.0.0.1' } }), 'localhost')).toEqual([
    'data-network="" ',
  ]);
});

test('a server in a container gives no address of its own', async () => {
  process.env.container = 'docker';
  expect(await told(await startApp({ clientFolder, env: { HOST: '0.0.0.0' } }), 'localhost')).toEqual([
    'data-network="" ',
  ]);
});

describe('a server with a public address', () => {
  const env = { PUBLIC_URL: 'https://play.example.org' };

  test.each(['localhost:8000', '192.168.1.7:8000'])('puts it into a page opened at %s', async (host) => {
    expect(await told(await startApp({ clientFolder, env }), host)).toEqual([
      'data-public-url="https://play.example.org" ',
    ]);
  });

  test('puts nothing into a page opened there', async () => {
    expect(await told(await startApp({ clientFolder, env }), 'play.example.org')).toEqual(['']);
  });
});
