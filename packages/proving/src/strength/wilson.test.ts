import { wilson } from './wilson';

describe("Wilson's interval", () => {
  test('contains the observed share, and is narrower with more matches', () => {
    const [least, most] = wilson(50, 100);
    expect(least).toBeCloseTo(0.404, 3);
    expect(most).toBeCloseTo(0.596, 3);
    const [closer] = wilson(200, 400);
    expect(closer).toBeGreaterThan(least);
  });

  test('stays between 0 and 1, even if all matches had the same result', () => {
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(10, 10)[1]).toBeCloseTo(1);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});
