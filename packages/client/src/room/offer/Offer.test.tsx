import type { OfferView } from '@lantern/protocol/offers';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoomHandle } from '../connection/roomHandle';
import { handleOf, roomWith, seatOf } from '../testing';
import { Offer, OfferText } from './Offer';

const seats = [seatOf('0', 'Ana'), seatOf('1', 'Ben'), seatOf('2', 'Cy')];
const offer: OfferView = { id: 'o', kind: 'rematch', by: '0', yes: ['0'], no: [], asked: ['1', '2'] };
const ben = { seat: '1', host: false, held: [{ seat: '1', seatKey: 'ben' }] };
const watcher = { seat: null, host: false, held: [] };

/** Renders an offer for a person. */
function shown(change: Partial<OfferView>, who: Partial<RoomHandle> = {}) {
  const { handle, asked } = handleOf(who);
  const room = roomWith({ state: 'over', matchId: 'm', seats, offer: { ...offer, ...change } });
  render(<Offer handle={handle} room={room} />);
  return asked;
}

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a person who is asked', () => {
  test('reads who offers what, and the consequences of declining before they tap it', async () => {
    const asked = shown({}, ben);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Ana wants to play again. If you decline, your seat is free in the next match and you watch.',
    );
    await tap('I’m in');
    await tap('Decline');
    expect(asked).toEqual([
      ['answerOffer', { ...offer }, true],
      ['answerOffer', { ...offer }, false],
    ]);
  });

  test('sees who is missing after they have agreed, and can still decline', () => {
    shown({ yes: ['0', '1'], asked: ['2'] }, ben);
    expect(screen.getByRole('status')).toHaveTextContent('You are in. Waiting for Cy.');
    expect(buttons()).toEqual(['Decline']);
  });

  test('is not asked again after declining, and can still agree', () => {
    shown({ no: ['1'], asked: ['2'] }, ben);
    expect(screen.getByRole('status')).toHaveTextContent('You will watch the next match.');
    expect(buttons()).toEqual(['I’m in']);
  });

  test('is asked on a shared device until all people there have answered', () => {
    const held = [
      { seat: '1', seatKey: 'ben' },
      { seat: '2', seatKey: 'cy' },
    ];
    shown({ yes: ['0', '1'], asked: ['2'] }, { ...ben, held });
    expect(buttons()).toEqual(['Decline', 'I’m in']);
  });
});

describe('the host', () => {
  test('starts without the players who have not agreed, by a button that names them all', async () => {
    const asked = shown({ no: ['2'], asked: ['1'] });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Cy declined. Waiting for Ben. If you start now, a stand-in plays for Ben.',
    );
    await tap('Start without Ben and Cy');
    expect(asked).toEqual([['startWithout', { ...offer, no: ['2'], asked: ['1'] }, ['1', '2']]]);
  });

  test('starts a match that all have agreed to and that has not begun', async () => {
    const asked = shown({ yes: ['0', '1', '2'], asked: [] });
    await tap('Start now');
    expect(asked.map(([name, , without]) => [name, without])).toEqual([['startWithout', []]]);
  });

  test('withdraws it', async () => {
    const asked = shown({});
    await tap('Cancel');
    expect(asked).toEqual([['answerOffer', offer, false]]);
  });
});

describe('the next room', () => {
  test('offers a button to come along and one to stay', () => {
    shown({ kind: 'next' }, ben);
    expect(screen.getByRole('status')).toHaveTextContent('Ana has opened the next room for the group.');
    expect(buttons()).toEqual(['Stay here', 'Come along']);
  });

  test('does not ask the host who has opened it', () => {
    shown({ kind: 'next' });
    expect(screen.queryByRole('status')).toBeNull();
    expect(buttons()).toEqual([]);
  });
});

test('spectators read the offer and have no buttons', () => {
  shown({}, watcher);
  expect(screen.getByRole('status')).toHaveTextContent('Ana wants to play again. Waiting for Ben and Cy.');
  expect(buttons()).toEqual([]);
});

test('a big screen shows the offer without a handle', () => {
  render(<OfferText room={roomWith({ seats, offer: { ...offer, by: null } })} />);
  expect(screen.getByRole('status')).toHaveTextContent('The host wants to play again. Waiting for Ben and Cy.');
});
