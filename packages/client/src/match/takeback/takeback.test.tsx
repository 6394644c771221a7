import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleOf, roomWith, seatOf } from '../../room/testing';
import { ExplainLayer } from '../explain/ExplainLayer';
import { TakebackButton } from './TakebackButton';
import { TakebackRequest } from './TakebackRequest';

const room = roomWith({ state: 'playing', matchId: 'm' });
const free = { way: 'free', version: 4, shown: [] } as const;
const ask = { way: 'ask', version: 4, shown: [] } as const;
const seen = { ...ask, shown: ['die'] } as const;

describe('the way to take a move back', () => {
  test('says that it is free, and takes it back in one tap', async () => {
    const { handle, asked } = handleOf();
    render(<TakebackButton handle={handle} room={room} takeable={free} look="plain" />);
    await userEvent.click(screen.getByRole('button', { name: 'Take back your last move' }));
    expect(asked).toEqual([['takeBack', free]]);
  });

  test('says whom it asks, before it asks', async () => {
    const { handle, asked } = handleOf();
    render(<TakebackButton handle={handle} room={room} takeable={ask} look="plain" />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask to take back your last move…' }));
    expect(await screen.findByText(/Ben is asked/)).toBeInTheDocument();
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Ask them' }));
    expect(asked).toEqual([['requestTakeback', ask]]);
  });

  test('asks nobody where only bots are there', async () => {
    const { handle, asked } = handleOf();
    const bots = { ...room, seats: [seatOf('0', 'Ana'), seatOf('1', 'Bot', { kind: 'bot' })] };
    render(<TakebackButton handle={handle} room={bots} takeable={ask} look="plain" />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask to take back your last move…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
    expect(asked).toEqual([['requestTakeback', ask]]);
  });
});

describe('a move after which something was seen', () => {
  const bots = { ...room, seats: [seatOf('0', 'Ana'), seatOf('1', 'Bot', { kind: 'bot' })] };
  const open = async (at: typeof room) => {
    const { handle, asked } = handleOf();
    render(<TakebackButton handle={handle} room={at} takeable={seen} look="plain" />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask to take back your last move…' }));
    expect(await screen.findByText(/a die was rolled/)).toBeInTheDocument();
    return asked;
  };

  test('says so before anybody is asked', async () => {
    const asked = await open(room);
    await userEvent.click(screen.getByRole('button', { name: 'Ask them' }));
    expect(asked).toEqual([['requestTakeback', seen]]);
  });

  test('stands where bots play, and the sheet says why', async () => {
    await open(bots);
    expect(screen.getByText(/Bots do not agree/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  });

  test('can be taken back in a guided match', async () => {
    const asked = await open({ ...bots, lesson: true });
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(asked).toEqual([['requestTakeback', seen]]);
  });

  test('is asked back with the words for what was seen', () => {
    const request = { seat: '1', awaited: ['0'], shown: ['card'] as const, remaining: 30_000 };
    render(<TakebackRequest request={request} handle={handleOf().handle} room={room} />);
    expect(screen.getByText(/a card was turned over or drawn: Ben would try again/)).toBeInTheDocument();
  });
});

describe('where no move can be taken back', () => {
  const request = { seat: '1', awaited: ['0'], shown: [], remaining: 30_000 };

  test.each([
    ['nothing has been done', { takeable: null }, /no move of yours/],
    ['the match is paused', { takeable: free, paused: true }, /paused/],
    ['a move is asked back already', { takeable: free, room: { ...room, takeBack: request } }, /asked back already/],
  ])('the way to it says why: %s', async (_, props, why) => {
    const { handle, asked } = handleOf();
    render(
      <ExplainLayer text={{ moves: {} }} rulebook={[]} moveRules={{}} whyNot={() => undefined} onRule={() => {}}>
        <TakebackButton handle={handle} room={room} look="plain" {...props} />
      </ExplainLayer>,
    );
    const button = screen.getByRole('button', { name: 'Take back your last move' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('a move that is asked back', () => {
  const request = { seat: '1', awaited: ['0'], shown: [], remaining: 30_000 };

  test.each([
    ['Agree', true],
    ['No', false],
  ] as const)('is answered in one tap: %s', async (name, agreed) => {
    const { handle, asked } = handleOf();
    render(<TakebackRequest request={request} handle={handle} room={room} />);
    expect(screen.getByText(/Ben would like to take back/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(asked).toEqual([['answerTakeback', agreed]]);
  });

  test('is shown to whoever asks, who can end it', async () => {
    const { handle, asked } = handleOf({ seat: '1' });
    render(<TakebackRequest request={request} handle={handle} room={room} />);
    expect(screen.getByText(/Waiting for Ana/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Never mind' }));
    expect(asked).toEqual([['answerTakeback', false]]);
  });

  test('is only told to those who watch', () => {
    const { handle } = handleOf({ seat: null });
    render(<TakebackRequest request={request} handle={handle} room={room} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('goes when its time is over', () => {
    jest.useFakeTimers();
    const { handle } = handleOf();
    const { container } = render(<TakebackRequest request={request} handle={handle} room={room} />);
    act(() => jest.advanceTimersByTime(30_000));
    expect(container).toBeEmptyDOMElement();
    jest.useRealTimers();
  });
});
