import { sharedRefusals } from '@lantern/games/kit/strings.en';
import type { AnyModule } from '@lantern/games/module';
import { type ApiError, optionStatus, refusalStatus, type ServerCode } from '@lantern/protocol/apiError';
import type { Refusal } from '@lantern/protocol/refusal';
import { serverRefusals } from '@lantern/protocol/refusals.en';
import { StoreError } from './store/store';

/**
 * HTTP status by code: the server's own codes, and those of the options of a game. Any other code belongs to a game.
 */
const statuses: Readonly<Record<string, number>> = {
  ...refusalStatus,
  ...optionStatus,
};

/** A refused request: thrown by rooms and routes and sent to the client as its `body`. Nothing has changed. */
export class Refused extends Error {
  readonly status: number;
  readonly body: ApiError;
  /** Seconds until it is worth trying again, if known. */
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal, module?: AnyModule, status?: number, retryAfter?: number) {
    super(refusal.code);
    this.status = status ?? (Object.hasOwn(statuses, refusal.code) ? statuses[refusal.code] : undefined) ?? 409;
    this.body = { code: refusal.code, message: sentence(refusal, module) };
    if (refusal.params) this.body.params = refusal.params;
    if (refusal.rule) this.body.rule = refusal.rule;
    this.retryAfter = retryAfter;
  }

  /** Whether the server or one of its dependencies failed, which must be logged. */
  get failure(): boolean {
    return this.status >= 500 && this.body.code !== 'CLOSING';
  }
}

export function refused(code: ServerCode, params?: Refusal['params']): Refused {
  return new Refused({ code, ...(params && { params }) });
}

/** A refusal by the server that is valid for this number of milliseconds. */
export function refusedFor(code: ServerCode, milliseconds: number): Refused {
  return new Refused({ code }, undefined, undefined, Math.max(1, Math.ceil(milliseconds / 1000)));
}

/** The level at which a failure is logged: the store itself logs its outages. */
export function levelOf<Level extends 'warn' | 'error' = 'error'>(
  error: unknown,
  level: Level = 'error' as Level,
): Level | 'debug' {
  return asRefused(error).body.code === 'STORE_DOWN' ? 'debug' : level;
}

/** Converts anything thrown: refusals stay, and other errors become a failure of the store or the server. */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  return refused(error instanceof StoreError ? 'STORE_DOWN' : 'INTERNAL');
}

function sentence({ code, params = {} }: Refusal, module?: AnyModule): string {
  for (const texts of [module?.strings.refusals ?? {}, serverRefusals, sharedRefusals]) {
    const text = Object.hasOwn(texts, code) ? (texts as Record<string, (p: typeof params) => string>)[code] : undefined;
    if (text) return text(params);
  }
  return serverRefusals.INTERNAL({});
}
