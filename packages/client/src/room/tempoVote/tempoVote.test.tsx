import { usualTempo } from '@lantern/protocol/tempo';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith } from '../testing';
import { TempoVote } from './TempoVote';
import { TempoVoteRow } from './TempoVoteRow';

const tempo = usualTempo(3, 'Europe/Berlin');
const playing = { state: 'playing', matchId: 'm' } as const;

let asked: unknown[];
beforeEach(() => {
  asked = [];
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    asked.push([path, JSON.parse(String(body))]);
    return { ok: true, json: async () => roomWith() };
  }) as unknown as typeof fetch;
});

const PATH = '/api/rooms/K7WQ3H/tempo/vote';

test('a player proposes a tempo that differs from the current one', async () => {
  render(<TempoVote room={roomWith({ ...playing, tempo })} seatKey="key" />);
  await userEvent.click(screen.getByRole('button', { name: 'Change the tempo' }));
  expect(screen.getByRole('button', { name: 'Propose' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'In one go' }));
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(asked).toEqual([[PATH, { tempo: null, wanted: true }]]);
});

describe('an open vote', () => {
  const row = (by: string[], more = {}) => {
    const { handle } = handleOf(more);
    render(
      <TempoVoteRow
        vote={{ about: 'tempo', seat: null, by, needed: 2, tempo }}
        handle={handle}
        room={roomWith(playing)}
      />,
    );
  };

  test('says who proposes which tempo, and can be agreed to', async () => {
    row(['1']);
    expect(screen.getByText('Ben wants to continue over days: 1 of 2 votes.')).toBeVisible();
    expect(screen.getByText(/three days for a turn/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I agree' }));
    expect(asked).toEqual([[PATH, { tempo, wanted: true }]]);
  });

  test('is withdrawn by a player who has voted', async () => {
    row(['0']);
    await userEvent.click(screen.getByRole('button', { name: 'Take your vote back' }));
    expect(asked).toEqual([[PATH, { tempo, wanted: false }]]);
  });

  test('is shown to watchers without a button', () => {
    row(['0'], { seat: null, seatKey: undefined });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
