import type { CommonView } from '@lantern/games/module';
import { usualTempo } from '@lantern/protocol/tempo';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith, seatOf } from '../room/testing';
import { haltedMatch, haltOf } from './halted';
import { fetchStatusRows, StatusBanner } from './StatusBanner';
import type { Match } from './useMatch';

const view = { result: null, stages: { '1': 'move' }, turnSeat: '1' } as unknown as CommonView;
const playing = { state: 'playing' as const, matchId: 'm' };
const away = [seatOf('0', 'Ana'), seatOf('1', 'Ben', { here: false })];

beforeAll(fetchStatusRows);

describe('an obstacle of a match', () => {
  test('is a pause, which the host ends', async () => {
    const { handle, asked } = handleOf();
    render(
      <StatusBanner handle={handle} room={roomWith({ ...playing, paused: true })} view={view} onSeats={() => {}} />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('The match is paused.');
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(asked).toEqual([['pause', false]]);
  });

  test('is shown to spectators, who cannot end it', () => {
    const { handle } = handleOf({ host: false, seat: null });
    const room = roomWith({ ...playing, paused: true });
    render(<StatusBanner handle={handle} room={room} view={view} onSeats={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent('The host or a vote of the players can resume it.');
    expect(screen.queryByRole('button', { name: /vote/i })).toBeNull();
  });

  test('is a pause that the other players can vote to end', async () => {
    const { handle, asked } = handleOf({ host: false, seat: '1' });
    const paused = roomWith({ ...playing, paused: true });
    const { rerender } = render(<StatusBanner handle={handle} room={paused} view={view} onSeats={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Vote to resume' }));
    const vote = { about: 'resume' as const, seat: null, by: ['1'], needed: 2 };
    const voted = { ...paused, votes: [vote] };
    rerender(<StatusBanner handle={handle} room={voted} view={view} onSeats={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent('wants to resume: 1 of 2 votes.');
    await userEvent.click(screen.getByRole('button', { name: 'Take your vote back' }));
    expect(asked).toEqual([
      ['votePause', 'resume', true],
      ['votePause', 'resume', false],
    ]);
  });

  test('tells over days when a pause ends', () => {
    const { handle } = handleOf();
    const room = roomWith({ ...playing, paused: true, pauseEnds: Date.now() + 86_400_000 });
    render(<StatusBanner handle={handle} room={room} view={view} onSeats={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent(/The match is paused until .+\d\d:\d\d/);
  });

  test.each([
    [false, 'Ben wants to pause the match for a week: 1 of 2 votes.'],
    [true, 'Ben wants the pause to last a week longer: 1 of 2 votes.'],
  ])('is a vote for a pause, or while paused (%s) for a longer one', async (paused, said) => {
    const { handle, asked } = handleOf({ host: false, seat: '0' });
    const vote = { about: 'pause' as const, seat: null, by: ['1'], needed: 2 };
    const room = roomWith({ ...playing, seats: [seatOf('0', 'Ana'), seatOf('1', 'Ben')], paused, votes: [vote] });
    render(<StatusBanner handle={handle} room={room} view={view} onSeats={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent(said);
    await userEvent.click(screen.getByRole('button', { name: 'I agree' }));
    expect(asked).toEqual([['votePause', 'pause', true]]);
  });

  test('tells with a pause the date on which friends meet again, until it has passed', () => {
    const { handle } = handleOf();
    const told = (at: number) => {
      const room = roomWith({ ...playing, paused: true, gameNight: { at, revision: 1, guests: [] } });
      const { unmount } = render(<StatusBanner handle={handle} room={room} view={view} onSeats={() => {}} />);
      const said = screen.getByRole('status').textContent;
      unmount();
      return said;
    };
    expect(told(Date.now() + 60_000)).toContain('It continues on ');
    expect(told(Date.now() - 60_000)).not.toContain('It continues on ');
  });

  test('is an absent player who must decide, for whom a stand-in can be voted', async () => {
    const { handle, asked } = handleOf();
    const room = roomWith({ ...playing, seats: away, absence: { after: 30, by: 'bot' } });
    render(<StatusBanner handle={handle} room={room} view={view} onSeats={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Ben has lost the connection. A stand-in plays after 30 seconds.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Let a stand-in play now' }));
    expect(asked).toEqual([['voteStandIn', '1', true]]);
  });

  test('counts down to the stand-in, whatever the clock of this device does', () => {
    jest.useFakeTimers();
    const { handle } = handleOf({ waits: { seats: { '1': performance.now() + 30_000 }, host: null } });
    const room = roomWith({ ...playing, seats: away, absence: { after: 60, by: 'bot' } });
    render(<StatusBanner handle={handle} room={room} view={view} onSeats={() => {}} />);
    const timer = screen.getByRole('timer');
    expect(timer).toHaveTextContent('A stand-in plays in 0:30.');
    expect(timer).toHaveAttribute('aria-live', 'off');
    jest.setSystemTime(Date.now() + 3_600_000);
    act(() => jest.advanceTimersByTime(12_000));
    expect(timer).toHaveTextContent('A stand-in plays in 0:18.');
    jest.setSystemTime(0);
    act(() => jest.advanceTimersByTime(18_000));
    expect(timer).toHaveTextContent('A stand-in plays at any moment.');
    jest.useRealTimers();
  });

  test('is the absent host of a paused match, with the next host', () => {
    const host = { heir: '1', endsAt: performance.now() + 161_000 };
    const room = roomWith({ ...playing, paused: true, hostHere: false });
    const told = (seat: string) => {
      const { handle } = handleOf({ host: false, hostAway: true, seat, waits: { seats: {}, host } });
      const { unmount } = render(<StatusBanner handle={handle} room={room} view={view} onSeats={() => {}} />);
      const said = screen.getByRole('timer').textContent;
      unmount();
      return said;
    };
    expect(told('2')).toMatch(/^The host is offline\. Ben becomes the host in 2:4[01]\.$/);
    expect(told('1')).toMatch(/^The host is offline\. You become the host in 2:4[01]\.$/);
  });

  test('is not an absent player who need not decide, or who has a stand-in', () => {
    const { handle } = handleOf();
    const other = { ...view, stages: { '0': 'move' } } as CommonView;
    const { rerender } = render(
      <StatusBanner handle={handle} room={roomWith({ ...playing, seats: away })} view={other} onSeats={() => {}} />,
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const played = [seatOf('0', 'Ana'), seatOf('1', 'Ben', { here: false, standIn: 'bot' })];
    rerender(
      <StatusBanner handle={handle} room={roomWith({ ...playing, seats: played })} view={view} onSeats={() => {}} />,
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a vote to end the match', () => {
  const votes = [{ about: 'end' as const, seat: null, by: ['1'], needed: 2 }];

  test('over days says until when it is open, in one go not', () => {
    const tempo = usualTempo(3, 'Europe/Berlin');
    const lapsing = votes.map((vote) => ({ ...vote, until: Date.now() + 24 * 60 * 60_000 }));
    const { handle } = handleOf();
    const banner = (more: object) => (
      <StatusBanner
        handle={handle}
        room={roomWith({ ...playing, votes: lapsing, ...more })}
        view={view}
        onSeats={() => {}}
      />
    );
    const { rerender } = render(banner({ tempo }));
    expect(screen.getByRole('status')).toHaveTextContent(/1 of 2 votes\. Open until \w+ \d\d:\d\d\./);
    rerender(banner({}));
    expect(screen.getByRole('status')).not.toHaveTextContent('Open until');
  });

  test('is joined in one tap by seated players', async () => {
    const { handle, asked } = handleOf();
    render(<StatusBanner handle={handle} room={roomWith({ ...playing, votes })} view={view} onSeats={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent('Ben wants to end the match: 1 of 2 votes.');
    await userEvent.click(screen.getByRole('button', { name: 'I agree' }));
    expect(asked).toEqual([['voteEnd', true]]);
  });

  test('is withdrawn by its voters, and only shown to spectators', async () => {
    const mine = handleOf({ seat: '1' });
    const { rerender } = render(
      <StatusBanner handle={mine.handle} room={roomWith({ ...playing, votes })} view={view} onSeats={() => {}} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Take your vote back' }));
    expect(mine.asked).toEqual([['voteEnd', false]]);
    const watcher = handleOf({ seat: null });
    rerender(
      <StatusBanner handle={watcher.handle} room={roomWith({ ...playing, votes })} view={view} onSeats={() => {}} />,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a match that is halted', () => {
  test('highlights nothing and says why', () => {
    const match = { legal: [{ move: 'draw', args: [] }], whyNot: () => undefined } as unknown as Match;
    const halted = haltedMatch(match, 'PAUSED');
    expect(halted.legal).toEqual([]);
    expect(halted.whyNot('draw', [])).toMatchObject({ sentence: expect.stringContaining('paused') });
  });

  test('is a paused match or one ended by vote, not one that was played to its end', () => {
    expect(haltOf(roomWith({ ...playing, paused: true }), view)).toBe('PAUSED');
    expect(haltOf(roomWith({ state: 'over', matchId: 'm' }), view)).toBe('ROOM_NOT_PLAYING');
    const ended = { ...view, result: { reason: 'end', winners: ['0'] } } as CommonView;
    expect(haltOf(roomWith({ state: 'over', matchId: 'm' }), ended)).toBeUndefined();
    expect(haltOf(roomWith(playing), view)).toBeUndefined();
  });
});
