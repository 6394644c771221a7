import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Router from '@koa/router';
import { routeList } from '@lantern/protocol/routes';
import { pino } from 'pino';
import { loadConfig } from '../config';
import { tables } from '../testing/protocolPage';
import { createHttp, type HttpParts } from './http';

const page = readFileSync(join(__dirname, '../../../../docs/protocol.md'), 'utf8');

/** The registered routes of the server. Their handlers are never called, so their dependencies may be missing. */
function registered(): string[] {
  const parts = { config: loadConfig({}), log: pino({ level: 'silent' }), push: null, hooks: {}, clientFolder: null };
  const { middleware } = createHttp(parts as unknown as HttpParts);
  const routers = middleware.flatMap((middleware) => (middleware as { router?: Router }).router ?? []);
  return routers.flatMap(({ stack }) =>
    stack.flatMap(({ methods, path }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${String(path).replace(/(.)\/$/, '$1')}`),
    ),
  );
}

test('the table of routes has exactly the routes of the server', () => {
  const declared = routeList.map(({ name }) => name as string);
  expect(declared.sort()).toEqual(registered().sort());
});

describe('docs/protocol.md agrees with the protocol', () => {
  test.each(Object.keys(tables))('in its table "%s"', (name) => {
    const [, table = ''] = new RegExp(`<!-- table: ${name} -->\n([^]*?)\n<!-- end -->`).exec(page) ?? [];
    expect(table.split('\n').slice(2)).toEqual(tables[name]);
  });

  test('and has no other table of that kind', () => {
    const named = [...page.matchAll(/<!-- table: (\w+) -->/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(tables).sort());
  });
});
