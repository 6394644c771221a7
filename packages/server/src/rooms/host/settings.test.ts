import { modules as all } from '@lantern/games/index';
import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { emptySeat } from '../seats/seats';
import { rotated, swapped } from './hostingRules';
import { configured, gameNamed, optionsFor } from './settings';

const modules = new Map(all.map((module) => [module.id, module]));
const WARS = 'crystal-wars';
const wars = gameNamed(modules, WARS);

/** A room of a game with so many seats, of which the first two are taken, and the usual options. */
function roomOf(game: string, players: number) {
  const options = optionsFor(gameNamed(modules, game), players, {});
  const seats = Array.from({ length: players }, (_, index) =>
    index < 2 ? keptSeat(String(index), ['Ana', 'Ben'][index] as string) : emptySeat(String(index)),
  );
  return { ...keptRoom(['Ana', 'Ben'], { game, options }), seats };
}

const resizable = all
  .filter(({ players }) => players.max > players.min)
  .map(({ id, players }) => [id, Math.max(players.min, 2), players.max] as const);

test.each(resizable)('%s: the usual options stay usual from %i seats to %i and back', (game, few, many) => {
  const usual = (players: number) => optionsFor(gameNamed(modules, game), players, {});
  const more = configured(roomOf(game, few), { players: many }, modules);
  expect([more.seats.length, more.options]).toEqual([many, usual(many)]);
  const fewer = configured(more, { players: few }, modules);
  expect([fewer.seats.length, fewer.options]).toEqual([few, usual(few)]);
});

describe('colours that were chosen', () => {
  const options = optionsFor(wars, 4, { colours: ['blue', 'green', 'yellow', 'red'] });
  const room = { ...keptRoom(['Ana', 'Ben', 'Cy', 'Dee'], { game: WARS, options }), state: 'over' as const };
  const colourOf = ({ seats, options: after }: { seats: { name: string }[]; options: Record<string, unknown> }) =>
    Object.fromEntries(seats.map(({ name }, seat) => [name, (after.colours as string[])[seat]]));
  const chosen = colourOf(room);

  test('stay with their persons in the next match', () => {
    const next = rotated(room, wars);
    expect(next.seats.map(({ name }) => name)).toEqual(['Ben', 'Cy', 'Dee', 'Ana']);
    expect(colourOf(next)).toEqual(chosen);
  });

  test('go along where two seats change places', () => {
    expect(colourOf(swapped(room, '0', '2', wars))).toEqual(chosen);
  });

  test('stay with those who stay when a free seat before them goes', () => {
    const [ana, , cy, dee] = room.seats;
    const withFree = { ...room, seats: [ana, emptySeat('1'), cy, dee] as typeof room.seats };
    expect(colourOf(configured(withFree, { players: 3 }, modules))).toEqual({ Ana: 'blue', Cy: 'yellow', Dee: 'red' });
  });
});

test('matches are revealed after their end until the host says otherwise, and again once they say so', () => {
  const room = roomOf(WARS, 2);
  const withheld = configured(room, { reveals: false }, modules);
  expect(withheld.hosting).toEqual({ ...room.hosting, withholds: true });
  expect(configured(withheld, { listed: true }, modules).hosting).toEqual(withheld.hosting);
  expect(configured(withheld, { reveals: true }, modules).hosting).toEqual(room.hosting);
});

test('options that are named replace those there are', () => {
  const room = configured(roomOf(WARS, 4), { players: 2, options: { roundLimit: 20 } }, modules);
  expect(room.options).toEqual(optionsFor(wars, 2, { roundLimit: 20 }));
});

test('another number of seats keeps what was chosen otherwise', () => {
  const room = { ...roomOf(WARS, 4), options: optionsFor(wars, 4, { roundLimit: 20, homeRotation: 3 }) };
  expect(configured(room, { players: 2 }, modules).options).toEqual(optionsFor(wars, 2, { roundLimit: 20 }));
});

