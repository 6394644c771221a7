import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Recorder } from './recorder';

let server: Server;
let recorder: Recorder;

beforeEach(async () => {
  server = createServer((request, response) => {
    response.statusCode = request.url === '/refused' ? 403 : 200;
    response.end('{"code":"NOT_HOST"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  recorder = new Recorder(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

test('values that belong to one match are recorded as placeholders', async () => {
  for (const [value, name] of [
    ['k-1', '{key}'],
    ['CODE', '{code}'],
    ['m-1', '{match}'],
  ] as const)
    recorder.is(value, name);
  await recorder.call('POST', '/api/rooms/CODE/take-back', { version: 17 }, 'k-1');
  recorder.note('/toy', '42/toy,["sync","m-1","2","k-1",3]');
  recorder.note('/toy', '42/toy,1["update",{"payload":{"playerID":"2","credentials":"k-1"}},17,"m-1","2"]');
  const { frames, requests } = recorder.recording();
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/api/rooms/{code}/take-back',
      headers: { 'content-type': 'application/json', authorization: 'Bearer {key}' },
      body: '{"version":"{version}"}',
    },
  ]);
  expect(frames.map(({ text }) => text)).toEqual([
    '42/toy,["sync","{match}","{seat}","{key}",3]',
    '42/toy,1["update",{"payload":{"playerID":"{seat}","credentials":"{key}"}},"{version}","{match}","{seat}"]',
  ]);
});

test('refused traffic is not recorded as valid', async () => {
  await expect(recorder.call('GET', '/refused')).rejects.toThrow('NOT_HOST');
  expect(await recorder.attempt('GET', '/refused')).toEqual({ ok: false, content: { code: 'NOT_HOST' } });
});
