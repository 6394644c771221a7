import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@lantern/server/src/testing/ports';
import { TestRedis } from '@lantern/server/src/testing/redis';
import { Nginx } from '../../cluster/nginx';
import { type Subject, type SubjectSpec, startSubject } from './process';

/**
 * Two servers on one PostgreSQL as one subject, behind nginx with the configuration of `docs/scale`. Its processor time
 * is that of the busier one, which is the limit if each has its own core.
 */
export async function startServers(spec: SubjectSpec): Promise<Subject> {
  const redis = new TestRedis(await freePort());
  await redis.start();
  const start = () => startSubject({ ...spec, redisUrl: redis.url });
  const servers = [await start(), await start()] as const;
  const folder = join(spec.folder, 'proxy');
  mkdirSync(folder);
  const hosts = servers.map(({ address }) => new URL(address).host) as [string, string];
  const proxy = new Nginx(folder, await freePort(), hosts);
  await proxy.start();
  const most = async (figures: Promise<number>[]) => Math.max(...(await Promise.all(figures)));
  return {
    kind: spec.kind,
    address: proxy.address,
    cpu: () => most(servers.map((server) => server.cpu())),
    memory: () => most(servers.map((server) => server.memory())),
    ask: (question) => Promise.all(servers.map((server) => server.ask(question))),
    async stop() {
      await proxy.end();
      await Promise.all(servers.map((server) => server.stop()));
      await redis.remove();
    },
  };
}
