import { type Refused, refused } from '../../refusals';
import { keptRoom } from '../../testing/roomRecords';
import { CodeGuesses } from './codeGuesses';

const room = keptRoom(['Ana', 'Ben']);

/** A town with one room, and how often it was looked for a room. */
function town() {
  let looked = 0;
  const load = async (code: string) => {
    looked++;
    await Promise.resolve();
    if (code !== room.code) throw refused('NO_SUCH_ROOM');
    return room;
  };
  const codes = new CodeGuesses({ load }, { room: () => undefined });
  return { codes, looked: () => looked };
}

/** What somebody is answered: the code of the refusal, or that they are in. */
const answer = (codes: CodeGuesses, code: string, address = 'a', keys: unknown[] = []) =>
  codes.find(address, code, keys).then(
    () => 'in',
    (error: unknown) => (error as Refused).body.code,
  );

async function miss(codes: CodeGuesses, times: number, address = 'a'): Promise<string[]> {
  const answers: string[] = [];
  for (let n = 0; n < times; n++) answers.push(await answer(codes, 'BBBBBB', address));
  return answers;
}

describe('an address', () => {
  it('misses twenty times and finds what is there, and then nothing any more', async () => {
    const { codes } = town();
    expect(await miss(codes, 19)).toEqual(Array(19).fill('NO_SUCH_ROOM'));
    expect(await answer(codes, room.code)).toBe('in');
    expect(await miss(codes, 1)).toEqual(['NO_SUCH_ROOM']);
    expect(await miss(codes, 1)).toEqual(['TOO_MANY_REQUESTS']);
    expect(await answer(codes, room.code)).toBe('TOO_MANY_REQUESTS');
    expect(await answer(codes, room.code, 'b')).toBe('in');
  });

  it('that has missed too often does not even cause a look at the store', async () => {
    const { codes, looked } = town();
    await miss(codes, 20);
    await miss(codes, 5);
    await answer(codes, room.code);
    expect(looked()).toBe(20);
  });

  it('has no more codes looked up at the same time than it has misses left', async () => {
    const { codes, looked } = town();
    await miss(codes, 15);
    await Promise.all(Array.from({ length: 100 }, () => answer(codes, 'BBBBBB')));
    expect(looked()).toBe(20);
  });

  it('that finds something meanwhile has missed as often', async () => {
    const { codes } = town();
    expect(await Promise.all([answer(codes, room.code), answer(codes, 'BBBBBB')])).toEqual(['in', 'NO_SUCH_ROOM']);
    await miss(codes, 19);
    expect(await answer(codes, room.code)).toBe('TOO_MANY_REQUESTS');
  });

  it('finds as often as it likes', async () => {
    const { codes } = town();
    const answers = await Promise.all(Array.from({ length: 200 }, () => answer(codes, room.code)));
    expect(new Set(answers)).toEqual(new Set(['in']));
  });

  it('learns no more by a volley: of a thousand codes at the same time twenty are looked up', async () => {
    const { codes, looked } = town();
    const volley = Array.from({ length: 1000 }, () => answer(codes, 'BBBBBB'));
    volley.push(answer(codes, room.code));
    const bystander = answer(codes, room.code, 'b');
    const answers = await Promise.all(volley);
    expect(answers.filter((one) => one === 'NO_SUCH_ROOM')).toHaveLength(20);
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(await bystander).toBe('in');
    expect(looked()).toBe(21);
  });
});

describe('who shows a key of the very room', () => {
  it.each(['host', 'key-Ana', 'key-Ben'])('is let in from an address that has missed too often: %s', async (key) => {
    const { codes } = town();
    await miss(codes, 21);
    expect(await answer(codes, room.code, 'a', [undefined, key])).toBe('in');
  });

  it('is let in with any other beside it, and told where the store does not answer', async () => {
    const load = jest.fn(async (): Promise<typeof room> => Promise.reject(refused('NO_SUCH_ROOM')));
    const codes = new CodeGuesses({ load }, { room: () => undefined });
    await miss(codes, 20);
    load.mockRejectedValueOnce(new Error('down'));
    await expect(codes.find('a', room.code, ['host'])).rejects.toThrow('down');
    load.mockResolvedValueOnce(room);
    expect(await answer(codes, room.code, 'a', ['wrong', 'host'])).toBe('in');
  });

  it.each([['wrong'], [''], [undefined], [null], [7]])('shows no %p', async (key) => {
    const { codes } = town();
    await miss(codes, 21);
    expect(await answer(codes, room.code, 'a', [key])).toBe('TOO_MANY_REQUESTS');
    expect(await answer(codes, 'BBBBBB', 'a', [key])).toBe('TOO_MANY_REQUESTS');
  });
});

describe('misses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are forgotten a minute after the first, and the refusal says when', async () => {
    const { codes } = town();
    await miss(codes, 1);
    jest.advanceTimersByTime(20_000);
    await miss(codes, 19);
    await expect(codes.find('a', room.code)).rejects.toMatchObject({ retryAfter: 40 });
    jest.advanceTimersByTime(39_999);
    expect(await answer(codes, room.code)).toBe('TOO_MANY_REQUESTS');
    jest.advanceTimersByTime(1);
    expect(await answer(codes, room.code)).toBe('in');
    expect(await miss(codes, 21)).toEqual([...Array(20).fill('NO_SUCH_ROOM'), 'TOO_MANY_REQUESTS']);
  });

  it('are none where the store does not answer', async () => {
    const codes = new CodeGuesses({ load: async () => Promise.reject(new Error('down')) }, { room: () => undefined });
    for (let n = 0; n < 30; n++) await expect(codes.find('a', room.code)).rejects.toThrow('down');
  });
});

test('a room that the server cares for is found without the store', async () => {
  const codes = new CodeGuesses(
    { load: async () => Promise.reject(new Error('down')) },
    {
      room: (code) => (code === room.code ? room : undefined),
    },
  );
  expect(await codes.find('a', 'k7wq3h ')).toBe(room);
});
