import { PNG } from 'pngjs';
import { smaller } from './png';

/** An opaque, uncompressed picture in one shade of grey. */
function picture(side: number, grey: number): Buffer {
  const png = new PNG({ width: side, height: side });
  png.data.fill(grey);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  return PNG.sync.write(png, { deflateLevel: 0 });
}

test('a picture becomes smaller and keeps its colours except for rounding', () => {
  const small = smaller(picture(16, 101));
  expect(small.length).toBeLessThan(picture(16, 101).length);
  const { width, height, data } = PNG.sync.read(small);
  expect([width, height]).toEqual([16, 16]);
  expect([...data.subarray(0, 4)]).toEqual([100, 100, 100, 255]);
});

test('a picture that would not become smaller is not changed', () => {
  const small = smaller(picture(16, 100));
  expect(smaller(small)).toBe(small);
});
