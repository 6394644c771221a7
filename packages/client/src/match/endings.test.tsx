import { strings } from '@lantern/games/crystal-city-catan/strings/en/index';
import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { handleOf, roomWith, seatOf } from '../room/testing';
import { EndPage, type EndPageProps } from './end/EndPage';
import type { GameClient } from './gameBoard';
import { SeatsSheet } from './SeatsSheet';

const players = ['Ana', 'Ben'].map((name) => ({ name, kind: 'person' as const, person: null }));
const history = [{ matchId: 'm', game: 'crystal-city-catan', at: 0, end: 'vote' as const, players, winners: [] }];
const voice: Voice = { you: '0', name: (seat) => (seat === '0' ? 'Ana' : 'Ben') } as Voice;
const over = roomWith({ state: 'over', matchId: 'm', history });

const game = { text: strings as GameStrings } as GameClient;
const names = { '0': 'Ana', '1': 'Ben' };

function end(props: Partial<EndPageProps>) {
  const { handle, asked } = handleOf();
  const view = { result: null } as CommonView;
  const rest = { handle, room: over, game, view, voice, names, past: ({ series }: { series: ReactNode }) => series };
  render(<EndPage {...rest} onClose={() => {}} onLeave={() => {}} {...props} />);
  return asked;
}

describe('the end of a match', () => {
  test('leads to the next one in one tap of the host, with the seats moved on', async () => {
    const asked = end({});
    expect(screen.getByText('Everybody moves on by one seat.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(asked).toEqual([['rematch']]);
  });

  test('has one main action while the next match is offered: to agree, for players who are asked', async () => {
    const offer = { id: 'o', kind: 'rematch' as const, by: '0', yes: ['0'], no: [], asked: ['1'] };
    const held = [{ seat: '1', seatKey: 'ben' }];
    const { handle, asked } = handleOf({ seat: '1', host: false, held });
    end({ handle, room: { ...over, offer } });
    expect(screen.getByText(/^Ana wants to play again/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'I’m in' }));
    expect(asked).toEqual([['answerOffer', offer, true]]);
  });

  test('has a button for the host that names the missing players, and no other way on', () => {
    end({ room: { ...over, offer: { id: 'o', kind: 'rematch', by: '0', yes: ['0'], no: [], asked: ['1'] } } });
    expect(screen.getByRole('button', { name: 'Start without Ben' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  });

  test('by vote says so, with the score of the evening', () => {
    end({});
    expect(screen.getByRole('heading', { name: 'The match was ended' })).toBeInTheDocument();
    expect(screen.getByText(/voted to end the match. Nobody wins/)).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'This evening' })).toHaveTextContent('Ana0 wins0');
  });
});

test('the end of a match that an error has stopped is not called a vote', () => {
  end({ room: { ...over, history: history.map((one) => ({ ...one, end: 'fault' as const })) } });
  expect(screen.getByRole('heading', { name: 'Stopped by an error' })).toBeInTheDocument();
  expect(screen.queryByText(/voted/)).toBeNull();
});

describe('the people at the table', () => {
  const view = { result: null, stages: { '1': 'move' } } as unknown as CommonView;

  test('can be made host by the host, in the menu of their seat', async () => {
    const { handle, asked } = handleOf();
    render(<SeatsSheet handle={handle} room={over} view={view} onClose={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'More for Ben' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make Ben the host' }));
    expect(asked).toEqual([['passHost', '1']]);
  });

  test('get a stand-in while offline only by a vote of the others', async () => {
    const { handle, asked } = handleOf({ host: false });
    const seats = [seatOf('0', 'Ana'), seatOf('1', 'Ben', { here: false })];
    const room = roomWith({ state: 'playing', matchId: 'm', seats });
    render(<SeatsSheet handle={handle} room={room} view={view} onClose={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Let a stand-in play now' }));
    expect(asked).toEqual([['voteStandIn', '1', true]]);
  });
});
