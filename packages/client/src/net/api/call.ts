import type { AnswerOf, ParamsOf, SentTo } from '@lantern/protocol/route';
import type { Routes } from '@lantern/protocol/routes';
import { basePath } from '../../state/basePath';
import { tellAnswer } from './answeredRooms';
import { Failure, isApiError, unreachable } from './failure';

/** The parts of the path of a route, and the secret of the host or the seat, which is sent in a header only. */
type Target<Name> = ParamsOf<Name> & { key?: string | undefined };

/** The body or the query of a route that has one. */
type Sent<Of> = undefined extends SentTo<Of> ? [] : [sent: SentTo<Of>];

/**
 * Sends a request of `protocol/routes.ts`.
 * @throws {Failure} with the server's code and sentence, or `UNREACHABLE`
 */
export async function call<Name extends keyof Routes>(
  name: Name,
  { key, ...params }: Target<Name>,
  ...[sent = {}]: Sent<Routes[Name]>
): Promise<AnswerOf<Routes[Name]>> {
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, part) =>
    encodeURIComponent((params as Record<string, string>)[part] ?? ''),
  );
  const query = method === 'GET' ? String(new URLSearchParams(sent as Record<string, string>)) : '';
  const headers = {
    accept: 'application/json',
    ...(key && { authorization: `Bearer ${key}` }),
    ...(method === 'POST' && { 'content-type': 'application/json' }),
  };
  const body = method === 'POST' && { body: JSON.stringify(sent) };
  let answer: Response;
  let content: unknown;
  try {
    answer = await fetch(`${basePath}${path}${query && `?${query}`}`, { method, headers, ...body });
    content = answer.status === 204 ? undefined : await answer.json();
  } catch {
    throw new Failure(unreachable());
  }
  if (!answer.ok) throw new Failure(isApiError(content) ? content : unreachable());
  tellAnswer(content);
  return content as AnswerOf<Routes[Name]>;
}
