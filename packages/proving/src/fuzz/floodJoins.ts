import { pick, type Random } from '@lantern/games/kit/random';
import { type Due, dueFor, kindOf, wrongIn } from './expectedAnswer';
import type { Input, Pass } from './input';
import { weighted } from './mutateJson';
import type { RawSocket } from './rawSocket';
import type { Fate } from './sendMessages';

/** The authentications for the namespace `/room`, by weight. */
const PROOFS: readonly (readonly [weight: number, proof: string])[] = [
  [6, '{"code":"{code}","name":"Cy"}'],
  [3, '{"code":"{code}","seatKey":"{key}","hostKey":"{hostKey}"}'],
  [2, '{"code":"BBBBBB"}'],
  [1, '{"code":["{code}"]}'],
  [1, ''],
];

/** Maximum time for the answers to all simultaneous requests. */
const TIMEOUT_MS = 15_000;

/** One of many packets that join a namespace, over a connection that is already in `home`. */
export function hostileJoin(home: string, namespaces: readonly string[], random: Random): Input {
  const pass = pick(random, ['stranger', 'neighbour', 'insider', 'owner'] satisfies Pass[]);
  // Joining `home` again would cut the connection and hide the results of the others.
  const others = namespaces.filter((namespace) => namespace !== home && namespace !== '/room');
  const other = pick(random, [...others, '/room', '/room', '/room', '/room']);
  const text = other === '/room' ? `40/room,${weighted(PROOFS, random)}` : `40${other},`;
  return { via: 'rush', namespace: home, pass, text, binary: false, due: true, how: 'all at once' };
}

/**
 * Sends many packets that join namespaces at once. Each must be answered, unless the server cuts the connection, and no
 * namespace may be joined twice.
 */
export function floodJoins(line: RawSocket, packets: readonly string[], patience = TIMEOUT_MS): Promise<Fate[]> {
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
