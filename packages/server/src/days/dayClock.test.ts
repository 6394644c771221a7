import type { OwedDecision } from '@lantern/games/engine/owedDecision';
import { seededRandom } from '@lantern/games/kit/random';
import type { Seat } from '@lantern/protocol/seat';
import { type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { DAY, HOUR } from '@lantern/protocol/timeUnits';
import type { DayClockRecord } from '../store/days';
import {
  dayClockAfter,
  dayClockView,
  dueActs,
  dueAt,
  firstDayClock,
  isOverdue,
  limitOf,
  withAnotherDay,
  withBots,
  withTempo,
} from './dayClock';

/** A Monday, 12:00 in Berlin. */
const MONDAY = Date.UTC(2026, 0, 5, 11);

const turn = (decisionId: number, ...owing: Seat[]): OwedDecision => ({
  decisionId,
  kind: 'turn',
  owing,
  routine: false,
});
const aside = (decisionId: number, ...owing: Seat[]): OwedDecision => ({
  ...turn(decisionId, ...owing),
  kind: 'aside',
});
const by = (seat: Seat | null) => ({ seat, standIn: false, takenBack: false });

/** A clock of three seats: seat 0 must move on Monday at noon. */
const first = (tempo: Partial<Tempo> = {}, pace = turn(1, '0')): DayClockRecord =>
  firstDayClock(
    {
      matchId: 'm',
      roomCode: 'AAAA',
      tempo: { ...usualTempo(3, 'Europe/Berlin'), reserve: 2, ...tempo },
      seats: ['0', '1', '2'],
    },
    pace,
    MONDAY,
  );

describe('a turn', () => {
  test('has its days and then its reserve', () => {
    const clock = first();
    expect([dueAt(clock), limitOf(clock, '0')]).toEqual([MONDAY + 3 * DAY, MONDAY + 5 * DAY]);
  });

  test('continues through decisions of the same seats', () => {
    const clock = dayClockAfter(first(), turn(2, '0'), by('0'), MONDAY + DAY);
    expect([clock.decisionId, clock.endsAt]).toEqual([2, MONDAY + 3 * DAY]);
  });

  test('ends with a decision of other seats, which have their own days', () => {
    const clock = dayClockAfter(first(), turn(2, '1'), by('0'), MONDAY + DAY);
    expect([clock.owing, clock.endsAt]).toEqual([['1'], MONDAY + 4 * DAY]);
  });

  test('of several seats has one deadline, and seats that have answered are no longer awaited', () => {
    const clock = dayClockAfter(first({}, turn(1, '0', '1')), turn(1, '1'), by('0'), MONDAY + DAY);
    expect([clock.owing, clock.endsAt]).toEqual([['1'], MONDAY + 3 * DAY]);
    expect(dayClockAfter(clock, turn(2, '1'), by('1'), MONDAY + 2 * DAY).endsAt).toBe(MONDAY + 5 * DAY);
  });

  test('without a limit has no deadline', () => {
    const clock = first({ turn: 'none', reserve: 0 });
    expect([clock.nextAt, dueAt(clock), limitOf(clock, '0')]).toEqual([null, null, null]);
  });

  test('belongs to nobody after the end', () => {
    const clock = dayClockAfter(first(), turn(2), by('0'), MONDAY + DAY);
    expect([clock.nextAt, dayClockView(clock)]).toEqual([null, undefined]);
  });
});

describe('an aside', () => {
  test('has hours and no reserve, and the turn waits', () => {
    const clock = dayClockAfter(first(), aside(2, '1', '2'), by('0'), MONDAY + DAY);
    expect([dueAt(clock), limitOf(clock, '1')]).toEqual([MONDAY + 2 * DAY, MONDAY + 2 * DAY]);
    expect(clock.held).toMatchObject({ seats: ['0'], left: 2 * DAY });
  });

  test('returns the remaining time to the turn', () => {
    const waiting = dayClockAfter(first(), aside(2, '1'), by('0'), MONDAY + DAY);
    const clock = dayClockAfter(waiting, turn(3, '0'), by('1'), MONDAY + 2 * DAY);
    expect(clock.endsAt).toBe(MONDAY + 4 * DAY);
  });

  test('extends the turn to at least twelve hours, once', () => {
    const late = MONDAY + 3 * DAY - HOUR;
    const once = dayClockAfter(dayClockAfter(first(), aside(2, '1'), by('0'), late), turn(3, '0'), by('1'), late);
    expect(once.endsAt).toBe(late + 12 * HOUR);
    const later = late + 11 * HOUR;
    const twice = dayClockAfter(dayClockAfter(once, aside(4, '1'), by('0'), later), turn(5, '0'), by('1'), later);
    expect(twice.endsAt).toBe(later + HOUR);
  });

  test('after another aside has its own hours, and the turn still waits', () => {
    const one = dayClockAfter(first(), aside(2, '1'), by('0'), MONDAY + DAY);
    const two = dayClockAfter(one, aside(3, '2'), by('1'), MONDAY + DAY + HOUR);
    expect([two.endsAt, two.held]).toEqual([MONDAY + 2 * DAY + HOUR, one.held]);
  });
});

describe('the reserve', () => {
  const used = (clock: DayClockRecord) => 2 * DAY - (clock.seats['0']?.reserve ?? 0);

  test.each([
    [0, 0],
    [1, HOUR],
    [HOUR, HOUR],
    [HOUR + 1, 2 * HOUR],
    [5 * DAY, 2 * DAY],
  ])('is used in whole hours: %s ms late', (late, expected) => {
    expect(used(dayClockAfter(first(), turn(2, '1'), by('0'), MONDAY + 3 * DAY + late))).toBe(expected);
  });

  test('is used when the turn ends, and not with each of its decisions', () => {
    const late = MONDAY + 3 * DAY + HOUR;
    const on = dayClockAfter(first(), turn(2, '0'), by('0'), late);
    expect(used(on)).toBe(0);
    expect(used(dayClockAfter(on, turn(3, '1'), by('0'), late + HOUR))).toBe(2 * HOUR);
  });
});

describe('a take-back', () => {
  const takenBack = { seat: '0', standIn: false, takenBack: true };

  test('gives the turn the time that remained when it ended', () => {
    const theirs = dayClockAfter(first(), turn(2, '1'), by('0'), MONDAY + DAY);
    expect(dayClockAfter(theirs, turn(3, '0'), takenBack, MONDAY + 2 * DAY).endsAt).toBe(MONDAY + 4 * DAY);
  });
});

describe('when time is up', () => {
  const END = MONDAY + 5 * DAY;

  test.each<[Tempo['overdue'], number | null]>([
    ['strict', END],
    ['gentle', END + DAY],
    ['patient', null],
  ])('a room that is %s lets the bot play then', (overdue, then) => {
    const clock = first({ overdue });
    expect(clock.nextAt).toBe(then);
    if (then === null) return;
    expect(dueActs(clock, then - 1).bots).toEqual([]);
    expect(dueActs(clock, then).bots).toEqual(['0']);
  });

  test.each<[Tempo['overdue'], boolean]>([
    ['strict', true],
    ['gentle', true],
    ['patient', false],
  ])('an aside in a room that is %s gets its default at once: %s', (overdue, expected) => {
    const clock = dayClockAfter(first({ overdue }), aside(2, '1'), by('0'), MONDAY);
    expect(dueActs(clock, MONDAY + DAY - 1).timeOut).toBe(false);
    expect(dueActs(clock, MONDAY + DAY).timeOut).toBe(expected);
  });

  test('a seat is overdue from its limit until it moves or the bot plays', () => {
    const clock = first();
    expect([isOverdue(clock, '0', END - 1), isOverdue(clock, '0', END), isOverdue(clock, '1', END)]).toEqual([
      ...[false, true, false],
    ]);
    expect(isOverdue(withBots(clock, ['0'], END), '0', END)).toBe(false);
  });

  test('another day extends the deadline by a day without reserve', () => {
    const clock = withAnotherDay(first(), '0', END);
    expect([limitOf(clock, '0'), clock.seats['0']?.reserve]).toEqual([END + DAY, 0]);
  });
});

describe('the bot', () => {
  const missed = (clock: DayClockRecord) => clock.seats['0']?.missed;
  const round = (clock: DayClockRecord, at: number, standIn: boolean) =>
    dayClockAfter(
      dayClockAfter(clock, turn(clock.decisionId + 1, '1'), { ...by('0'), standIn }, at),
      turn(clock.decisionId + 2, '0'),
      by('1'),
      at,
    );

  test('plays a missed turn, and the next one is the person’s', () => {
    const clock = round(withBots(first(), ['0'], MONDAY), MONDAY, true);
    expect([missed(clock), clock.seats['0']?.bot]).toEqual([1, undefined]);
  });

  test('stays after two consecutive missed turns, until the person moves', () => {
    const twice = round(withBots(round(withBots(first(), ['0'], MONDAY), MONDAY, true), ['0'], MONDAY), MONDAY, true);
    expect([missed(twice), twice.seats['0']?.bot]).toEqual([2, true]);
    const back = dayClockAfter(twice, turn(9, '0'), by('0'), MONDAY);
    expect([missed(back), back.seats['0']?.bot]).toEqual([0, undefined]);
  });
});

test('a routine move is due after some seconds, if the room has it so', () => {
  const routine = { ...turn(1, '0'), routine: true };
  expect(first({}, routine).nextAt).toBe(MONDAY + 3000);
  expect(first({ routine: false }, routine).nextAt).not.toBe(MONDAY + 3000);
});

test('more time for the room extends the open turn and the reserves', () => {
  const clock = withTempo(first(), { ...first().tempo, turn: 7, reserve: 4 }, MONDAY + DAY);
  expect([clock.endsAt, clock.seats['1']?.reserve]).toEqual([MONDAY + 7 * DAY, 4 * DAY]);
  const endless = withTempo(first(), { ...first().tempo, turn: 'none' }, MONDAY + DAY);
  expect([endless.endsAt, endless.nextAt]).toEqual([null, null]);
});

test('no turn lasts longer than its days, twelve hours and the reserve, whatever asides come in between', () => {
  const random = seededRandom('stretches');
  const seats = ['0', '1', '2'];
  const any = () => seats[random.die(3) - 1] as Seat;
  for (let match = 0; match < 60; match++) {
    let clock = first({ nights: false });
    let now = MONDAY;
    let spent = 0;
    for (let id = 2; id < 60; id++) {
      const limit = Math.max(...clock.owing.map((seat) => limitOf(clock, seat) ?? now));
      const wait = random.die(Math.max(1, limit - now));
      const owed = clock.kind === 'turn' && clock.owing.includes('0');
      now += wait;
      const before = clock;
      const kind = random.die(3) === 1 ? 'aside' : 'turn';
      const stays = clock.kind === 'turn' ? clock.owing : clock.held?.seats;
      const owing = kind === 'turn' && random.die(2) === 1 && stays ? stays : [any()];
      clock = dayClockAfter(clock, { ...turn(id, ...owing), kind }, by(before.owing[0] as Seat), now);
      if (owed) spent += wait;
      const turnOf = clock.kind === 'turn' ? clock.turn?.seats : clock.held?.seats;
      if (!turnOf?.includes('0') || (clock.kind === 'turn' && clock.endsAt === now + 3 * DAY)) spent = 0;
      expect(spent).toBeLessThanOrEqual(3 * DAY + 2 * DAY + 14 * HOUR);
      if (clock.nextAt !== null) expect(clock.nextAt).toBeGreaterThanOrEqual(now);
    }
  }
});
