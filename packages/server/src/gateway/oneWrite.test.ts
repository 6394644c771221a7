import { Socket } from 'node:net';
import { type MatchServer, openMatchServer, settled } from '../testing/matchServer';

let place: MatchServer;
/** What went into the network, as the text of each write. */
let writes: string[];

type Writev = (chunks: { chunk: Buffer | string }[], done: () => void) => void;

beforeEach(async () => {
  place = await openMatchServer();
  writes = [];
  const prototype = Socket.prototype as unknown as { _writev: Writev };
  const writev = prototype._writev;
  jest.spyOn(prototype, '_writev').mockImplementation(function (this: Socket, chunks, done) {
    // Node takes the list apart.
    writes.push(chunks.map(({ chunk }) => chunk.toString()).join(''));
    writev.call(this, chunks, done);
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await place.close();
});

test('a move is one write to each who is told of it: to its player the patch, and then the acknowledgement', async () => {
  const matchId = await place.deal();
  const [player, watcher] = [place.client(), place.client()];
  await Promise.all([player.sync(matchId, '0'), watcher.sync(matchId, null)]);
  await player.move(matchId, '0', 0, 'draw', []);
  await settled(player, watcher);
  const told = writes.map((text) => text.match(/"patch"|"ok":true/g) ?? []).filter(({ length }) => length > 0);
  expect(told).toHaveLength(2);
  expect(told).toEqual(expect.arrayContaining([['"patch"', '"ok":true'], ['"patch"']]));
});
