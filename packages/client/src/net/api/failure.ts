import type { ApiError } from '@lantern/protocol/apiError';
import { t } from '../../i18n/strings';

/** A request that was refused or never reached the server. `message` is a sentence for people. */
export class Failure extends Error {
  readonly code: string;
  readonly params: ApiError['params'];

  constructor({ code, message, params }: ApiError) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.params = params;
  }
}

/** The server did not answer, or what came back is not from Lantern. */
export const unreachable = (): ApiError => ({ code: 'UNREACHABLE', message: t().common.unreachable });

/** What came back is from Lantern, but not from the one this page belongs to. */
export const unreadable = (): ApiError => ({ code: 'UNREADABLE', message: t().common.unreadable });

/** A refusal of the server in the language that is spoken here; one this client has no words for, in the server's. */
export function refusalOf({ code, message, params = {} }: ApiError): string {
  const { server, shared } = t().refusals;
  for (const refusals of [server, shared]) {
    const strings = Object.hasOwn(refusals, code) ? (refusals as typeof shared)[code] : undefined;
    if (strings) return strings(params);
  }
  return message;
}

/** The sentence to show for anything that was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof Failure ? refusalOf(error) : unreachable().message;
}

/** Whether a value from outside is a refusal of the server. */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as ApiError).code === 'string' &&
    typeof (value as ApiError).message === 'string'
  );
}

const PASSING = new Set(['CLOSING', 'STORE_DOWN', 'TOO_MANY_REQUESTS', 'ALREADY_CONNECTED']);

/** Whether a refusal says nothing about what was asked: it passes, and is asked again. */
export function passes({ code }: ApiError): boolean {
  return PASSING.has(code);
}

/** How long a refusal that passes is waited for, in milliseconds. */
export const PAUSE = 2000;
