import { DAY } from '@lantern/protocol/timeUnits';
import { VOTE_LASTS } from '@lantern/protocol/votes';
import type { VoteRecord } from '../../store/records';
import { keptRoom } from '../../testing/roomRecords';
import { hashKey } from '../access/keys';
import { withShown } from '../access/shownTogether';
import { withHosting } from '../host/hostingRules';
import { resumed } from '../host/pauses';
import { decided, returned, stoodInFor, voted, votesOf, withoutVoteOf } from './votes';

const END = { about: 'end', seat: null } as const;
const everybody = () => true;
const only =
  (...seats: string[]) =>
  (seat: string) =>
    seats.includes(seat);
const by = (name: string) => hashKey(`key-${name}`);

const playing = (...names: string[]) => keptRoom(names, { state: 'playing', matchId: 'm' });

describe('a vote to end the match', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
  ])('of %i persons takes %i', (count, needed) => {
    const names = ['Ana', 'Ben', 'Cy', 'Dee'].slice(0, count);
    let room = playing(...names);
    for (const [index, name] of names.slice(0, needed).entries()) {
      expect(room.state).toBe('playing');
      room = voted(room, END, by(name), true, everybody);
      if (index + 1 < needed) expect(votesOf(room, everybody)[0]).toMatchObject({ needed });
    }
    expect(room.state).toBe('over');
  });

  test('counts absent people, unless they have a stand-in and have been away for a minute', () => {
    const room = voted(playing('Ana', 'Ben'), END, by('Ana'), true, only('0'));
    expect(room.state).toBe('playing');
    expect(withoutVoteOf(room, '1', only('0')).state).toBe('playing');
    expect(decided(stoodInFor(room, '1'), only('0')).state).toBe('playing');
    expect(withoutVoteOf(stoodInFor(room, '1'), '1', only('0')).state).toBe('over');
  });

  test('counts a person again who is back', () => {
    const away = withoutVoteOf(stoodInFor(playing('Ana', 'Ben'), '1'), '1', only('0'));
    expect(voted(away, END, by('Ana'), true, only('0')).state).toBe('over');
    expect(voted(away, END, by('Ana'), true, everybody).state).toBe('playing');
    expect(voted(returned(away, '1'), END, by('Ana'), true, only('0')).state).toBe('playing');
  });

  test('does not count a person who has left the seat', () => {
    const room = voted(playing('Ana', 'Ben', 'Cy'), END, by('Ana'), true, everybody);
    const [, ...others] = room.seats;
    const left = { ...room, seats: [{ ...others[0], seat: '0', name: 'Eve', keyHash: by('Eve') }, ...others] };
    expect(votesOf(left as typeof room, everybody)).toEqual([]);
  });
});

describe('a vote lapses after 48 hours', () => {
  const opened = voted(playing('Ana', 'Ben', 'Cy'), END, by('Ana'), true, everybody, 1000);

  test('until then it is open, with the time of its first vote', () => {
    const [vote] = votesOf(opened, everybody, 1000 + VOTE_LASTS - 1);
    expect(vote).toMatchObject({ by: ['0'], until: 1000 + VOTE_LASTS });
    expect(voted(opened, END, by('Ben'), true, everybody, 1000 + VOTE_LASTS - 1).state).toBe('over');
  });

  test('then it is gone, and a later vote opens another one', () => {
    expect(votesOf(opened, everybody, 1000 + VOTE_LASTS)).toEqual([]);
    const again = voted(opened, END, by('Ben'), true, everybody, 1000 + VOTE_LASTS);
    expect(again.state).toBe('playing');
    expect(again.hosting.votes).toMatchObject([{ by: [by('Ben')], until: 1000 + 2 * VOTE_LASTS }]);
  });

  test('further votes do not extend it', () => {
    const four = voted(playing('Ana', 'Ben', 'Cy', 'Dee'), END, by('Ana'), true, everybody, 1000);
    const more = voted(four, END, by('Ben'), true, everybody, 2000);
    expect(more.hosting.votes).toMatchObject([{ by: [by('Ana'), by('Ben')], until: 1000 + VOTE_LASTS }]);
  });

  test.each([
    ['within a day is the same vote', 0],
    ['after a day is a new one', 1],
  ])('one that is withdrawn and opened again %s', (_, isNew) => {
    const at = 1000 + DAY - 1 + isNew;
    const withdrawn = voted(opened, END, by('Ana'), false, everybody, 2000);
    expect(votesOf(withdrawn, everybody, at)).toEqual([]);
    const again = voted(withdrawn, END, by('Ana'), true, everybody, at);
    expect(again.hosting.votes).toMatchObject([{ by: [by('Ana')], until: (isNew ? at : 1000) + VOTE_LASTS }]);
  });

  test('withdrawing a vote that was not cast changes nothing', () => {
    const room = playing('Ana', 'Ben', 'Cy');
    expect(voted(room, END, by('Ana'), false, everybody)).toBe(room);
    const withdrawn = voted(opened, END, by('Ana'), false, everybody, 2000);
    expect(voted(withdrawn, END, by('Ana'), false, everybody, 2000)).toBe(withdrawn);
    expect(voted(opened, END, by('Ben'), false, everybody, 2000)).toBe(opened);
  });

  test('a vote that an earlier version has stored stays open', () => {
    const [{ until: _, ...before }] = opened.hosting.votes as [VoteRecord];
    const room = { ...opened, hosting: { ...opened.hosting, votes: [before] } };
    expect(votesOf(room, everybody, 1000 + VOTE_LASTS)).toMatchObject([{ by: ['0'] }]);
  });
});

