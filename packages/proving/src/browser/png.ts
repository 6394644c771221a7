import { PNG } from 'pngjs';

/** Colours are rounded to multiples of this, which is invisible and makes files much smaller. */
const COLOUR_STEP = 4;

/** A smaller PNG of the same picture, which must be opaque. */
export function smaller(png: Buffer): Buffer {
  const picture = PNG.sync.read(png);
  picture.data = picture.data.map((value) => Math.min(255, Math.round(value / COLOUR_STEP) * COLOUR_STEP)) as Buffer;
  const small = PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, filterType: -1 });
  return small.length < png.length ? small : png;
}
