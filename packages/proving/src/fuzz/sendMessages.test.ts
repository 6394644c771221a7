import { RawSocket } from './rawSocket';
import { sendMessages } from './sendMessages';
import { type Handles, ToyServer } from './testing/toyServer';

let server: ToyServer;
afterEach(() => server.die());

async function fatesOf(handles: Handles, messages: string[], patience = 4000): Promise<string[]> {
  server = new ToyServer(handles);
  await server.start();
  const line = await RawSocket.open(server.address, '/toy', '10.0.0.1');
  const fates = await sendMessages(line, messages, patience);
  line.close();
  return fates.map(({ kind }) => kind);
}

test('an answer before that to the probe belongs to the message', async () => {
  const refuses: Handles = (_text, _socket, answer) => answer('43/toy,1[{"ok":false,"code":"NO_SUCH_MATCH"}]');
  expect(await fatesOf(refuses, ['42/toy,1["update"]'])).toEqual(['NO_SUCH_MATCH']);
});

test('a server that leaves an event unanswered is found, for that event only', async () => {
  const forgets: Handles = (text, _socket, answer) => {
    if (!text.includes('forget')) answer('43/toy,1[{"ok":true}]');
  };
  const sent = ['42/toy,1["a"]', '42/toy,1["forget"]', '42/toy,1["b"]'];
  expect(await fatesOf(forgets, sent)).toEqual(['accepted', 'UNANSWERED', 'accepted']);
});

test('a server that stops answering is found', async () => {
  const hangs: Handles = (_text, socket) => socket.removeAllListeners('message');
  expect(await fatesOf(hangs, ['42/toy,["a"]', '42/toy,["b"]'], 50)).toEqual(['UNANSWERED']);
});

test('silence is accepted if no answer is required', async () => {
  expect(await fatesOf(() => {}, ['42/toy,{', 'x'])).toEqual(['silence', 'silence']);
});

test('the message that cuts the connection is known, and later ones count as not sent', async () => {
  const cuts: Handles = (text, socket) => (text.includes('bad') ? socket.terminate() : undefined);
  expect(await fatesOf(cuts, ['42/toy,{', 'bad', '42/toy,["a"]'])).toEqual(['silence', 'cut']);
});

test('joining a namespace may be answered after later messages', async () => {
  const slow: Handles = (_text, _socket, answer) => void setTimeout(() => answer('44/room,{"code":"NOT_HOST"}'), 50);
  expect(await fatesOf(slow, ['40/room,{}', '42/toy,{'])).toEqual(['NOT_HOST', 'silence']);
});

test('but must be answered', async () => {
  expect(await fatesOf(() => {}, ['40/room,{}', '42/toy,{'], 1000)).toEqual(['UNANSWERED', 'silence']);
});
