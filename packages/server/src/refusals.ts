import { sharedRefusals } from '@lantern/games/kit/strings.en';
import type { AnyModule } from '@lantern/games/module';
import { type ApiError, optionStatus, refusalStatus, type ServerCode } from '@lantern/protocol/apiError';
import type { Refusal } from '@lantern/protocol/refusal';
import { serverRefusals } from '@lantern/protocol/refusals.en';
import { StoreError } from './store/store';

/** HTTP status by code: the server's own, and those of the options of a game. Any other code is a game's own. */
const statuses: Readonly<Record<string, number>> = {
  ...refusalStatus,
  ...optionStatus,
};

/** A request that is refused: thrown by rooms and routes, told to the sender as its `body`, changes nothing. */
export class Refused extends Error {
  readonly status: number;
  readonly body: ApiError;
  /** In how many seconds it is worth trying again, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal, module?: AnyModule, status?: number, retryAfter?: number) {
    super(refusal.code);
    this.status = status ?? (Object.hasOwn(statuses, refusal.code) ? statuses[refusal.code] : undefined) ?? 409;
    this.body = { code: refusal.code, message: sentence(refusal, module) };
    if (refusal.params) this.body.params = refusal.params;
    if (refusal.rule) this.body.rule = refusal.rule;
    this.retryAfter = retryAfter;
  }

  /** Whether the server is at fault, or what it needs: an operator wants to know. */
  get failure(): boolean {
    return this.status >= 500 && this.body.code !== 'CLOSING';
  }
}

/** A refusal of the server's own. */
export function refused(code: ServerCode, params?: Refusal['params']): Refused {
  return new Refused({ code, ...(params && { params }) });
}

/** A refusal of the server's own that holds for so many milliseconds. */
export function refusedFor(code: ServerCode, milliseconds: number): Refused {
  return new Refused({ code }, undefined, undefined, Math.max(1, Math.ceil(milliseconds / 1000)));
}

/** What is told of anything that was thrown: the refusal, or that the store or the server failed. */
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
