import { floodJoins } from './floodJoins';
import { RawSocket } from './rawSocket';
import { type Handles, ToyServer } from './testing/toyServer';

let server: ToyServer | undefined;
afterEach(() => server?.die());

async function rushed(handles: Handles, ...packets: string[]) {
  server = new ToyServer(handles);
  await server.start();
  const line = await RawSocket.open(server.address, '/toy', '10.0.0.1');
  return floodJoins(line, packets, 500);
}

test('every request to join is answered', async () => {
  let asked = 0;
  const fates = await rushed(
    (_text, _socket, answer) =>
      answer(++asked === 1 ? '40/room,{"sid":"x"}' : '44/room,{"data":{"code":"ALREADY_CONNECTED"}}'),
    ...Array<string>(3).fill('40/room,{}'),
  );
  expect(fates.map(({ kind }) => kind)).toEqual(['connected', 'ALREADY_CONNECTED', 'ALREADY_CONNECTED']);
  expect(fates.some(({ wrong }) => wrong)).toBe(false);
});

test('joining a namespace twice is an error, even the current one', async () => {
  const letsIn: Handles = (text, _socket, answer) => answer(`${text.replace(/,.*/, '')},{"sid":"x"}`);
  const fates = await rushed(letsIn, '40/room,{}', '40/room,{}', '40/other,', '40/toy,{}');
  expect(fates.map(({ wrong }) => wrong ?? '')).toEqual([
    '',
    'one connection is let into /room twice',
    '',
    'one connection is let into /toy twice',
  ]);
});

test('after the server cuts the connection the rest counts as cut', async () => {
  const cuts: Handles = (text, socket, answer) =>
    text.includes('bad') ? socket.close() : answer('44/room,{"data":{"code":"NO_SUCH_ROOM"}}');
  const fates = await rushed(cuts, '40/room,{}', '40/room,{"code":"bad"}', '40/room,{}');
  expect(fates.map(({ kind }) => kind)).toEqual(['NO_SUCH_ROOM', 'cut', 'cut']);
});

test('a missing answer is unanswered, unless none is required', async () => {
  const fates = await rushed(() => {}, '40/room,{}', '40/room,[]');
  expect(fates.map(({ kind }) => kind)).toEqual(['UNANSWERED', 'silence']);
});