describe('a vote to end a pause', () => {
  const RESUME = { about: 'resume', seat: null } as const;
  const paused = withHosting(playing('Ana', 'Ben', 'Cy'), { pausedAt: 5 });
  const one = voted(paused, RESUME, by('Ben'), true, only('1'));

  test('takes more than half of all persons, present or not', () => {
    expect(one.hosting.pausedAt).toBe(5);
    expect(votesOf(one, only('1'))).toMatchObject([{ about: 'resume', seat: null, by: ['1'], needed: 2 }]);
  });

  test('resumes the match and leaves other votes open', () => {
    const ending = voted(one, END, by('Ana'), true, everybody);
    const after = voted(ending, RESUME, by('Cy'), true, everybody);
    expect([after.state, after.hosting.pausedAt]).toEqual(['playing', null]);
    expect(after.hosting.votes).toMatchObject([{ about: 'end', by: [by('Ana')] }]);
  });

  test('changes nothing in a match that is not paused', () => {
    const room = playing('Ana', 'Ben', 'Cy');
    expect(voted(room, RESUME, by('Ben'), true, everybody)).toBe(room);
  });

  test('does not outlast the pause', () => {
    expect(resumed(one, 6).hosting).toMatchObject({ pausedAt: null, votes: [] });
  });
});

describe('seats of one person', () => {
  const both = (room: ReturnType<typeof playing>, ...names: string[]) =>
    withShown(room, { keys: names.map(by), browsers: [] });

  test('share one vote: two of three seats decide nothing alone', () => {
    const room = both(playing('Ana', 'Ben', 'Cy'), 'Ana', 'Ben');
    const twice = voted(voted(room, END, by('Ana'), true, everybody), END, by('Ben'), true, everybody);
    expect(twice.state).toBe('playing');
    expect(votesOf(twice, everybody)).toMatchObject([{ about: 'end', seat: null, by: ['0', '1'], needed: 3 }]);
    expect(voted(twice, END, by('Cy'), true, everybody).state).toBe('over');
  });

  test('need only one vote: one of them and another person are enough', () => {
    const room = both(playing('Ana', 'Ben', 'Cy'), 'Ana', 'Ben');
    const one = voted(room, END, by('Ben'), true, everybody);
    expect(votesOf(one, everybody)).toMatchObject([{ by: ['1'], needed: 2 }]);
    expect(voted(one, END, by('Cy'), true, everybody).state).toBe('over');
  });
});

describe('a vote about a stand-in', () => {
  const about = { about: 'stand-in', seat: '0' } as const;

  test('is decided by more than half of the others who are here', () => {
    const here = only('1', '2');
    const one = voted(playing('Ana', 'Ben', 'Cy', 'Dee'), about, by('Ben'), true, here);
    expect(votesOf(one, here)).toMatchObject([{ about: 'stand-in', seat: '0', by: ['1'], needed: 2 }]);
    const two = voted(one, about, by('Cy'), true, here);
    expect(two.seats[0]?.standIn).toBe('default');
    expect(two.hosting.votes).toEqual([]);
  });

  test('is not held about a person who is here, or about a bot', () => {
    const room = playing('Ana', 'Ben');
    expect(() => voted(room, about, by('Ben'), true, everybody)).toThrow('NOT_AWAY');
    const bot = { ...room, seats: room.seats.map((seat) => ({ ...seat, kind: 'bot' as const })) };
    expect(() => voted(bot, about, by('Ben'), true, only('1'))).toThrow('NOT_AWAY');
    expect(() => voted(keptRoom(['Ana']), END, by('Ana'), true, everybody)).toThrow('ROOM_NOT_PLAYING');
  });

  test('is over when the person is back', () => {
    const here = only('1', '2');
    const room = voted(playing('Ana', 'Ben', 'Cy'), about, by('Ben'), true, here);
    expect(returned(room, '0').hosting.votes).toEqual([]);
  });
});

describe('a vote about a decision', () => {
  const about = (decisionId: number) => ({ about: 'time-out', seat: null, decisionId }) as const;
  const room = playing('Ana', 'Ben', 'Cy', 'Dee');

  test('names the decision, and does not apply to the next one', () => {
    const one = voted(room, about(7), by('Ana'), true, everybody);
    expect(votesOf(one, everybody)).toMatchObject([
      { about: 'time-out', seat: null, by: ['0'], needed: 3, decisionId: 7 },
    ]);
    const next = voted(one, about(8), by('Ben'), true, everybody);
    expect(votesOf(next, everybody)).toMatchObject([{ by: ['1'], decisionId: 8 }]);
  });

  test('belongs to the people who are here or have been away for less than a minute', () => {
    const one = voted(room, about(7), by('Ana'), true, only('0', '1'));
    expect(votesOf(one, only('0', '1'))).toMatchObject([{ by: ['0'], needed: 3 }]);
    const gone = ['2', '3'].reduce((now, seat) => withoutVoteOf(now, seat, only('0', '1')), one);
    expect(votesOf(gone, only('0', '1'))).toMatchObject([{ by: ['0'], needed: 2 }]);
  });

  test('is independent of other votes', () => {
    const here = only('1', '2', '3');
    const both = voted(voted(room, END, by('Ben'), true, here), about(7), by('Cy'), true, here);
    const three = voted(both, { about: 'stand-in', seat: '0' }, by('Dee'), true, here);
    expect(three.hosting.votes).toMatchObject([
      { about: 'end', seat: null, by: [by('Ben')] },
      { about: 'time-out', seat: null, by: [by('Cy')], decisionId: 7 },
      { about: 'stand-in', seat: '0', by: [by('Dee')] },
    ]);
  });

  test('disappears when everybody has withdrawn theirs', () => {
    const one = voted(room, about(7), by('Ana'), true, everybody);
    expect(votesOf(voted(one, about(7), by('Ana'), false, everybody), everybody)).toEqual([]);
  });
});
