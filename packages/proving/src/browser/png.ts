import { deflateSync, inflateSync } from 'node:zlib';

/** Colours are rounded to multiples of this: nobody sees it, and the file is a good deal smaller. */
const STEP = 4;

interface Chunk {
  type: string;
  data: Buffer;
}

/** A smaller PNG of the same picture. Only for what Chromium writes: 8 bits a channel, RGB or RGBA, not interlaced. */
export function smaller(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (header?.[8] !== 8 || header[12] !== 0) return png;
  const channels = header[9] === 6 ? 4 : header[9] === 2 ? 3 : 0;
  if (channels === 0) return png;
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  const width = header.readUInt32BE(0);
  const rows = unfiltered(inflateSync(data), width * channels, channels);
  for (const row of rows)
    row.forEach((value, at) => {
      row[at] = Math.min(255, Math.round(value / STEP) * STEP);
    });
  const packed = deflateSync(filtered(channels === 4 ? rows.map(withoutAlpha) : rows, 3), { level: 9, memLevel: 9 });
  const opaque = Buffer.from(header);
  opaque[9] = 2;
  const small = Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', opaque),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return small.length < png.length ? small : png;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** The four filters of PNG as predictions from the left, upper and upper left neighbour. */
const PREDICTIONS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const estimate = left + up - corner;
    const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
    if (a <= b && a <= c) return left;
    return b <= c ? up : corner;
  },
];

function unfiltered(data: Buffer, rowLength: number, channels: number): Uint8Array[] {
  const rows: Uint8Array[] = [];
  let above = new Uint8Array(rowLength);
  for (let at = 0; at < data.length; at += rowLength + 1) {
    const predict = PREDICTIONS[data[at] ?? 0] as (typeof PREDICTIONS)[number];
    const row = new Uint8Array(rowLength);
    for (let i = 0; i < rowLength; i++) {
      const guess = predict(row[i - channels] ?? 0, above[i] ?? 0, above[i - channels] ?? 0);
      row[i] = (data[at + 1 + i] ?? 0) + guess;
    }
    rows.push(row);
    above = row;
  }
  return rows;
}

/** Each row with the filter that leaves the least. */
function filtered(rows: readonly Uint8Array[], channels: number): Buffer {
  let above = new Uint8Array(rows[0]?.length ?? 0);
  const lines = rows.map((row) => {
    const tries = PREDICTIONS.map((predict, filter) => {
      const line = Buffer.alloc(row.length + 1, filter);
      let left = 0;
      for (let i = 0; i < row.length; i++) {
        const rest = ((row[i] ?? 0) - predict(row[i - channels] ?? 0, above[i] ?? 0, above[i - channels] ?? 0)) & 255;
        line[i + 1] = rest;
        left += rest < 128 ? rest : 256 - rest;
      }
      return { line, left };
    });
    above = row as Uint8Array<ArrayBuffer>;
    return tries.reduce((best, next) => (next.left < best.left ? next : best)).line;
  });
  return Buffer.concat(lines);
}

function withoutAlpha(row: Uint8Array): Uint8Array {
  return row.filter((_, at) => at % 4 !== 3);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

function crc(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