test.each([1, 5, 1e9])('a number of seats that no match has, %p, is refused before seats are made', (players) => {
  expect(() => configured(roomOf(WARS, 4), { players }, modules)).toThrow('BAD_PLAYER_COUNT');
});

test('a game that is not played here and options that are none of a game are refused', () => {
  expect(() => gameNamed(modules, 'chess')).toThrow('NO_SUCH_GAME');
  expect(() => optionsFor(wars, 1, {})).toThrow('BAD_PLAYER_COUNT');
  expect(() => optionsFor(wars, 4, { roundLimit: 'many' })).toThrow('BAD_OPTION');
  expect(() => optionsFor(wars, 4, { wings: 1 })).toThrow('UNKNOWN_OPTION');
});

test('what is not played by leaves match and state as they are; game, seats and options are for the next match', () => {
  const over = { ...roomOf(WARS, 4), state: 'over' as const, matchId: 'm' };
  for (const change of [{ listed: true }, { locked: true }, { absence: { after: 60, by: 'bot' } }] as const)
    expect(configured(over, change, modules)).toMatchObject({ state: 'over', matchId: 'm' });
  for (const change of [{ game: WARS }, { players: 4 }, { options: {} }]) {
    expect(configured(over, change, modules)).toMatchObject({ state: 'open', matchId: null });
    expect(() => configured({ ...over, state: 'playing' }, change, modules)).toThrow('ROOM_PLAYING');
  }
});

test('another game takes as many of the seats as it has', () => {
  const other = all.find(({ id, players }) => id !== WARS && players.max > 4);
  if (!other) throw new Error('no game has more seats');
  const many = roomOf(other.id, other.players.max);
  expect(configured(many, { game: WARS }, modules).seats).toHaveLength(wars.players.max);
  const few = { ...roomOf(WARS, 4), seats: roomOf(WARS, 4).seats.slice(0, 1) };
  expect(configured(few, { game: other.id }, modules).seats).toHaveLength(other.players.min);
  expect(configured(roomOf(WARS, 4), { game: other.id }, modules).seats).toHaveLength(4);
});

test('free seats go before bots, the last first, and no person goes', () => {
  const [ana, ben] = roomOf(WARS, 4).seats as [ReturnType<typeof emptySeat>, ReturnType<typeof emptySeat>];
  const bot = (seat: string) => keptSeat(seat, `Bot ${seat}`, { kind: 'bot', keyHash: null });
  const room = (...seats: ReturnType<typeof emptySeat>[]) => ({ ...roomOf(WARS, 4), seats });
  const names = (kept: ReturnType<typeof room>, players: number) =>
    configured(kept, { players }, modules).seats.map(({ name }) => name);
  expect(names(room(emptySeat('0'), ana, bot('2'), ben), 3)).toEqual(['Ana', 'Bot 2', 'Ben']);
  expect(names(room(bot('0'), ana, bot('2'), ben), 3)).toEqual(['Bot 0', 'Ana', 'Ben']);
  expect(() => names(room(ana, ben, keptSeat('2', 'Cy'), keptSeat('3', 'Dee')), 3)).toThrow('TOO_MANY_PEOPLE');
});

test('bots keep their pace and wait until the host says otherwise', () => {
  const room = roomOf(WARS, 2);
  expect(configured(room, { listed: true }, modules).hosting).toEqual(room.hosting);
  const calm = configured(room, { pace: 'calm' }, modules);
  expect(calm.hosting).toEqual({ ...room.hosting, pace: 'calm' });
  const waiting = configured(calm, { botsWait: true }, modules);
  expect(waiting.hosting).toEqual({ ...room.hosting, pace: 'calm', botsWait: true });
  expect(configured(waiting, { pace: 'quick' }, modules).hosting).toMatchObject({ pace: 'quick', botsWait: true });
  expect(configured(waiting, { botsWait: false }, modules).hosting).toEqual(calm.hosting);
});
