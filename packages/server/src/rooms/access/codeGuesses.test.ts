import { type Refused, refused } from '../../refusals';
import { countingEntries } from '../../testing/keptEntries';
import { keptRoom } from '../../testing/roomRecords';
import { CodeGuesses } from './codeGuesses';

const room = keptRoom(['Ana', 'Ben']);

/** A `CodeGuesses` for one room, with the number of lookups. */
function town() {
  let looked = 0;
  const load = async (code: string) => {
    looked++;
    await Promise.resolve();
    if (code !== room.code) throw refused('NO_SUCH_ROOM');
    return room;
  };
  const { made: codes, entries } = countingEntries(() => new CodeGuesses({ load }, { room: () => undefined }));
  return { codes, entries, looked: () => looked };
}

/** The outcome of a lookup: `in`, or the code of the refusal. */
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
  it('may miss twenty times and find existing rooms; then every lookup is refused', async () => {
    const { codes } = town();
    expect(await miss(codes, 19)).toEqual(Array(19).fill('NO_SUCH_ROOM'));
    expect(await answer(codes, room.code)).toBe('in');
    expect(await miss(codes, 1)).toEqual(['NO_SUCH_ROOM']);
    expect(await miss(codes, 1)).toEqual(['TOO_MANY_REQUESTS']);
    expect(await answer(codes, room.code)).toBe('TOO_MANY_REQUESTS');
    expect(await answer(codes, room.code, 'b')).toBe('in');
  });

  it('with too many misses causes no further lookup', async () => {
    const { codes, looked } = town();
    await miss(codes, 20);
    await miss(codes, 5);
    await answer(codes, room.code);
    expect(looked()).toBe(20);
  });

  it('has at most as many simultaneous lookups as it has misses left', async () => {
    const { codes, looked } = town();
    await miss(codes, 15);
    await Promise.all(Array.from({ length: 100 }, () => answer(codes, 'BBBBBB')));
    expect(looked()).toBe(20);
  });

  it('keeps its misses when it finds a room', async () => {
    const { codes } = town();
    expect(await Promise.all([answer(codes, room.code), answer(codes, 'BBBBBB')])).toEqual(['in', 'NO_SUCH_ROOM']);
    await miss(codes, 19);
    expect(await answer(codes, room.code)).toBe('TOO_MANY_REQUESTS');
  });

  it('may find existing rooms any number of times', async () => {
    const { codes } = town();
    const answers = await Promise.all(Array.from({ length: 200 }, () => answer(codes, room.code)));
    expect(new Set(answers)).toEqual(new Set(['in']));
  });

  it('gains nothing by parallel requests: of a thousand codes twenty are looked up', async () => {
    const { codes, looked } = town();
    const volley = Array.from({ length: 1000 }, () => answer(codes, 'BBBBBB'));
    volley.push(answer(codes, room.code));
    const bystander = answer(codes, room.code, 'b');
    const answers = await Promise.all(volley);
    expect(answers.filter((answer) => answer === 'NO_SUCH_ROOM')).toHaveLength(20);
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(await bystander).toBe('in');
    expect(looked()).toBe(21);
  });
});

describe('a visitor with a key of the room', () => {
  it.each(['host', 'key-Ana', 'key-Ben'])('is let in from an address that has missed too often: %s', async (key) => {
    const { codes } = town();
    await miss(codes, 21);
    expect(await answer(codes, room.code, 'a', [undefined, key])).toBe('in');
  });

  it('is let in with other keys beside it, and gets the error if the store does not answer', async () => {
    const load = jest.fn(async (): Promise<typeof room> => Promise.reject(refused('NO_SUCH_ROOM')));
    const codes = new CodeGuesses({ load }, { room: () => undefined });
    await miss(codes, 20);
    load.mockRejectedValueOnce(new Error('down'));
    await expect(codes.find('a', room.code, ['host'])).rejects.toThrow('down');
    load.mockResolvedValueOnce(room);
    expect(await answer(codes, room.code, 'a', ['wrong', 'host'])).toBe('in');
  });

  it.each([['wrong'], [''], [undefined], [null], [7]])('is not recognised by %p', async (key) => {
    const { codes } = town();
    await miss(codes, 21);
    expect(await answer(codes, room.code, 'a', [key])).toBe('TOO_MANY_REQUESTS');
    expect(await answer(codes, 'BBBBBB', 'a', [key])).toBe('TOO_MANY_REQUESTS');
  });
});

describe('misses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('expire one minute after the first, and the refusal says when', async () => {
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

  it('are stored only for addresses that have any, until they expire', async () => {
    const { codes, entries } = town();
    await answer(codes, room.code, 'a');
    expect(entries()).toBe(0);
    await miss(codes, 21, 'b');
    await answer(codes, room.code, 'c');
    expect(entries()).toBe(1);
    jest.advanceTimersByTime(60_000);
    expect(entries()).toBe(0);
  });

  it('do not include failures of the store', async () => {
    const codes = new CodeGuesses({ load: async () => Promise.reject(new Error('down')) }, { room: () => undefined });
    for (let n = 0; n < 30; n++) await expect(codes.find('a', room.code)).rejects.toThrow('down');
  });
});

test('a subscribed room is found without the store', async () => {
  const codes = new CodeGuesses(
    { load: async () => Promise.reject(new Error('down')) },
    {
      room: (code) => (code === room.code ? room : undefined),
    },
  );
  expect(await codes.find('a', 'k7wq3h ')).toBe(room);
});

test('a room in memory is read again for an unknown key, which another server may have issued', async () => {
  const stored = keptRoom(['Ana', 'Ben'], { version: 2 });
  const known = keptRoom(['Ana', 'Cy']);
  const codes = new CodeGuesses({ load: async () => stored }, { room: () => known });
  for (const keys of [[], [undefined], ['key-Ana'], ['host', 'key-Cy']])
    expect(await codes.find('a', known.code, keys)).toBe(known);
  expect(await codes.find('a', known.code, ['host', 'key-Ben'])).toBe(stored);
});
