import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AbsenceOptions } from '../../room/AbsenceOptions';
import { GamePicker } from '../../room/GamePicker';
import { HandOverSheet } from '../../room/handOver/HandOverSheet';
import { ReclaimSeatSheet } from '../../room/handOver/ReclaimSeatSheet';
import { SeatSheet } from '../../room/SeatSheet';
import { HostAway } from '../../room/seats/HostAway';
import { handleOf, roomWith, seatOf } from '../../room/testing';
import { RoomSettings } from './RoomSettings';
import { SessionScore } from './SessionScore';

const three = [seatOf('0', 'Ana'), seatOf('1', 'Ben'), seatOf('2', 'Ember', { kind: 'bot' })];

describe('the actions of the host for a seat', () => {
  test('move it up or down, as far as there are seats', async () => {
    const { handle, asked } = handleOf();
    render(<SeatSheet one={seatOf('1', 'Ben')} handle={handle} room={roomWith({ seats: three })} onClose={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Move up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move down' }));
    expect(asked).toEqual([
      ['moveSeat', '1', '0'],
      ['moveSeat', '1', '2'],
    ]);
  });

  test('do not move the first one up, and do not make the host the host again', () => {
    const { handle } = handleOf();
    render(<SeatSheet one={seatOf('0', 'Ana')} handle={handle} room={roomWith()} onClose={() => {}} />);
    expect(screen.getByRole('button', { name: 'Move up' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /host/ })).toBeNull();
  });

  test('make a person the host in one tap, and name a bot', async () => {
    const { handle, asked } = handleOf();
    const sheet = (index: number) => (
      <SeatSheet
        key={index}
        one={three[index] as (typeof three)[0]}
        handle={handle}
        room={roomWith({ seats: three })}
        onClose={() => {}}
      />
    );
    const { rerender } = render(sheet(1));
    await userEvent.click(screen.getByRole('button', { name: 'Make Ben the host' }));
    rerender(sheet(2));
    await userEvent.clear(screen.getByLabelText('Name of the bot'));
    await userEvent.type(screen.getByLabelText('Name of the bot'), 'Robo');
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(asked).toEqual([
      ['passHost', '1'],
      ['addBot', '2', { name: 'Robo' }],
    ]);
  });
});

describe('another game', () => {
  test('is chosen with one tap, among those for enough players', async () => {
    const { handle, asked } = handleOf();
    const seats = [...three.slice(0, 2), seatOf('2', 'Cy')];
    render(<GamePicker handle={handle} room={roomWith({ game: 'crystal-wars', seats })} onClose={() => {}} />);
    expect(screen.getByRole('button', { name: /Crystal City Catan.*3 people are seated, 2 can play/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /Crystal Wars.*Chosen now/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /Colossal Cave.*3 to 4 players/ }));
    expect(asked).toEqual([['configure', { game: 'colossal-cave' }]]);
  });
});

describe('the settings of a room', () => {
  test('are changed by the host', async () => {
    const { handle, asked } = handleOf();
    render(<RoomSettings handle={handle} room={roomWith()} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Locked' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Listed' }));
    await userEvent.click(screen.getByRole('radio', { name: '1 minute' }));
    expect(asked).toEqual([
      ['configure', { locked: true }],
      ['configure', { listed: true }],
      ['configure', { absence: { after: 60, by: 'default' } }],
    ]);
  });

  test('are read by everybody else', () => {
    const { handle } = handleOf({ host: false });
    render(<RoomSettings handle={handle} room={roomWith({ locked: true, absence: { after: 30, by: 'bot' } })} />);
    expect(screen.getByText('Locked: nobody new can sit down.')).toBeVisible();
    expect(screen.getByText('If a player goes offline, a bot plays for them after 30 seconds.')).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('ask how a stand-in plays only if there may be one', async () => {
    const { handle, asked } = handleOf();
    const { rerender } = render(<AbsenceOptions handle={handle} room={roomWith()} />);
    expect(screen.queryByRole('radio', { name: 'A bot' })).toBeNull();
    rerender(<AbsenceOptions handle={handle} room={roomWith({ absence: { after: 30, by: 'default' } })} />);
    await userEvent.click(screen.getByRole('radio', { name: 'A bot' }));
    expect(asked).toEqual([['configure', { absence: { after: 30, by: 'bot' } }]]);
  });
});

describe('the evening', () => {
  test('shows the wins by player, and every match with its outcome', () => {
    const players = [
      { name: 'Ana', kind: 'person' as const, person: 1 },
      { name: 'Ben', kind: 'person' as const, person: 2 },
    ];
    const played = { game: 'crystal-wars', at: 0, players };
    const history = [
      { ...played, matchId: 'a', end: 'result' as const, winners: ['1'] },
      { ...played, matchId: 'b', end: 'vote' as const, winners: [] },
    ];
    render(<SessionScore room={roomWith({ history })} />);
    expect(screen.getByRole('list', { name: 'This evening' })).toHaveTextContent('Ben1 win1Ana0 wins0');
    expect(screen.getByText('Matches played (2)')).toBeInTheDocument();
    expect(screen.getByText('Ben won')).toBeInTheDocument();
    expect(screen.getByText('Ended by vote')).toBeInTheDocument();
  });
});

describe('a host who is away', () => {
  test('is waited for if nobody can take over the role', () => {
    const { handle } = handleOf({ host: false, seat: null });
    render(<HostAway handle={handle} room={roomWith({ hostHere: false })} />);
    expect(screen.getByText(/After three minutes another player becomes the host until they are back\./)).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('keeps the role until a game night is over, and the others read so', () => {
    const { handle } = handleOf({ host: false });
    const gameNight = { at: 0, revision: 0, guests: [] };
    render(<HostAway handle={handle} room={roomWith({ hostHere: false, gameNight })} />);
    expect(screen.getByText(/stays the host until the game night is over/)).toBeVisible();
  });
});

describe('a hand-over', () => {
  test('shows a QR code and a code that are valid for two minutes, and can be revoked', async () => {
    const offered = { token: 'a-_9', typed: 'K7WQ3HBM', lasts: 120_000 };
    const { handle, asked } = handleOf({ act: { handOver: async () => offered } });
    let closed = 0;
    render(<HandOverSheet handle={handle} onClose={() => closed++} />);
    expect(await screen.findByRole('img', { name: /moves your seat/ })).toBeInTheDocument();
    expect(screen.getByText('K7WQ 3HBM')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^Valid for (2:00|1:5\d)$/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the link' }));
    expect(asked).toEqual([['keepSeat']]);
    expect(closed).toBe(1);
  });

  test('says when it has expired, and creates another one', async () => {
    let made = 0;
    const handOver = async () => ({ token: String(++made), typed: 'K7WQ3HBM', lasts: 0 });
    const { handle } = handleOf({ act: { handOver } });
    render(<HandOverSheet handle={handle} onClose={() => {}} />);
    expect(await screen.findByText('This link and its code no longer work.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Make a new one' }));
    expect(made).toBe(2);
  });
});

describe('a player who comes with another device', () => {
  async function typing(text: string, answer?: string) {
    const asked: string[] = [];
    const takeOver = async (typed: string) => {
      asked.push(typed);
      return answer;
    };
    let closed = 0;
    render(<ReclaimSeatSheet handle={handleOf({ seat: null, act: { takeOver } }).handle} onClose={() => closed++} />);
    await userEvent.type(screen.getByLabelText('Code from the other device'), text);
    await userEvent.click(screen.getByRole('button', { name: 'Bring my seat here' }));
    return { asked, closed: () => closed };
  }

  test('moves their seat here by the code, however they type it', async () => {
    const { asked, closed } = await typing(' k7wq-3hbm ');
    expect(asked).toEqual(['K7WQ3HBM']);
    expect(closed()).toBe(1);
  });

  test('reads the format of a code before a request is sent', async () => {
    const { asked, closed } = await typing('K7WQ3H');
    expect(screen.getByRole('alert')).toHaveTextContent('The code has eight letters and digits, like K7WQ 3HBM.');
    expect(asked).toEqual([]);
    expect(closed()).toBe(0);
  });

  test('reads why a code is refused, and can try another one', async () => {
    const { closed } = await typing('K7WQ3HBM', 'That code is too old.');
    expect(screen.getByRole('alert')).toHaveTextContent('That code is too old.');
    await userEvent.type(screen.getByLabelText('Code from the other device'), 'X');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(closed()).toBe(0);
  });
});
