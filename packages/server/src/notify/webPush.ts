import type { PushAddress } from '@lantern/protocol/bodies';
import type { PushCall } from '@lantern/protocol/webPush';
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { PushStore } from '../store/push';

/** How long a push service may take to answer, in milliseconds. */
const TIMEOUT = 10_000;

/** How long a push service keeps a call for a browser that is off, in seconds: an evening. */
const KEPT = 4 * 60 * 60;

/** Answers of a push service that mean: this browser wants no call any more. */
const GONE = new Set([404, 410]);

interface Keys {
  publicKey: string;
  privateKey: string;
}

/** Calls browsers through their push services. The keys it proves itself with are made once for a store. */
export class WebPush {
  readonly #keys: Keys;
  readonly #subject: string;
  readonly #log: Logger;

  private constructor(keys: Keys, subject: string, log: Logger) {
    this.#keys = keys;
    this.#subject = subject;
    this.#log = log;
  }

  /** @param publicUrl where push services may find out who calls */
  static async open(store: PushStore, publicUrl: string | null, log: Logger): Promise<WebPush> {
    const keys = await store.secret('vapid', JSON.stringify(webPush.generateVAPIDKeys()));
    const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:lantern@lantern.invalid';
    return new WebPush(JSON.parse(keys), subject, log);
  }

  /** What browsers check calls with. */
  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** Calls a browser. Never rejects. @returns whether it wants no call any more */
  async call(address: PushAddress, call: PushCall): Promise<'called' | 'gone' | 'failed'> {
    try {
      const { status } = await this.#send(address, call);
      if (GONE.has(status)) return 'gone';
      if (status < 300) return 'called';
      this.#log.warn({ service: new URL(address.endpoint).host, status }, 'a push service has refused a call');
    } catch (error) {
      const { name } = error as Error;
      this.#log.warn({ service: new URL(address.endpoint).host, reason: name }, 'a push service could not be called');
    }
    return 'failed';
  }

  #send(address: PushAddress, call: PushCall): Promise<Response> {
    const { endpoint, headers, body } = webPush.generateRequestDetails(address, JSON.stringify(call), {
      vapidDetails: { subject: this.#subject, ...this.#keys },
      TTL: KEPT,
      urgency: 'high',
    });
    return fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body as Buffer),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
  }
}
