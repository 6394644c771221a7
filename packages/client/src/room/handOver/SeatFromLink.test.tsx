import { render } from '@testing-library/react';
import { keepKeys, keysOf } from '../../state/roomKeys';
import { SeatFromLink } from './SeatFromLink';

const open = (secret: string): number => {
  let done = 0;
  render(<SeatFromLink code="K7WQ3H" secret={secret} onDone={() => done++} />);
  return done;
};

beforeEach(() => keepKeys('K7WQ3H', { seats: [] }));

test('the link to a saved seat brings the seat into this browser', () => {
  expect(open('#seat=1.abc-DEF_9')).toBe(1);
  expect(keysOf('K7WQ3H').seats).toEqual([{ seat: '1', seatKey: 'abc-DEF_9' }]);
});

test('a seat that is held here already keeps its newer key', () => {
  keepKeys('K7WQ3H', { seats: [{ seat: '1', seatKey: 'newer' }] });
  expect(open('#seat=1.older')).toBe(1);
  expect(keysOf('K7WQ3H').seats).toEqual([{ seat: '1', seatKey: 'newer' }]);
});

test.each(['#seat=', '#seat=1', '#seat=.abc'])(
  '%s is a link that was cut short: it leads into the room without a seat',
  (secret) => {
    expect(open(secret)).toBe(1);
    expect(keysOf('K7WQ3H').seats).toEqual([]);
  },
);
