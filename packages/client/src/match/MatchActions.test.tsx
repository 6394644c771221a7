import { usualTempo } from '@lantern/protocol/tempo';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith } from '../room/testing';
import { MatchActions } from './MatchActions';

const overDays = { state: 'playing' as const, matchId: 'm', tempo: usualTempo(3, 'Europe/Berlin') };

function shown(room: Parameters<typeof roomWith>[0], role: Parameters<typeof handleOf>[0]) {
  const { handle, asked } = handleOf(role);
  render(
    <MatchActions handle={handle} room={roomWith(room)}>
      {null}
    </MatchActions>,
  );
  return {
    asked,
    pauses: screen.queryAllByRole('button', { name: /pause|resume/i }).map((element) => element.textContent),
  };
}

test.each([
  ['the host pauses alone', {}, true, ['Pause the match']],
  ['the host votes within 14 days after a pause', { pauseByVote: true as const }, true, ['Vote to pause for a week']],
  ['the others vote', {}, false, ['Vote to pause for a week']],
  ['the host resumes, or votes for a longer pause', { paused: true }, true, ['Resume', 'Vote to pause a week longer']],
  ['the others vote for a longer pause', { paused: true }, false, ['Vote to pause a week longer']],
])('over days %s', (_, room, host, expected) => {
  expect(shown({ ...overDays, ...room }, { host, seat: '0' }).pauses).toEqual(expected);
});

test('in one go only the host pauses', () => {
  const { tempo: _, ...inOneGo } = overDays;
  expect(shown(inOneGo, { host: false, seat: '0' }).pauses).toEqual([]);
});

test('a vote for a pause can be taken back', async () => {
  const vote = { about: 'pause' as const, seat: null, by: ['0'], needed: 2 };
  const { asked } = shown({ ...overDays, votes: [vote] }, { host: false, seat: '0' });
  await userEvent.click(screen.getByRole('button', { name: 'Take your vote for the pause back' }));
  expect(asked).toEqual([['votePause', 'pause', false]]);
});
