import { refusalStatus, type ServerCode } from '@lantern/protocol/apiError';
import { events, type SocketEvent } from '@lantern/protocol/events';
import { serverRefusals } from '@lantern/protocol/refusals.en';
import type { Route } from '@lantern/protocol/route';
import { routes } from '@lantern/protocol/routes';
import type * as v from 'valibot';

/** The tables of `docs/protocol.md` by name, as rows of Markdown generated from the protocol's data. */
export const tables: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(routes).map(([name, of]) => [name, Object.entries(of).map(routeRow)])),
  events: events.map(eventRow),
  codes: Object.entries(refusalStatus).map(([code, status]) => row(`\`${code}\``, String(status), sentence(code))),
};

function routeRow([name, route]: [string, Route]): string {
  const { who, body, query, status, answer, does, refusals, gameRefusals } = route;
  const codes = [...refusals.map(code), ...(gameRefusals ? ["the game's"] : [])];
  const sent = body ? code(shapeOf(body)) : query ? `query ${code(shapeOf(query))}` : '';
  const answered = answer ? `${status ? `${status} ` : ''}${code(answer)}` : '204';
  return row(code(name), who, sent, answered, does, codes.join(', '));
}

function eventRow({ namespace, from, name, args, schema, does, refusals = [] }: SocketEvent): string {
  const sent = schema ? `${args}: ${code(shapeOf(schema))}` : args;
  return row(code(namespace), from, code(name), sent, does, refusals.map(code).join(', '));
}

function sentence(name: string): string {
  return serverRefusals[name as ServerCode]({ url: '<url>', most: '<most>', people: '<people>', max: '<max>' });
}

function row(...cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function code(text: string): string {
  return `\`${text}\``;
}

/** The TypeScript notation of a schema. */
function shapeOf(schema: v.GenericSchema): string {
  const { type, entries, options, items, item, wrapped, literal, key, value } = schema as v.GenericSchema & Parts;
  if (entries) return `{ ${Object.entries(entries).map(fieldOf).join(', ')} }`;
  if (type === 'picklist') return (options as string[]).map((one) => `'${one}'`).join(' | ');
  if (options) return (options as v.GenericSchema[]).map(shapeOf).join(' | ');
  if (items) return `[${items.map(shapeOf).join(', ')}]`;
  if (type === 'record') return `Record<${shapeOf(key as v.GenericSchema)}, ${shapeOf(value as v.GenericSchema)}>`;
  if (item) return 'options' in item ? `(${shapeOf(item)})[]` : `${shapeOf(item)}[]`;
  if (wrapped) return type === 'nullable' || type === 'nullish' ? `${shapeOf(wrapped)} | null` : shapeOf(wrapped);
  if (type === 'literal') return `'${literal}'`;
  return type === 'custom' ? 'object' : type;
}

function fieldOf([name, schema]: [string, v.GenericSchema]): string {
  const optional = ['exact_optional', 'optional', 'nullish'].includes(schema.type);
  return `${name}${optional ? '?' : ''}: ${shapeOf(schema)}`;
}

interface Parts {
  entries?: Record<string, v.GenericSchema>;
  options?: readonly unknown[];
  items?: readonly v.GenericSchema[];
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  key?: v.GenericSchema;
  value?: v.GenericSchema;
  literal?: unknown;
}
