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

describe('what a host does with a seat', () => {
  test('it is moved up or down, as far as there are seats', async () => {
    const { handle, asked } = handleOf();
    render(<SeatSheet one={seatOf('1', 'Ben')} handle={handle} room={roomWith({ seats: three })} onClose={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Move up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move down' }));
    expect(asked).toEqual([
      ['moveSeat', '1', '0'],
      ['moveSeat', '1', '2'],
    ]);
  });

  test('the first one goes no further up, and the host is not made host again', () => {
    const { handle } = handleOf();
    render(<SeatSheet one={seatOf('0', 'Ana')} handle={handle} room={roomWith()} onClose={() => {}} />);
    expect(screen.getByRole('button', { name: 'Move up' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /host/ })).toBeNull();
  });

  test('a person is made host in one tap, a bot gets a name', async () => {
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
    await userEvent.click(screen.getByRole('button', { name: 'Keep the name' }));
    expect(asked).toEqual([
      ['passHost', '1'],
      ['addBot', '2', { name: 'Robo' }],
    ]);
  });
});

describe('another game', () => {
  test('is chosen with one tap, among those for which not too many people sit', async () => {
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
  test('are switched by the host', async () => {
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
    expect(screen.getByText('If somebody loses the connection, a bot plays for them after 30 seconds.')).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('ask how a stand-in plays only where one would', async () => {
    const { handle, asked } = handleOf();
    const { rerender } = render(<AbsenceOptions handle={handle} room={roomWith()} />);
    expect(screen.queryByRole('radio', { name: 'by a bot' })).toBeNull();
    rerender(<AbsenceOptions handle={handle} room={roomWith({ absence: { after: 30, by: 'default' } })} />);
    await userEvent.click(screen.getByRole('radio', { name: 'by a bot' }));
    expect(asked).toEqual([['configure', { absence: { after: 30, by: 'bot' } }]]);
  });
});

describe('the evening', () => {
  test('shows who has won how often, and every match with its outcome', () => {
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
  test('is waited for where nobody could take the role over', () => {
    const { handle } = handleOf({ host: false, seat: null });
    render(<HostAway handle={handle} room={roomWith({ hostHere: false })} />);
    expect(screen.getByText(/After three minutes somebody who sits here becomes the host\./)).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('a hand-over', () => {
  test('shows a picture and a code that are good for two minutes, and can be taken back', async () => {
    const offered = { token: 'a-_9', typed: 'K7WQ3HBM', lasts: 120_000 };
    const { handle, asked } = handleOf({ handOver: async () => offered });
    let closed = 0;
    render(<HandOverSheet handle={handle} onClose={() => closed++} />);
    expect(await screen.findByRole('img', { name: /moves your seat/ })).toBeInTheDocument();
    expect(screen.getByText('K7WQ 3HBM')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^Good for (2:00|1:5\d)$/);
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(asked).toEqual([['keepSeat']]);
    expect(closed).toBe(1);
  });

  test('says when it is over, and makes another one', async () => {
    let made = 0;
    const { handle } = handleOf({ handOver: async () => ({ token: String(++made), typed: 'K7WQ3HBM', lasts: 0 }) });
    render(<HandOverSheet handle={handle} onClose={() => {}} />);
    expect(await screen.findByText('This link and its code are no longer good.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Make a new one' }));
    expect(made).toBe(2);
  });
});

describe('somebody who comes back with another device', () => {
  async function typing(text: string, answer?: string) {
    const asked: string[] = [];
    const takeOver = async (typed: string) => {
      asked.push(typed);
      return answer;
    };
    let closed = 0;
    render(<ReclaimSeatSheet handle={handleOf({ seat: null, takeOver }).handle} onClose={() => closed++} />);
    await userEvent.type(screen.getByLabelText('Code from the other device'), text);
    await userEvent.click(screen.getByRole('button', { name: 'Bring my seat here' }));
    return { asked, closed: () => closed };
  }

  test('brings their seat along by the code, however they type it', async () => {
    const { asked, closed } = await typing(' k7wq-3hbm ');
    expect(asked).toEqual(['K7WQ3HBM']);
    expect(closed()).toBe(1);
  });

  test('reads what a code looks like before anything is asked', async () => {
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
