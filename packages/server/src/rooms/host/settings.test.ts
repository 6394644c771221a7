import { modules as all } from '@lantern/games/index';
import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { emptySeat } from '../seats/seats';
import { rotated, swapped } from './hostingRules';
import { configured, gameNamed, optionsFor } from './settings';

const modules = new Map(all.map((module) => [module.id, module]));
const WARS = 'crystal-wars';
const wars = gameNamed(modules, WARS);

/** A room with this number of seats, two of them taken, and default options. */
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

test.each(resizable)('%s: default options stay default from %i seats to %i and back', (game, few, many) => {
  const usual = (players: number) => optionsFor(gameNamed(modules, game), players, {});
  const more = configured(roomOf(game, few), { players: many }, modules);
  expect([more.seats.length, more.options]).toEqual([many, usual(many)]);
  const fewer = configured(more, { players: few }, modules);
  expect([fewer.seats.length, fewer.options]).toEqual([few, usual(few)]);
});

describe('chosen colours', () => {
  const options = optionsFor(wars, 4, { colours: ['blue', 'green', 'yellow', 'red'] });
  const room = { ...keptRoom(['Ana', 'Ben', 'Cy', 'Dee'], { game: WARS, options }), state: 'over' as const };
  const colourOf = ({ seats, options: after }: { seats: { name: string }[]; options: Record<string, unknown> }) =>
    Object.fromEntries(seats.map(({ name }, seat) => [name, (after.colours as string[])[seat]]));
  const chosen = colourOf(room);

  test('stay with their people in the next match', () => {
    const next = rotated(room, wars);
    expect(next.seats.map(({ name }) => name)).toEqual(['Ben', 'Cy', 'Dee', 'Ana']);
    expect(colourOf(next)).toEqual(chosen);
  });

  test('move with swapped seats', () => {
    expect(colourOf(swapped(room, '0', '2', wars))).toEqual(chosen);
  });

  test('stay with the remaining people when a free seat before them is removed', () => {
    const [ana, , cy, dee] = room.seats;
    const withFree = { ...room, seats: [ana, emptySeat('1'), cy, dee] as typeof room.seats };
    expect(colourOf(configured(withFree, { players: 3 }, modules))).toEqual({ Ana: 'blue', Cy: 'yellow', Dee: 'red' });
  });
});

test('matches are revealed after their end unless the host turns it off', () => {
  const room = roomOf(WARS, 2);
  const withheld = configured(room, { reveals: false }, modules);
  expect(withheld.hosting).toEqual({ ...room.hosting, withholds: true });
  expect(configured(withheld, { listed: true }, modules).hosting).toEqual(withheld.hosting);
  expect(configured(withheld, { reveals: true }, modules).hosting).toEqual(room.hosting);
});

test('named options replace the current ones', () => {
  const room = configured(roomOf(WARS, 4), { players: 2, options: { roundLimit: 20 } }, modules);
  expect(room.options).toEqual(optionsFor(wars, 2, { roundLimit: 20 }));
});

test('another number of seats keeps the other options', () => {
  const room = { ...roomOf(WARS, 4), options: optionsFor(wars, 4, { roundLimit: 20, homeRotation: 3 }) };
  expect(configured(room, { players: 2 }, modules).options).toEqual(optionsFor(wars, 2, { roundLimit: 20 }));
});

test.each([1, 5, 1e9])(
  'a number of seats that the game does not support, %p, is refused before seats are made',
  (players) => {
    expect(() => configured(roomOf(WARS, 4), { players }, modules)).toThrow('BAD_PLAYER_COUNT');
  },
);

test('an unknown game and options of another game are refused', () => {
  expect(() => gameNamed(modules, 'chess')).toThrow('NO_SUCH_GAME');
  expect(() => optionsFor(wars, 1, {})).toThrow('BAD_PLAYER_COUNT');
  expect(() => optionsFor(wars, 4, { roundLimit: 'many' })).toThrow('BAD_OPTION');
  expect(() => optionsFor(wars, 4, { wings: 1 })).toThrow('UNKNOWN_OPTION');
});

test('other settings keep match and state; game, seats and options open the room for the next match', () => {
  const over = { ...roomOf(WARS, 4), state: 'over' as const, matchId: 'm' };
  for (const change of [{ listed: true }, { locked: true }, { absence: { after: 60, by: 'bot' } }] as const)
    expect(configured(over, change, modules)).toMatchObject({ state: 'over', matchId: 'm' });
  for (const change of [{ game: WARS }, { players: 4 }, { options: {} }]) {
    expect(configured(over, change, modules)).toMatchObject({ state: 'open', matchId: null });
    expect(() => configured({ ...over, state: 'playing' }, change, modules)).toThrow('ROOM_PLAYING');
  }
});

test('another game keeps as many of the seats as it supports', () => {
  const other = all.find(({ id, players }) => id !== WARS && players.max > 4);
  if (!other) throw new Error('no game has more seats');
  const many = roomOf(other.id, other.players.max);
  expect(configured(many, { game: WARS }, modules).seats).toHaveLength(wars.players.max);
  const few = { ...roomOf(WARS, 4), seats: roomOf(WARS, 4).seats.slice(0, 1) };
  expect(configured(few, { game: other.id }, modules).seats).toHaveLength(other.players.min);
  expect(configured(roomOf(WARS, 4), { game: other.id }, modules).seats).toHaveLength(4);
});

test('empty seats are removed first, then bots, the last first, and never a person', () => {
  const [ana, ben] = roomOf(WARS, 4).seats as [ReturnType<typeof emptySeat>, ReturnType<typeof emptySeat>];
  const bot = (seat: string) => keptSeat(seat, `Bot ${seat}`, { kind: 'bot', keyHash: null });
  const room = (...seats: ReturnType<typeof emptySeat>[]) => ({ ...roomOf(WARS, 4), seats });
  const names = (kept: ReturnType<typeof room>, players: number) =>
    configured(kept, { players }, modules).seats.map(({ name }) => name);
  expect(names(room(emptySeat('0'), ana, bot('2'), ben), 3)).toEqual(['Ana', 'Bot 2', 'Ben']);
  expect(names(room(bot('0'), ana, bot('2'), ben), 3)).toEqual(['Bot 0', 'Ana', 'Ben']);
  expect(() => names(room(ana, ben, keptSeat('2', 'Cy'), keptSeat('3', 'Dee')), 3)).toThrow('TOO_MANY_PEOPLE');
});

test('bots keep their pace until the host changes it', () => {
  const room = roomOf(WARS, 2);
  expect(configured(room, { listed: true }, modules).hosting).toEqual(room.hosting);
  const calm = configured(room, { pace: 'calm' }, modules);
  expect(calm.hosting).toEqual({ ...room.hosting, pace: 'calm' });
  expect(configured(calm, { listed: true }, modules).hosting).toEqual(calm.hosting);
});
