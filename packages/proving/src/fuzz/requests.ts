import { chance, pick, type Random } from '@lantern/games/kit/random';
import { NAMES } from './hostileValues';
import type { Input, Pass } from './input';
import { garbled, mutated, weighted } from './mutateJson';
import type { RecordedRequest } from './recorder';

/** The parts of a request, before it is serialised. */
interface Draft {
  method: string;
  path: string;
  /** In order, with repetitions. */
  headers: [name: string, value: string][];
  body: string | null;
}

/**
 * Changes a draft.
 * @returns a description, and whether the result is still valid HTTP
 */
type Growth = (draft: Draft, random: Random, all: readonly RecordedRequest[]) => { how: string; sound: boolean };

const sound = (how: string) => ({ how, sound: true });
const broken = (how: string) => ({ how, sound: false });

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'BREW',
  'CONNECT',
];

const PATHS = [
  ...[
    '/',
    '//',
    '/api',
    '/api/',
    '/api/rooms/',
    '/api/rooms/%00',
    '/api/rooms/%ff',
    '/api/rooms/%',
    '/api/rooms/..%2f..',
  ],
  ...[
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/.git/config',
    '/index.html%00',
  ],
  ...['/api/rooms/__proto__', '/api/rooms/constructor/start', '/games/__proto__/create', '/games/constructor/toString'],
  ...[
    '/games/%5B%5D/x/join',
    '/api/rooms/{code}/seats/__proto__/sit',
    '/api/rooms/{code}/seats/99/stand',
    '/r/{code}%0a',
  ],
  ...[
    '/api/rooms/{code}/matches/{match}/past?page=999999',
    '/api/rooms/{code}/matches/{match}/past?page=-1',
    '/api/rooms/{code}/matches/{match}/past?page=0&page=1',
    '/api/rooms/{code}/matches/{match}/past?page[__proto__]=1',
    '/api/rooms/{code}/matches/__proto__/fair',
    '/api/rooms/{code}/matches/..%2f..%2f{match}/past',
    '/api/rooms/{code}/seats/%00/push',
    '/api/rooms/{code}/take-back/constructor',
  ],
  ...['/socket.io/?EIO=3&transport=polling', '/socket.io/?EIO=4&transport=polling&sid=x', '/socket.io/?EIO=4'],
  ...[
    '/socket.io/?EIO=4&transport=websocket',
    '/socket.io/?EIO=4&transport=constructor',
    '/socket.io/?transport=polling&j=0',
  ],
  ...[
    '/socket.io/?EIO=4&transport=polling&sid=__proto__',
    '/socket.io/../api/health',
    'http://elsewhere.example/',
    '*',
    '',
  ],
  `/${'p'.repeat(3000)}`,
  `/api/rooms/${'p'.repeat(3000)}`,
  `/api/rooms?${'q=1&'.repeat(500)}`,
];

const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ...(['null', 'http://elsewhere.example', 'garbage', 'file://', 'http://[::1'] as const).map(
    (origin) => ['origin', origin] as const,
  ),
  ...[
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/json; charset=utf-7',
    'multipart/form-data',
    '\u00e9',
    '',
  ].map((type) => ['content-type', type] as const),
  ...['Bearer', 'Bearer ', 'Bearer {key}', 'Bearer {hostKey} x', 'Basic eHg6eA==', `Bearer ${'k'.repeat(4000)}`].map(
    (proof) => ['authorization', proof] as const,
  ),
  ...['gzip', 'br', 'deflate', 'x-nothing', 'gzip, gzip'].map((coding) => ['content-encoding', coding] as const),
  ...['x', '1.2.3.4, 5.6.7.8', '::1', '999.999.999.999', ','.repeat(400)].map(
    (from) => ['x-forwarded-for', from] as const,
  ),
  ...['evil.example', '', '[::1', 'a:b:c', '<script>'].map((host) => ['host', host] as const),
  ['expect', '100-continue'],
  ['expect', 'x'],
  ['upgrade', 'websocket'],
  ['upgrade', 'h2c'],
  ['connection', 'upgrade'],
  ['connection', 'close, close'],
  ['range', 'bytes=0-,5-1'],
  ['if-none-match', '"'.repeat(500)],
  ['accept', '*/*;q=x'],
  ['accept-encoding', ','.repeat(500)],
  ['sec-fetch-site', 'cross-site'],
  ['cookie', '__proto__=1; a=b'],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-host', 'evil.example'],
  ['access-control-request-method', 'POST'],
];

