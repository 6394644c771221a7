import { mirrored } from './mirrored';

test('a left half comes back as its mirror image', () => {
  expect(mirrored('M50 10L20 30L50 90')).toBe('M50 10L20 30L50 90L80 30L50 10Z');
});

test('curves are mirrored with their points in the other order', () => {
  expect(mirrored('M50 0C30 0 10 20 10 40Q20 80 50 100')).toBe(
    'M50 0C30 0 10 20 10 40Q20 80 50 100Q80 80 90 40C90 20 70 0 50 0Z',
  );
});
