import { ADMIN_PROGRAM } from '@lantern/protocol/operator';
import type { AnswerOf, SentTo } from '@lantern/protocol/route';
import type { Routes } from '@lantern/protocol/routes';
import type { Config } from '../config';
import { addressesOf } from '../http/serverUrls';
import { AdminError } from './adminError';

type OperatorRoute = Extract<keyof Routes, `${string} /api/admin/${string}`>;

/**
 * Calls a route of the operator on the server that runs on this machine, with the settings of that server. Throws
 * `AdminError`.
 * @param room the code in the path of the route, if it has one
 * @param sent the body, or the query
 */
export async function callServer<Name extends OperatorRoute>(
  config: Config,
  name: Name,
  sent: SentTo<Routes[Name]>,
  room = '',
): Promise<AnswerOf<Routes[Name]>> {
  const { adminToken } = config;
  if (adminToken === null)
    throw new AdminError('This command needs a running server. Set ADMIN_TOKEN to the token of that server.');
  const [method = '', path = ''] = name.split(' ');
  const { local } = addressesOf(config, config.port, []);
  const url = new URL(`${local}${path.replace(':room', encodeURIComponent(room))}`);
  if (method === 'GET') url.search = new URLSearchParams(sent as Record<string, string>).toString();
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${adminToken}`,
      'content-type': 'application/json',
      'user-agent': ADMIN_PROGRAM,
    },
    ...(method === 'POST' && { body: JSON.stringify(sent) }),
  }).catch(() => {
    throw new AdminError(`No server answers at ${local}. Start it, or set PORT and HOST as for the server.`);
  });
  const text = await answer.text();
  if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<Routes[Name]>;
  throw new AdminError(reasonIn(text, local));
}

/** The sentence of a refusal. */
function reasonIn(text: string, address: string): string {
  const { code, message } = refusalIn(text);
  if (code === 'NO_SUCH_ROUTE') return `The server at ${address} does not accept this ADMIN_TOKEN.`;
  return message ?? `A program other than Lantern answers at ${address}.`;
}

function refusalIn(text: string): { code?: string; message?: string } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
