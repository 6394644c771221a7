import { strings as cave } from '@lantern/games/colossal-cave/strings/en/index';
import { strings } from '@lantern/games/crystal-city-catan/strings/en/index';
import type { GivenOrders, OwnOrders } from '@lantern/protocol/orders';
import type { Refusal } from '@lantern/protocol/refusal';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrdersLine, type OrdersLineProps } from './OrdersLine';
import { OrdersSheet } from './OrdersSheet';

const words = strings.orders ?? {};
const own = { code: 'K7WQ3H', seat: '0', seatKey: 'key' };
const others = [{ seat: '1', name: 'Ben' }];
const USUAL: GivenOrders = { gain: 'least', lose: 'most', ranked: 'M/F/C', accept: 'never/M/1/F', trade: 'ask' };

/** The orders on the server. */
let known: OwnOrders;
/** Whether the match is over, so that the server refuses. */
let over: boolean;
beforeEach(() => {
  known = { orders: USUAL, given: false };
  over = false;
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    expect(path).toBe('/api/rooms/K7WQ3H/seats/0/orders');
    if (over) return { ok: false, json: async () => ({ code: 'NOT_OVER_DAYS', message: 'The match is over.' }) };
    if (body) known = { ...JSON.parse(String(body)), given: true };
    return { ok: true, json: async () => known };
  }) as unknown as typeof fetch;
});

const shown = async (part: React.ReactElement) => act(async () => render(part));

const sentenceOf = ({ code, params = {} }: Refusal) => cave.refusals[code]?.(params) ?? code;

describe('the line', () => {
  const line = async (more: Partial<OrdersLineProps> = {}) => {
    await shown(
      <OrdersLine {...{ own, words, others, sentenceOf, decisionId: null, open: false, onOpen() {}, ...more }} />,
    );
    return screen.getByRole('button');
  };

  test('says why an answer was not played while the viewer owes the decision', async () => {
    known = { ...known, notPlayed: { code: 'NOT_IN_HAND', params: { card: 'grateLocked-1' } } };
    await line({ decisionId: 7 });
    expect(screen.getByRole('status')).toHaveTextContent('Not played: You do not hold “The Grate Is Locked!”.');
  });

  test('says nothing about an earlier decision', async () => {
    known = { ...known, notPlayed: { code: 'NOT_IN_HAND', params: { card: 'grateLocked-1' } } };
    await line();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('asks whether to play the answers, until the viewer has chosen', async () => {
    expect(await line()).toHaveTextContent('When shall we wait for you?');
  });

  test('then says what happens while the viewer is away', async () => {
    known = { orders: { ...USUAL, trade: 'decline' }, given: true };
    expect(await line()).toHaveTextContent(
      'While you are away: What I gain: the resource I have least of · What I lose: the resource I have most of · Other offers to me: decline',
    );
  });

  test('is absent if the server has no orders', async () => {
    over = true;
    await expect(line()).rejects.toThrow();
  });
});

describe('the sheet', () => {
  const sheet = (onClose = () => {}) => shown(<OrdersSheet {...{ own, words, others, onClose }} />);

  test('has each question with the present answer', async () => {
    await sheet();
    for (const key of ['gain', 'lose', 'accept', 'trade']) {
      const { label = '' } = words[key] ?? {};
      expect(screen.getByRole('group', { name: label })).toBeVisible();
    }
    expect(screen.getByRole('radio', { name: 'the resource I have most of' })).toBeChecked();
  });

  test('takes a choice only once it is confirmed', async () => {
    const closed = jest.fn();
    await sheet(closed);
    await userEvent.click(screen.getByRole('radio', { name: 'decline' }));
    expect(known.given).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Answer like this' }));
    expect(known).toEqual({ orders: { ...USUAL, trade: 'decline' }, given: true });
    expect(closed).toHaveBeenCalled();
  });

  test('stays open if the server refuses', async () => {
    const closed = jest.fn();
    await sheet(closed);
    over = true;
    await userEvent.click(screen.getByRole('button', { name: 'Answer like this' }));
    expect(closed).not.toHaveBeenCalled();
  });
});

describe('a sentence', () => {
  const armed = cave.orders ?? {};
  const sheet = () => shown(<OrdersSheet {...{ own, others }} words={armed} onClose={() => {}} />);
  const lists = () => screen.getAllByRole('combobox');
  beforeEach(() => {
    const off = 'never/anybody/ask';
    const six = Object.fromEntries(Object.keys(armed).map((key) => [key, off]));
    known = { orders: { ...six, windows: 'aimed' }, given: true };
  });

  test('that never applies has one list, and the next one comes once it applies', async () => {
    await sheet();
    expect(lists()).toHaveLength(1);
    await userEvent.selectOptions(lists()[0] as HTMLElement, 'a move');
    expect(lists()).toHaveLength(4);
  });

  test('can be about one of the other players, and is given with its parts', async () => {
    await sheet();
    await userEvent.selectOptions(lists()[0] as HTMLElement, 'a move');
    await userEvent.selectOptions(lists()[1] as HTMLElement, 'Ben');
    await userEvent.selectOptions(lists()[2] as HTMLElement, 'The Grate Is Locked!');
    await userEvent.click(screen.getByRole('button', { name: 'Answer like this' }));
    expect(known.orders).toMatchObject({ armed1: 'move/1/grateLocked', windows: 'aimed' });
  });

  test('is one of the answers of the line once it applies', async () => {
    known = { orders: { ...known.orders, armed1: 'move/1/pass' }, given: true };
    await shown(
      <OrdersLine {...{ own, others, sentenceOf, words: armed, decisionId: null, open: false, onOpen() {} }} />,
    );
    expect(screen.getByRole('button')).toHaveTextContent(
      'While you are away: Exception: If a move by Ben then pass · When others move or play: pass, unless a card is aimed at me',
    );
  });
});
