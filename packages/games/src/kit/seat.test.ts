import { seatsClockwiseFrom, seatsOf } from './seat';

describe('seats', () => {
  test('are numbered clockwise from 0', () => {
    expect(seatsOf(3)).toEqual(['0', '1', '2']);
    expect(seatsOf(1)).toEqual(['0']);
  });

  test('clockwise from a seat means: the one to its left first, itself last', () => {
    expect(seatsClockwiseFrom(['0', '1', '2', '3'], '1')).toEqual(['2', '3', '0', '1']);
    expect(seatsClockwiseFrom(['0', '1', '2'], '2')).toEqual(['0', '1', '2']);
    expect(seatsClockwiseFrom(['0', '2', '3'], '0')).toEqual(['2', '3', '0']);
  });
});
