import { conceal, reveal, type Secret } from './secret';

interface View {
  hand: string[];
  count: number;
  note?: string;
}

describe('a secret', () => {
  test('opens to the sealed value, and is plain JSON at run time', () => {
    const secret = conceal(['plugh', 'xyzzy']);
    expect(reveal(secret)).toEqual(['plugh', 'xyzzy']);
    expect(JSON.stringify({ secret })).toBe('{"secret":["plugh","xyzzy"]}');
  });

  test('cannot be assigned to a field of a view, which the type check proves', () => {
    const hand: Secret<string[]> = conceal(['plugh']);
    const count: Secret<number> = conceal(3);
    // @ts-expect-error a sealed hand is not a hand
    const hands: View = { hand, count: 1 };
    // @ts-expect-error a sealed number is not a number
    const counts: View = { hand: [], count };
    // @ts-expect-error a state with a sealed field is not a view
    const spread: View = { ...{ hand, count } };
    // @ts-expect-error nothing inside a sealed box can be read without opening it
    const first: string = hand[0];
    const opened: View = { hand: reveal(hand), count: reveal(count) };
    expect([hands, counts, spread, first]).toHaveLength(4);
    expect(opened).toEqual({ hand: ['plugh'], count: 3 });
  });

  test('of one kind is not a secret of another', () => {
    const count: Secret<number> = conceal(3);
    // @ts-expect-error sealed numbers and sealed texts differ
    const text: Secret<string> = count;
    expect(reveal(text)).toBe(3);
  });
});
