import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { environment, loadConfig } from '../config';
import { startApp, stopApps, type TestApp } from './app';

const DOCS = join(__dirname, '../../../../docs');
const files = readdirSync(join(DOCS, 'kube'));

interface Probe {
  httpGet: { path: string; port: string };
}

interface Container {
  env: { name: string; value?: string; valueFrom?: object }[];
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: { template: { spec: { terminationGracePeriodSeconds: number; containers: [Container] } } };
}

function manifestsOf(file: string): Manifest[] {
  return parseAllDocuments(readFileSync(join(DOCS, 'kube', file), 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  });
}

function containerOf(file: string): Container {
  const deployment = manifestsOf(file).find(({ kind }) => kind === 'Deployment') as Manifest;
  return deployment.spec.template.spec.containers[0];
}

test.each(files)('%s is mentioned on the page, and each of its parts has a kind and a name', (file) => {
  expect(readFileSync(join(DOCS, 'kubernetes.md'), 'utf8')).toContain(`(kube/${file})`);
  for (const { kind, metadata } of manifestsOf(file))
    expect([typeof kind, typeof metadata.name]).toEqual(['string', 'string']);
});

test.each(files)('the settings in %s exist and are valid', (file) => {
  const { env } = containerOf(file);
  const own = env.filter(({ name }) => !name.startsWith('PG'));
  expect(own.filter(({ name }) => !Object.hasOwn(environment.entries, name))).toEqual([]);
  expect(() => loadConfig(Object.fromEntries(own.map(({ name, value }) => [name, value])))).not.toThrow();
});

describe('the probes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(async () => void (await stopApps()));

  test.each(files)('of %s ask the named port for addresses that exist', async (file) => {
    const { ports, startupProbe, readinessProbe, livenessProbe } = containerOf(file);
    for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
      expect(ports.map(({ name }) => name)).toContain(httpGet.port);
      await app.get(httpGet.path).expect(200);
    }
  });

  test.each(files)('of %s take no server out of the ingress because of the database', (file) => {
    const { readinessProbe, livenessProbe } = containerOf(file);
    expect([readinessProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual([
      '/api/health/serving',
      '/api/health/live',
    ]);
  });
});
