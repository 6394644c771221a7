import { strings } from '@lantern/games/crystal-city-catan/strings/en/index';
import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith, seatOf } from '../room/testing';
import { EndSheet, type EndSheetProps } from './EndSheet';
import { SeatsSheet } from './SeatsSheet';

const players = ['Ana', 'Ben'].map((name) => ({ name, kind: 'person' as const, person: null }));
const history = [{ matchId: 'm', game: 'crystal-city-catan', at: 0, end: 'vote' as const, players, winners: [] }];
const voice: Voice = { you: '0', name: (seat) => (seat === '0' ? 'Ana' : 'Ben') } as Voice;
const over = roomWith({ state: 'over', matchId: 'm', history });

function end(props: Partial<EndSheetProps>) {
  const { handle, asked } = handleOf();
  const view = { result: null } as CommonView;
  const rest = { handle, room: over, view, text: strings as GameStrings, voice, replayActions: null };
  render(<EndSheet {...rest} onClose={() => {}} onLeave={() => {}} {...props} />);
  return asked;
}

describe('the end of a match', () => {
  test('leads to the next one in one tap of the host, with the seats moved on', async () => {
    const asked = end({});
    expect(screen.getByText('Everybody moves on by one seat.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(asked).toEqual([['rematch']]);
  });

  test('by vote is called so, with the score of the evening', () => {
    end({});
    expect(screen.getByRole('heading', { name: 'The match was ended' })).toBeInTheDocument();
    expect(screen.getByText(/voted to end it. Nobody wins/)).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'This evening' })).toHaveTextContent('Ana0 wins0');
  });
});

test('the end of a match that a fault has stopped is not called a vote', () => {
  end({ room: { ...over, history: history.map((one) => ({ ...one, end: 'fault' as const })) } });
  expect(screen.getByRole('heading', { name: 'Stopped by a fault' })).toBeInTheDocument();
  expect(screen.queryByText(/voted/)).toBeNull();
});

describe('the people at the table', () => {
  const view = { result: null, stages: { '1': 'move' } } as unknown as CommonView;

  test('are made host in one tap by the host', async () => {
    const { handle, asked } = handleOf();
    render(<SeatsSheet handle={handle} room={over} view={view} onClose={() => {}} />);
    expect(screen.queryByRole('button', { name: 'Make Ana the host' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Make Ben the host' }));
    expect(asked).toEqual([['passHost', '1']]);
  });

  test('are played for while away only by vote of the others', async () => {
    const { handle, asked } = handleOf({ host: false });
    const seats = [seatOf('0', 'Ana'), seatOf('1', 'Ben', { here: false })];
    const room = roomWith({ state: 'playing', matchId: 'm', seats });
    render(<SeatsSheet handle={handle} room={room} view={view} onClose={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Let a stand-in play now' }));
    expect(asked).toEqual([['voteStandIn', '1', true]]);
  });
});
