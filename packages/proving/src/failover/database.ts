import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@lantern/server/src/testing/ports';
import { filledIn } from '../cluster/filledIn';
import { Node, PASSWORD } from './node';
import { answers, Part } from './part';
import { poolerAt } from './pooler';

const CONFIGURATION = fileURLToPath(new URL('../../../../docs/scale/haproxy.cfg', import.meta.url));

/** Maximum time until a standby is synchronous again. */
const REJOIN_TIMEOUT_MS = 60_000;

/** A node as Patroni reports it. */
interface Member {
  name: string;
  role: string;
  state: string;
}

/** Two PostgreSQL under Patroni, one etcd, HAProxy, which leads to the primary, and perhaps PgBouncer before it. */
export class Database {
  /** Through HAProxy, and PgBouncer if there is one. */
  readonly url: string;
  readonly nodes: readonly [Node, Node];
  readonly haproxy: Part;
  readonly #etcd: Part;
  readonly #pooler: Part | undefined;

  private constructor(url: string, nodes: readonly [Node, Node], haproxy: Part, etcd: Part, pooler?: Part) {
    this.url = url;
    this.nodes = nodes;
    this.haproxy = haproxy;
    this.#etcd = etcd;
    this.#pooler = pooler;
  }

  /**
   * @param programs PostgreSQL's own programs
   * @param isPooled whether PgBouncer is before HAProxy
   */
  static async build(folder: string, programs: string, isPooled: boolean): Promise<Database> {
    const draw = await Promise.all(Array.from({ length: 8 }, freePort));
    const [etcd, peers, listen, pool, ...rest] = draw as [number, number, number, number, ...number[]];
    const nodes = ['pg1', 'pg2'].map((name, index) => {
      const [postgres, patroni] = rest.slice(2 * index) as [number, number];
      return { name, folder: join(folder, name), programs, ports: { postgres, patroni, etcd } };
    });
    const values = Object.fromEntries(
      nodes.flatMap(({ ports }, index) => [
        [`POSTGRES_${index + 1}`, `127.0.0.1:${ports.postgres}`],
        [`PATRONI_HOST_${index + 1}`, '127.0.0.1'],
        [`PATRONI_PORT_${index + 1}`, String(ports.patroni)],
      ]),
    );
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, filledIn(readFileSync(CONFIGURATION, 'utf8'), { ...values, HAPROXY: `127.0.0.1:${listen}` }));
    const made = nodes.map((spec) => new Node(spec)) as [Node, Node];
    const haproxy = new Part(['haproxy', '-f', file], join(folder, 'haproxy.log'), async () => true);
    return new Database(
      `postgres://lantern:${PASSWORD}@127.0.0.1:${isPooled ? pool : listen}/postgres`,
      made,
      haproxy,
      etcdAt(folder, etcd, peers),
      isPooled ? poolerAt(folder, pool, listen) : undefined,
    );
  }

  /** Resolves when it has a primary and a synchronous standby. */
  async start(): Promise<void> {
    await this.#etcd.start();
    const [one, other] = this.nodes;
    await one.start();
    await other.start();
    await this.haproxy.start();
    await this.#pooler?.start();
    await this.whole();
  }

  /** The current roles of the nodes. */
  async roles(): Promise<{ primary: Node; standby: Node }> {
    const leader = (await this.#members()).find(({ role }) => role === 'leader')?.name;
    const [one, other] = this.nodes;
    if (leader === undefined) throw new Error('PostgreSQL has no primary');
    return leader === one.name ? { primary: one, standby: other } : { primary: other, standby: one };
  }

  /** Resolves when there are a primary and a synchronous standby, as etcd knows them. */
  async whole(): Promise<void> {
    const latest = performance.now() + REJOIN_TIMEOUT_MS;
    for (;;) {
      const members = await this.#members();
      const roles = members.filter(({ state }) => state === 'running' || state === 'streaming').map(({ role }) => role);
      if (roles.includes('leader') && roles.includes('sync_standby')) return;
      if (performance.now() > latest) throw new Error(`no synchronous standby: ${JSON.stringify(members)}`);
      await pause(200);
    }
  }

  /** Hands the primary's role to the standby, as before an update of its machine. */
  async switchOver(): Promise<void> {
    const { primary, standby } = await this.roles();
    const answer = await fetch(`${primary.patroni}/switchover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ leader: primary.name, candidate: standby.name }),
    });
    if (!answer.ok) throw new Error(`Patroni does not switch over: ${await answer.text()}`);
  }

  async end(): Promise<void> {
    for (const node of this.nodes) {
      node.unfreeze();
      await node.kill();
    }
    await this.#pooler?.kill();
    await this.haproxy.kill();
    await this.#etcd.kill();
  }

  async #members(): Promise<Member[]> {
    for (const { patroni } of this.nodes) {
      try {
        const answer = await fetch(`${patroni}/cluster`, { signal: AbortSignal.timeout(2_000) });
        return ((await answer.json()) as { members: Member[] }).members;
      } catch {
        // The other node knows it too.
      }
    }
    return [];
  }
}

function etcdAt(folder: string, port: number, peers: number): Part {
  const data = join(folder, 'etcd');
  mkdirSync(data, { mode: 0o700 });
  const [clients, others] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const command = [
    ...['etcd', '--data-dir', data, '--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...[
      '--listen-peer-urls',
      others,
      '--initial-advertise-peer-urls',
      others,
      '--initial-cluster',
      `default=${others}`,
    ],
  ];
  return new Part(command, join(folder, 'etcd.log'), () => answers(`${clients}/health`, 200));
}
