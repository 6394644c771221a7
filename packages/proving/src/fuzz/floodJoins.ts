import { pick, type Random } from '@lantern/games/kit/random';
import { type Due, dueFor, kindOf, wrongIn } from './expectedAnswer';
import type { Input, Pass } from './input';
import { weighted } from './mutateJson';
import type { RawSocket } from './rawSocket';
import type { Fate } from './sendMessages';

/** What somebody shows who comes into the namespace `/room`, as often as its weight says. */
const PROOFS: readonly (readonly [weight: number, proof: string])[] = [
  [6, '{"code":"{code}","name":"Cy"}'],
  [3, '{"code":"{code}","seatKey":"{key}","hostKey":"{hostKey}"}'],
  [2, '{"code":"BBBBBB"}'],
  [1, '{"code":["{code}"]}'],
  [1, ''],
];

/** The longest wait for the answers to all that ask at the same time, in milliseconds. */
const PATIENCE = 15_000;

/** One of many packets that ask to come into a namespace, over a connection that stands in `home`. */
export function hostileJoin(home: string, namespaces: readonly string[], random: Random): Input {
  const pass = pick(random, ['stranger', 'neighbour', 'insider', 'owner'] satisfies Pass[]);
  // Asking for the one where they are cuts the line, and hides what becomes of the others.
  const others = namespaces.filter((namespace) => namespace !== home && namespace !== '/room');
  const other = pick(random, [...others, '/room', '/room', '/room', '/room']);
  const text = other === '/room' ? `40/room,${weighted(PROOFS, random)}` : `40${other},`;
  return { via: 'rush', namespace: home, pass, text, binary: false, due: true, how: 'all at once' };
}

/**
 * Sends packets that ask to come into namespaces down a line in one go. Each is answered, unless the server cuts the line;
 * nobody is let into a namespace twice.
 */
export function floodJoins(line: RawSocket, packets: readonly string[], patience = PATIENCE): Promise<Fate[]> {
  return new Promise((resolve) => {
    const fates = packets.map((): Fate => ({ kind: 'silence' }));
    const open = new Map<Fate, Due>();
    for (const [index, packet] of packets.entries()) {
      const due = dueFor(packet, line.namespace);
      if (due) open.set(fates[index] as Fate, due);
    }
    const entered = new Set<string>([line.namespace]);
    const end = (kind: string) => {
      clearTimeout(timer);
      for (const fate of open.keys()) fate.kind = kind;
      open.clear();
      resolve(fates);
    };
    const timer = setTimeout(() => end('UNANSWERED'), patience);
    line.onEnd(() => end('cut'));
    line.onPacket((packet) => {
      const fate = [...open].find(([, due]) => due.answers(packet))?.[0];
      if (!fate) return;
      open.delete(fate);
      fate.kind = kindOf(packet);
      const wrong = wrongIn(packet) ?? twiceIn(packet, entered);
      if (wrong) fate.wrong = wrong;
      if (open.size === 0) end('cut');
    });
    for (const packet of packets) line.send(packet);
  });
}

function twiceIn(packet: string, entered: Set<string>): string | undefined {
  const namespace = /^40(\/[^,]*)/.exec(packet)?.[1];
  if (namespace === undefined) return undefined;
  if (entered.has(namespace)) return `one connection is let into ${namespace} twice`;
  entered.add(namespace);
  return undefined;
}
