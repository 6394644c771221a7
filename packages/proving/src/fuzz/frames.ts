import { chance, pick, type Random } from '@lantern/games/kit/random';
import { NAMES } from './hostileValues';
import type { Input, Pass } from './input';
import { garbled, mutated, weighted } from './mutateJson';
import type { RecordedFrame } from './recorder';

const MAX_MESSAGE_BYTES = 16 * 1024;

/** Matches the parts of a message: `42/game,7["update", …]`. */
const PACKET = /^(4\d)(\/[^,]*),(\d*)(.*)$/s;

type Growth = (frame: RecordedFrame, random: Random, all: readonly RecordedFrame[]) => Grown;

interface Grown {
  text: string;
  how: string;
  binary?: boolean;
  pass?: Pass;
}

/** The mutations of messages, by weight. */
const GROWTHS: readonly (readonly [weight: number, Growth])[] = [
  [50, changedData],
  [8, asRecorded],
  [8, twice],
  [6, otherwiseAddressed],
  [6, garbledText],
  [4, otherPacket],
  [2, otherEngine],
  [2, oversized],
  [2, otherMove],
  [2, stolen],
  [1, bytes],
];

/**
 * A hostile message for a namespace.
 * @param frames recorded messages of that namespace
 * @param all recorded messages of every namespace
 */
export function hostileFrame(frames: readonly RecordedFrame[], all: readonly RecordedFrame[], random: Random): Input {
  const frame = pick(random, frames);
  const anybody = pick(random, ['stranger', 'neighbour', 'insider', 'owner'] satisfies Pass[]);
  const { text, how, binary = false, pass = anybody } = weighted(GROWTHS, random)(frame, random, all);
  return { via: 'socket', namespace: frame.namespace, pass, text, binary, due: false, how };
}

function changedData({ text }: RecordedFrame, random: Random): Grown {
  const [, type = '', namespace = '', id = '', data = ''] = PACKET.exec(text) ?? [];
  const { text: changed, how } = mutated(JSON.parse(data || 'null'), random);
  return { text: `${type}${namespace},${id}${changed}`, how };
}

function asRecorded({ text }: RecordedFrame): Grown {
  return { text, how: 'replayed' };
}

function twice({ text }: RecordedFrame, random: Random): Grown {
  const [, type, namespace, , data] = PACKET.exec(text) ?? [];
  return { text: `${type}${namespace},${random.die(9)}${data}`, how: 'replayed under another number' };
}

function otherwiseAddressed({ text }: RecordedFrame, random: Random, all: readonly RecordedFrame[]): Grown {
  const [, type, , id, data] = PACKET.exec(text) ?? [];
  const others = ['/', '/room', '/constructor', '/__proto__', '', `/${'n'.repeat(300)}`, '/room?code=x', '/\u0000'];
  const namespace = chance(random, 0.5) ? pick(random, all).namespace : pick(random, others);
  return { text: `${type}${namespace},${id}${data}`, how: 'another namespace' };
}

function garbledText({ text }: RecordedFrame, random: Random): Grown {
  return garbled(text, random);
}

function otherPacket({ text }: RecordedFrame, random: Random): Grown {
  const types = ['40', '41', '43', '44', '45', '451-', '452-', '450-', '46', '49', '45-', '42', '4', '45999999999-'];
  return { text: pick(random, types) + text.slice(2), how: 'another kind of packet' };
}

function otherEngine({ text }: RecordedFrame, random: Random): Grown {
  const packets = ['', '0', '1', '2', '2probe', '3', '3probe', '5', '6', '7', 'b', 'bAAAA', '4b', '\u001e', '22222'];
  return {
    text: chance(random, 0.7) ? pick(random, packets) : pick(random, packets) + text,
    how: "the engine's packet",
  };
}

function oversized({ text }: RecordedFrame, random: Random): Grown {
  const room = MAX_MESSAGE_BYTES - Buffer.byteLength(text) - 60;
  const more = pick(random, [room - 200, room + 200, 20_000, 60_000]);
  const [, type, namespace, id, data = ''] = PACKET.exec(text) ?? [];
  const big = data.replace(/\]$/, `,"${'x'.repeat(more)}"]`);
  return { text: `${type}${namespace},${id}${big}`, how: 'oversized' };
}

function otherMove({ text }: RecordedFrame, random: Random, all: readonly RecordedFrame[]): Grown {
  const typeOf = (one: string) => /"payload":\{"type":"([^"]*)"/.exec(one)?.[1];
  const moves = all.flatMap((frame) => typeOf(frame.text) ?? []);
  const move = chance(random, 0.7) ? pick(random, moves) : pick(random, NAMES);
  return { text: text.replace(/("payload":\{"type":)"[^"]*"/, `$1"${move}"`), how: 'another move' };
}

function stolen({ namespace }: RecordedFrame, random: Random): Grown {
  return { text: `42${namespace},${random.die(9)}{stolen}`, how: 'a repeated move of another seat', pass: 'thief' };
}

function bytes({ text }: RecordedFrame, random: Random): Grown {
  const sent = chance(random, 0.5)
    ? Buffer.from(text)
    : Buffer.from(Array.from({ length: random.die(60) }, () => random.die(256) - 1));
  return { text: sent.toString('base64'), how: 'bytes in place of text', binary: true };
}

/** Errors at the level of WebSocket frames. */
const BENEATH: readonly (readonly [how: string, bytes: number[]])[] = [
  ['a frame without its mask', [0x81, 0x03, 0x34, 0x32, 0x5b]],
  ['a reserved kind of frame', [0x83, 0x80, 0, 0, 0, 0]],
  ['a reserved bit', [0xf1, 0x80, 0, 0, 0, 0]],
  ['a continuation frame without a start', [0x80, 0x81, 0, 0, 0, 0, 0x34]],
  ['two beginnings', [0x01, 0x81, 0, 0, 0, 0, 0x34, 0x01, 0x81, 0, 0, 0, 0, 0x34]],
  ['the maximum length', [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
  ['a length of 100 kB', [0x81, 0xff, 0, 0, 0, 0, 0, 1, 0x86, 0xa0, 0, 0, 0, 0]],
  ['a ping of 126 bytes', [0x89, 0xfe, 0, 126, 0, 0, 0, 0]],
  ['a fragmented ping', [0x09, 0x80, 0, 0, 0, 0]],
  ['text that is not UTF-8', [0x81, 0x83, 0, 0, 0, 0, 0x34, 0xff, 0xfe]],
  ['a close frame of one byte', [0x88, 0x81, 0, 0, 0, 0, 0x03]],
  ['a close frame with an invalid code', [0x88, 0x82, 0, 0, 0, 0, 0x00, 0x01]],
  ['half a frame', [0x81, 0x90, 0, 0]],
  ['a whole request', [...Buffer.from('GET / HTTP/1.1\r\n\r\n')]],
  ['pings', Array.from({ length: 50 }, () => [0x89, 0x80, 0, 0, 0, 0]).flat()],
];

/** Hostile raw bytes for a socket of that namespace. */
export function hostileBytes(namespace: string, random: Random): Input {
  const noise = () => Array.from({ length: random.die(40) }, () => random.die(256) - 1);
  const [how, sent] = chance(random, 0.8) ? pick(random, BENEATH) : (['noise', noise()] as const);
  const text = Buffer.from(sent).toString('base64');
  return { via: 'bytes', namespace, pass: 'stranger', text, binary: true, due: false, how };
}
