import type { PlayedMatch } from '@lantern/protocol/playedMatches';
import type { NightRecord } from '../../store/groups';
import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { hashKey } from '../access/keys';
import { DEFAULT_HOSTING, withHosting } from '../host/hostingRules';
import { following, withEarlier, withNightOf } from './groupRules';

const PLAYERS: PlayedMatch['players'] = [{ name: 'Ana', kind: 'person', person: 1 }];
const played: PlayedMatch = { matchId: 'm', game: 'toy', at: 7, end: 'result', players: PLAYERS, winners: ['0'] };
const { matchId: _, ...told } = played;

/** A night played in a room of its own. */
const night = (createdAt: number): NightRecord => ({ code: 'BBBBBB', createdAt, matches: [told] });

describe('the history of a group', () => {
  it('adds what was played in the room, without the ids of its matches', () => {
    const room = withHosting(keptRoom(['Ana'], { createdAt: 5 }), { history: [played] });
    expect(withNightOf([night(1)], room)).toEqual([night(1), { code: room.code, createdAt: 5, matches: [told] }]);
  });

  it('adds nothing for a room without a match', () => {
    expect(withNightOf([night(1)], keptRoom(['Ana']))).toEqual([night(1)]);
  });

  it('keeps the last sixty nights, including that of the room', () => {
    const room = withHosting(keptRoom(['Ana'], { createdAt: 99 }), { history: [played] });
    const sixty = Array.from({ length: 60 }, (_, at) => night(at));
    expect(withNightOf(sixty.slice(1), room)).toHaveLength(60);
    expect(withNightOf(sixty, room).map(({ createdAt }) => createdAt)).toEqual([
      ...sixty.slice(1).map(({ createdAt }) => createdAt),
      99,
    ]);
  });
});

describe('the next room of a group', () => {
  const fresh = keptRoom([], { code: 'NEXTRM', seats: [], hosting: DEFAULT_HOSTING });

  it('has the settings of the room before', () => {
    const more = { extraTime: { 1: 'double' }, hints: true, withholds: true } as const;
    const settings = { absence: { after: 5, by: 'host' }, pace: 'fast', ...more } as const;
    const before = withHosting(keptRoom([]), settings as object);
    expect(following(fresh, before, 3)).toEqual(withHosting(fresh, { ...(settings as object), group: { earlier: 3 } }));
  });

  it('has no settings but those of the room before', () => {
    expect(following(fresh, keptRoom([]), 0)).toEqual(withHosting(fresh, { group: { earlier: 0 } }));
  });

  it('recognises by their keys all people who have or had a seat in the room before, and no bots', () => {
    const gone = [{ person: 3, keyHash: hashKey('key-Cy') }];
    const before = keptRoom(['Ana'], {
      seats: [
        keptSeat('0', 'Ana'),
        keptSeat('1', 'Bot', { kind: 'bot', keyHash: null, person: null }),
        keptSeat('2', 'Ben', { person: 2 }),
      ],
      hosting: { ...DEFAULT_HOSTING, people: { known: 3, gone } },
    });
    expect(following(fresh, before, 0).hosting.people).toEqual({
      known: 3,
      gone: [
        ...gone,
        ...['Ana', 'Ben'].map((name, index) => ({ person: index + 1, keyHash: hashKey(`key-${name}`), name })),
      ],
    });
  });
});

describe('the number of earlier nights of a room', () => {
  it('changes without the link to the next room', () => {
    const room = withHosting(keptRoom([]), { group: { earlier: 2, next: 'NEXTRM' } });
    expect(withEarlier(room, 0).hosting.group).toEqual({ earlier: 0, next: 'NEXTRM' });
  });

  it('stays if it is the same', () => {
    const room = withHosting(keptRoom([]), { group: { earlier: 2 } });
    expect(withEarlier(room, 2)).toBe(room);
  });

  it('stays zero in a room without a group', () => {
    const room = keptRoom([]);
    expect(withEarlier(room, 0)).toBe(room);
    expect(withEarlier(room, 1).hosting.group).toEqual({ earlier: 1 });
  });
});
