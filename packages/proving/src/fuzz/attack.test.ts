import { Attack, batchOf } from './attack';
import type { Input, Pass } from './input';
import type { Recording } from './recorder';
import { type Handles, ToyServer } from './testing/toyServer';

const recording: Recording = {
  frames: [
    { namespace: '/toy', text: '42/toy,1["update",{"payload":{"type":"draw","args":[]}},"{version}","{match}"]' },
  ],
  requests: [
    { method: 'POST', path: '/api/rooms', headers: { 'content-type': 'application/json' }, body: '{"game":"toy"}' },
  ],
};
const names = {
  ...{ match: 'm', code: 'c', seat: '0', key: 'k', hostKey: 'h', token: 't', push: 'p', version: 3 },
  stolen: '["sync"]',
};
const targets = { names: () => names, visit: (pass: Pass) => JSON.stringify({ pass }) };
const frame = (text: string): Input => ({
  ...{ via: 'socket', namespace: '/toy', pass: 'stranger', text, binary: false, due: false, how: 'by hand' },
});

let server: ToyServer | undefined;
afterEach(() => server?.die());

async function attacked(handles: Handles, ...texts: string[]): Promise<Attack> {
  const toy = new ToyServer(handles);
  server = toy;
  await toy.start();
  const attack = new Attack(toy, targets);
  await attack.fire({ name: 'by hand', inputs: texts.map(frame) });
  return attack;
}

const answers: Handles = (text, _socket, answer) => {
  const id = /^42\/toy,(\d+)/.exec(text)?.[1];
  if (id) answer(`43/toy,${id}[{"ok":false,"code":"NO_SUCH_MATCH"}]`);
};

test('the same name gives the same batch, another name another one', () => {
  const batch = (name: string) => batchOf(recording, name, 40);
  expect(batch('a/1')).toEqual(batch('a/1'));
  expect(batch('a/1')).not.toEqual(batch('a/2'));
});

test('batches are sent in every way, with different mutations', () => {
  const batches = Array.from({ length: 200 }, (_, index) => batchOf(recording, `a/${index}`, 10));
  expect(new Set(batches.map(({ inputs }) => inputs[0]?.via))).toEqual(
    new Set(['socket', 'bytes', 'http', 'rush', 'guess']),
  );
  const texts = batches.flatMap(({ inputs }) => inputs.map(({ text }) => text));
  expect(new Set(texts).size).toBeGreaterThan(texts.length / 3);
});

test('inputs contain the names of their target', async () => {
  const heard: string[] = [];
  const listens: Handles = (text, socket, answer) => {
    heard.push(text);
    answers(text, socket, answer);
  };
  const attack = await attacked(listens, '42/toy,1["update","{match}","{version}","{key}"]');
  expect(heard).toEqual(['42/toy,1["update","m",3,"k"]']);
  expect([attack.faults, attack.tally.kinds]).toEqual([[], { 'socket: NO_SUCH_MATCH': 1 }]);
});

test('after a cut the rest is sent over another connection', async () => {
  const cuts: Handles = (text, socket, answer) => {
    if (text.includes('bad')) socket.terminate();
    else answers(text, socket, answer);
  };
  const { tally, faults } = await attacked(cuts, '42/toy,1["a"]', 'bad', '42/toy,1["b"]');
  expect([faults, tally]).toEqual([
    [],
    { sent: 3, unanswered: 0, kinds: { 'socket: NO_SUCH_MATCH': 2, 'socket: cut': 1 } },
  ]);
});

test('a crash of the server is an error, reported with all pending inputs', async () => {
  const dies: Handles = (text) => (text.includes('__proto__') ? server?.die() : undefined);
  const attack = await attacked(dies, '42/toy,1["__proto__"]');
  expect(attack.faults).toContain('the server has ended under attack');
  expect([...attack.failing].map(({ name }) => name)).toEqual(['by hand']);
});

test.each([
  ['leaves something without an answer', () => {}],
  ['answers with its inside', ((_text, _socket, answer) => answer('43/toy,1["at run (/srv/x.js:1)"]')) as Handles],
])('a server that %s is at fault', async (_, handles) => {
  const attack = await attacked(handles, '42/toy,1["a"]');
  expect(attack.faults).toHaveLength(1);
  expect(attack.failing.size).toBe(1);
});
