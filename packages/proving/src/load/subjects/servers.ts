import { type AddressInfo, connect, createServer } from 'node:net';
import { freePort } from '@lantern/server/src/testing/ports';
import { TestRedis } from '@lantern/server/src/testing/redis';
import { type Subject, type SubjectSpec, startSubject } from './process';

/**
 * Several servers on one PostgreSQL as one subject: each connection goes to the next of them, so that the people of a
 * match are spread over all. Its processor time is that of the busiest: with a core for each, that one is the limit.
 */
export async function startServers(spec: SubjectSpec, count: number): Promise<Subject> {
  const redis = new TestRedis(await freePort());
  await redis.start();
  const servers: Subject[] = [];
  for (let server = 0; server < count; server++) servers.push(await startSubject({ ...spec, redisUrl: redis.url }));
  const address = await roundRobin(servers.map((server) => new URL(server.address)));
  const most = async (figures: Promise<number>[]) => Math.max(...(await Promise.all(figures)));
  return {
    kind: spec.kind,
    address,
    cpu: () => most(servers.map((server) => server.cpu())),
    memory: () => most(servers.map((server) => server.memory())),
    ask: (question) => Promise.all(servers.map((server) => server.ask(question))),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await redis.remove();
    },
  };
}

/** An address of which each connection leads to the next target. */
async function roundRobin(targets: readonly URL[]): Promise<string> {
  let next = 0;
  const proxy = createServer((near) => {
    const { hostname: host, port } = targets[next++ % targets.length] as URL;
    const far = connect({ host, port: Number(port), noDelay: true });
    near.setNoDelay(true);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  proxy.unref();
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
