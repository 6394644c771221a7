import { deflateSync, inflateSync } from 'node:zlib';
import { smaller } from './png';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunk with an empty checksum: the code under test does not look at it. */
function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

/** A grey picture with opacity, unfiltered and not compressed. */
function picture(side: number, grey: number, bits = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = bits;
  header[9] = 6;
  const row = Buffer.concat([
    Buffer.alloc(1),
    ...Array.from({ length: side }, () => Buffer.from([grey, grey, grey, 255])),
  ]);
  const data = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)), { level: 0 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

test('a picture becomes smaller and keeps its colours but for a rounding, without opacity', () => {
  const small = smaller(picture(16, 101));
  expect(small.length).toBeLessThan(picture(16, 101).length);
  expect(small[25]).toBe(2);
  const data = small.subarray(small.indexOf('IDAT') + 4, small.indexOf('IEND') - 8);
  const first = inflateSync(data).subarray(0, 4);
  expect([...first.subarray(1)]).toEqual([100, 100, 100]);
});

test('a picture of another kind is left as it is', () => {
  const deep = picture(4, 9, 16);
  expect(smaller(deep)).toBe(deep);
});
