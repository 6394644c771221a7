import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_ENVIRONMENT, NODE_FLAGS } from './startScript';

const fileAt = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');
const environment = Object.entries(NODE_ENVIRONMENT).map(([name, value]) => `${name}=${value}`);

test('servers in proofs are started with the flags of the start script', () => {
  const { scripts } = JSON.parse(fileAt('package.json'));
  expect(scripts.start).toBe([...environment, 'exec node', ...NODE_FLAGS, 'packages/server/dist/main.js'].join(' '));
});

test('the image starts a server in the same way', () => {
  const dockerfile = fileAt('Dockerfile');
  const command = JSON.parse(/^CMD (\[.*])$/m.exec(dockerfile)?.[1] ?? '[]');
  expect(command).toEqual(['node', ...NODE_FLAGS, 'packages/server/dist/main.js']);
  for (const setting of environment) expect(dockerfile).toContain(` ${setting} `);
});
