import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith, seatOf } from '../../room/testing';
import { ExplainLayer } from '../explain/ExplainLayer';
import { TakeBackButton } from './TakeBackButton';
import { TakeBackRequest } from './TakeBackRequest';

const room = roomWith({ state: 'playing', matchId: 'm' });
const free = { way: 'free', version: 4, shown: [] } as const;
const ask = { way: 'ask', version: 4, shown: [] } as const;
const seen = { ...ask, shown: ['die'] } as const;

describe('the button that takes back a move', () => {
  test('says that it is free, and works in one tap', async () => {
    const { handle, asked } = handleOf();
    render(<TakeBackButton handle={handle} room={room} takeable={free} look="plain" />);
    await userEvent.click(screen.getByRole('button', { name: 'Take back your last move' }));
    expect(asked).toEqual([['takeBack', free]]);
  });

  test('says who must agree, before it asks', async () => {
    const { handle, asked } = handleOf();
    render(<TakeBackButton handle={handle} room={room} takeable={ask} look="plain" />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask to take back your last move…' }));
    expect(await screen.findByText(/Ben is asked/)).toBeInTheDocument();
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Ask them' }));
    expect(asked).toEqual([['requestTakeBack', ask]]);
  });

  test('asks nobody if there are only bots', async () => {
    const { handle, asked } = handleOf();
    const bots = { ...room, seats: [seatOf('0', 'Ana'), seatOf('1', 'Bot', { kind: 'bot' })] };
    render(<TakeBackButton handle={handle} room={bots} takeable={ask} look="plain" />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask to take back your last move…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
    expect(asked).toEqual([['requestTakeBack', ask]]);
  });
});

describe('a move after which something was revealed', () => {
  const bots = { ...room, seats: [seatOf('0', 'Ana'), seatOf('1', 'Bot', { kind: 'bot' })] };
  const open = async (at: typeof room) => {
    const { handle, asked } = handleOf();
    render(<TakeBackButton handle={handle} room={at} takeable={seen} look="plain" />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask to take back your last move…' }));
    expect(await screen.findByText(/a die was rolled/)).toBeInTheDocument();
    return asked;
  };

  test('says so before anybody is asked', async () => {
    const asked = await open(room);
    await userEvent.click(screen.getByRole('button', { name: 'Ask them' }));
    expect(asked).toEqual([['requestTakeBack', seen]]);
  });

  test('is final if bots play, and the sheet says why', async () => {
    await open(bots);
    expect(screen.getByText(/Bots do not agree/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  });

  test('has a request that names what was revealed', () => {
    const request = { seat: '1', awaited: ['0'], shown: ['card'] as const, remaining: 30_000 };
    render(<TakeBackRequest request={request} handle={handleOf().handle} room={room} />);
    expect(screen.getByText(/a card was turned over or drawn/)).toBeInTheDocument();
  });
});

describe('if no move can be taken back', () => {
  const request = { seat: '1', awaited: ['0'], shown: [], remaining: 30_000 };

  test.each([
    ['nothing has been done', { takeable: null }, /no move to take back/],
    ['the match is paused', { takeable: free, paused: true }, /paused/],
    [
      'a move is asked back already',
      { takeable: free, room: { ...room, takeBack: request } },
      /already asked to take back/,
    ],
  ])('the way to it says why: %s', async (_, props, why) => {
    const { handle, asked } = handleOf();
    render(
      <ExplainLayer text={{ moves: {} }} rulebook={[]} moveRules={{}} whyNot={() => undefined} onRule={() => {}}>
        <TakeBackButton handle={handle} room={room} look="plain" {...props} />
      </ExplainLayer>,
    );
    const button = screen.getByRole('button', { name: 'Take back your last move' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('a request to take back a move', () => {
  const request = { seat: '1', awaited: ['0'], shown: [], remaining: 30_000 };

  test.each([
    ['Agree', true],
    ['No', false],
  ] as const)('is answered in one tap: %s', async (name, agreed) => {
    const { handle, asked } = handleOf();
    render(<TakeBackRequest request={request} handle={handle} room={room} />);
    expect(screen.getByText(/Ben would like to take back/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(asked).toEqual([['answerTakeBack', agreed]]);
  });

  test('is shown to its author, who can withdraw it', async () => {
    const { handle, asked } = handleOf({ seat: '1' });
    render(<TakeBackRequest request={request} handle={handle} room={room} />);
    expect(screen.getByText(/Waiting for Ana/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(asked).toEqual([['answerTakeBack', false]]);
  });

  test('is only shown to spectators', () => {
    const { handle } = handleOf({ seat: null });
    render(<TakeBackRequest request={request} handle={handle} room={room} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('disappears when its time is over', () => {
    jest.useFakeTimers();
    const { handle } = handleOf();
    const { container } = render(<TakeBackRequest request={request} handle={handle} room={room} />);
    act(() => jest.advanceTimersByTime(30_000));
    expect(container).toBeEmptyDOMElement();
    jest.useRealTimers();
  });
});
