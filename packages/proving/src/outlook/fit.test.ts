import { fit, lossOf, type Sample } from './fit';

describe('the weights of an outlook', () => {
  test('of rivals are found from the winners', () => {
    const samples: Sample[] = Array.from({ length: 300 }, (_, index) => {
      const [first, second] = [(index % 10) / 10, ((index * 7) % 10) / 10];
      const favourite = 1 / (1 + Math.exp(3 * (second - first)));
      return { features: [[first], [second]], won: [favourite, 1 - favourite] };
    });
    const [weight] = fit(samples, [0]);
    expect(weight).toBeGreaterThan(2);
    expect(lossOf(samples, [weight ?? 0])).toBeLessThan(lossOf(samples, [0]));
  });

  test('of a party are found from its victories', () => {
    const samples: Sample[] = Array.from({ length: 200 }, (_, index) => ({
      features: [[1, index % 2]],
      won: [index % 2 === 1 || index % 4 === 0 ? 1 : 0],
    }));
    const [always = 0, odd = 0] = fit(samples, [0, 0]);
    expect(Math.abs(always)).toBeLessThan(0.3);
    expect(odd).toBeGreaterThan(1.5);
  });

  test('stay small without evidence', () => {
    const samples: Sample[] = [{ features: [[0, 1]], won: [1] }];
    expect(fit(samples, [0, 0])[0]).toBeCloseTo(0);
  });
});
