import { LoggedSecrets } from './loggedSecrets';

const answer = { hostKey: 'host-key', seat: { seatKey: 'seat-key' }, room: { code: 'K7WQ3H', name: 'Ana' } };

test('lines with a key or the code of a room are found, however they learned it, and no others', () => {
  const secrets = new LoggedSecrets();
  const log = secrets.log();
  log.debug('before K7WQ3H is known');
  secrets.note(answer);
  log.error({ err: new Error('host-key') }, 'unexpected error while handling a request');
  log.trace({ a: { b: { c: ['seat-key'] } } });
  log.info({ name: 'Ana' }, 'fine');
  expect(secrets.looked).toEqual({ lines: 4, secrets: 3 });
  expect(secrets.take()).toHaveLength(3);
  expect(secrets.take()).toEqual([]);
});

test.each([
  ['the address of a push service', { address: { endpoint: 'https://push.example/a/b' } }, 'https://push.example/a/b'],
  ['a token that moves a seat to another device', { token: 'token-of-a-link', typed: 'ABCD2345' }, 'ABCD2345'],
  ['the credentials of a move', { payload: { credentials: 'key-of-a-seat' } }, 'key-of-a-seat'],
])('%s is found at the end of a line', (_, told, secret) => {
  const secrets = new LoggedSecrets();
  secrets.note(told);
  secrets.hear(`sent to ${secret}`, `sent to ${secret.slice(0, -1)}`);
  expect(secrets.take()).toEqual([`sent to ${secret}`]);
});

test('secrets with the same beginning are all found', () => {
  const secrets = new LoggedSecrets();
  for (const secret of ['key-of-0', 'key-of-1']) secrets.add(secret);
  secrets.hear('key-of-1', 'key-of-2', 'key-of-0');
  expect(secrets.take()).toEqual(['key-of-1', 'key-of-0']);
});

test('room codes are ignored if lines may contain them; keys are not', () => {
  const secrets = new LoggedSecrets({ codes: false });
  secrets.note(answer);
  secrets.hear('room K7WQ3H', 'seat-key');
  expect(secrets.take()).toEqual(['seat-key']);
});

test('a test receives the lines of its level, and all lines are searched', () => {
  const heard: string[] = [];
  const secrets = new LoggedSecrets();
  const log = secrets.log({ level: 'error', write: (line) => void heard.push(line) });
  secrets.note(answer);
  log.debug('seat-key');
  log.error('host-key');
  expect(heard.map((line) => JSON.parse(line).msg)).toEqual(['host-key']);
  expect(secrets.take()).toHaveLength(2);
});
