import type { ApiError } from '@lantern/protocol/apiError';
import { t } from '../../i18n/strings';

/** A request that was refused or never reached the server. `message` is a sentence for the user. */
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

/** The server did not answer, or the answer is not from Lantern. */
export const unreachable = (): ApiError => ({ code: 'UNREACHABLE', message: t().common.unreachable });

/** The answer is from Lantern, but from another version than this page. */
export const unreadable = (): ApiError => ({ code: 'UNREADABLE', message: t().common.unreadable });

/** Returns a refusal in the language of the page, or in the server's language if this client has no sentence for it. */
export function refusalOf({ code, message, params = {} }: ApiError): string {
  const { server, shared } = t().refusals;
  for (const refusals of [server, shared]) {
    const strings = Object.hasOwn(refusals, code) ? (refusals as typeof shared)[code] : undefined;
    if (strings) return strings(params);
  }
  return message;
}

/** Returns the sentence to show for any thrown value. */
export function sentenceOf(error: unknown): string {
  return error instanceof Failure ? refusalOf(error) : unreachable().message;
}

/** Whether an unknown value is a refusal of the server. */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as ApiError).code === 'string' &&
    typeof (value as ApiError).message === 'string'
  );
}

const PASSING = new Set(['CLOSING', 'STORE_DOWN', 'TOO_MANY_REQUESTS', 'ALREADY_CONNECTED']);

/** Whether a refusal is temporary, so that the same request can be sent again. */
export function passes({ code }: ApiError): boolean {
  return PASSING.has(code);
}

/** The delay before a request is sent again after a temporary refusal. */
export const RETRY_DELAY_MS = 2000;
