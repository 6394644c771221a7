import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { openStore } from './open';
import { StoreError } from './store';

let silent: Server;
let url: string;
let asked: number;

/** A database that closes every connection. */
beforeEach(async () => {
  asked = 0;
  silent = createServer((connection) => {
    asked++;
    connection.destroy();
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  url = `postgres://127.0.0.1:${(silent.address() as AddressInfo).port}/lantern`;
});
afterEach(() => silent.close());

test('by default a database that does not answer is tried once', async () => {
  await expect(openStore(url)).rejects.toThrow(StoreError);
  expect(asked).toBe(1);
});

test('with patience it is tried again after a delay, and the operator is told once', async () => {
  const warnings: string[] = [];
  const patient = { patience: 500, delay: 600, warn: (words: string) => warnings.push(words) };
  await expect(openStore(url, patient)).rejects.toThrow(StoreError);
  expect(asked).toBe(2);
  expect(warnings).toEqual([expect.stringMatching(/; trying again for 0.5 seconds$/)]);
});

test('an invalid address is refused without repeating it, since it may contain a password', async () => {
  await expect(openStore('mysql://lantern:secret@db')).rejects.toThrow(/^(?!.*secret).*sqlite:/);
});