const BROKEN_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['content-length', '5'],
  ['content-length', '-1'],
  ['content-length', '99999999999999999999'],
  ['content-length', '1, 1'],
  ['transfer-encoding', 'chunked'],
  ['transfer-encoding', 'chunked, gzip'],
  ['transfer-encoding', 'xchunked'],
  ['a b', 'x'],
  ['x', 'a\u0000b'],
  ['', 'x'],
  ['x', 'h'.repeat(20_000)],
];

const BODIES = ['null', '1', '""', '[]', 'true', '{', '{}{}', '\u0000', '{"game":', 'a=1&b=2', '[', '\ufeff{}', ''];

/** The mutations of requests, by weight. */
const GROWTHS: readonly (readonly [weight: number, Growth])[] = [
  [40, changedBody],
  [8, anotherBody],
  [14, changedPath],
  [6, anotherPath],
  [6, anotherMethod],
  [12, anotherHeader],
  [3, brokenHeader],
  [3, tooLarge],
  [6, () => sound('replayed')],
];

export function hostileRequest(all: readonly RecordedRequest[], random: Random): Input {
  const recorded = pick(random, all);
  const draft: Draft = { ...recorded, headers: Object.entries(recorded.headers) };
  const { how, sound: isSound } = weighted(GROWTHS, random)(draft, random, all);
  const pass = pick(random, ['stranger', 'neighbour', 'owner'] satisfies Pass[]);
  const request: Input = {
    via: 'http',
    namespace: '',
    pass,
    text: rendered(draft),
    binary: false,
    due: isSound,
    how,
  };
  if (!chance(random, 0.05)) return request;
  const spoilt = garbled(request.text, random);
  return { ...request, text: spoilt.text, due: false, how: `${how}+${spoilt.how}` };
}

/** The serialised request, except for placeholders: the `length` of its body depends on them. */
function rendered({ method, path, headers, body }: Draft): string {
  const given = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const length = body === null ? '' : 'content-length: {length}\r\n';
  const head = `${method} ${path} HTTP/1.1\r\nhost: {host}\r\nx-forwarded-for: {address}\r\nconnection: close\r\n`;
  return `${head}${given}${length}\r\n${body ?? ''}`;
}

function changedBody(draft: Draft, random: Random) {
  const { text, how } = mutated(JSON.parse(draft.body ?? '{}'), random);
  setBody(draft, text);
  return sound(how);
}

function anotherBody(draft: Draft, random: Random, all: readonly RecordedRequest[]) {
  setBody(draft, chance(random, 0.5) ? pick(random, BODIES) : (pick(random, all).body ?? '{}'));
  return sound('another body');
}

function anotherPath(draft: Draft, random: Random) {
  draft.path = pick(random, PATHS);
  return sound('another path');
}

function anotherMethod(draft: Draft, random: Random) {
  draft.method = pick(random, METHODS);
  return broken('another method');
}

function anotherHeader(draft: Draft, random: Random) {
  draft.headers.push([...pick(random, HEADERS)]);
  return broken('one header more');
}

function brokenHeader(draft: Draft, random: Random) {
  draft.headers.push([...pick(random, BROKEN_HEADERS)]);
  return broken('a broken header');
}

function tooLarge(draft: Draft, random: Random) {
  setBody(draft, `{"name":"${'x'.repeat(pick(random, [16_000, 16_500, 60_000, 1_000_000]))}"}`);
  return broken('oversized');
}

function setBody(draft: Draft, body: string): void {
  draft.body = body;
  if (!draft.headers.some(([name]) => name === 'content-type'))
    draft.headers.push(['content-type', 'application/json']);
  if (draft.method === 'GET') draft.method = 'POST';
}

function changedPath(draft: Draft, random: Random) {
  const parts = draft.path.split('/');
  const at = random.die(parts.length) - 1;
  const words = [...NAMES, '{code}', '{match}', '0', '1', '99', '-1', '%00', '..', '%F0%9F', 'room', 'a'.repeat(200)];
  parts[at] = encodeURI(pick(random, words)).replaceAll('%7B', '{').replaceAll('%7D', '}').replaceAll('%25', '%');
  draft.path = at === 0 ? `/${parts.join('/')}` : parts.join('/');
  return sound('another part of the path');
}
