import { Socket } from 'node:net';
import { type MatchServer, openMatchServer, settled } from '../testing/matchServer';

let place: MatchServer;
/** The text of each write to the network. */
let writes: string[];

type Writev = (chunks: { chunk: Buffer | string }[], done: () => void) => void;

beforeEach(async () => {
  place = await openMatchServer();
  writes = [];
  const prototype = Socket.prototype as unknown as { _writev: Writev };
  const writev = prototype._writev;
  jest.spyOn(prototype, '_writev').mockImplementation(function (this: Socket, chunks, done) {
    // Node splits the list again.
    writes.push(chunks.map(({ chunk }) => chunk.toString()).join(''));
    writev.call(this, chunks, done);
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await place.close();
});

test('a move is one write to each receiver; its player gets the patch and then the acknowledgement', async () => {
  const matchId = await place.deal();
  const [player, watcher] = [place.client(), place.client()];
  await Promise.all([player.sync(matchId, '0'), watcher.sync(matchId, null)]);
  await player.move(matchId, '0', 0, 'draw', []);
  await settled(player, watcher);
  const told = writes.map((text) => text.match(/"patch"|"ok":true/g) ?? []).filter(({ length }) => length > 0);
  expect(told).toHaveLength(2);
  expect(told).toEqual(expect.arrayContaining([['"patch"', '"ok":true'], ['"patch"']]));
});
