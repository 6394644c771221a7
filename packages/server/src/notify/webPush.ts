import { createECDH } from 'node:crypto';
import type { PushAddress } from '@lantern/protocol/bodies';
import type { PushCall } from '@lantern/protocol/webPush';
import type { Logger } from 'pino';
import type { PushStore } from '../store/push';

/** How long a push service may take to answer, in milliseconds. */
const TIMEOUT = 10_000;

/** How long a push service keeps a notification for a browser that is offline, in seconds (TTL). */
const KEPT = 4 * 60 * 60;

/** Status codes that mean: the browser has unsubscribed. */
const GONE = new Set([404, 410]);

interface Keys {
  publicKey: string;
  privateKey: string;
}

/** A new pair of VAPID keys as RFC 8292 wants them: P-256, the public point uncompressed, both in base64url. */
function newKeys(): Keys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const padded = Buffer.alloc(32);
  const secret = pair.getPrivateKey();
  secret.copy(padded, padded.length - secret.length);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: padded.toString('base64url') };
}

/** Sends Web Push notifications. The VAPID keys are generated once for a store. */
export class WebPush {
  readonly #keys: Keys;
  readonly #subject: string;
  readonly #log: Logger;

  private constructor(keys: Keys, subject: string, log: Logger) {
    this.#keys = keys;
    this.#subject = subject;
    this.#log = log;
  }

  /** @param publicUrl contact that push services are given */
  static async open(store: PushStore, publicUrl: string | null, log: Logger): Promise<WebPush> {
    const keys = await store.secret('vapid', JSON.stringify(newKeys()));
    const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:lantern@lantern.invalid';
    return new WebPush(JSON.parse(keys), subject, log);
  }

  /** The public VAPID key, with which browsers subscribe. */
  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** Sends a notification. Never rejects. @returns `gone` where the browser has unsubscribed */
  async call(address: PushAddress, call: PushCall): Promise<'called' | 'gone' | 'failed'> {
    try {
      const { status } = await this.#send(address, call);
      if (GONE.has(status)) return 'gone';
      if (status < 300) return 'called';
      this.#log.warn({ service: new URL(address.endpoint).host, status }, 'a push service has refused a notification');
    } catch (error) {
      const { name } = error as Error;
      this.#log.warn({ service: new URL(address.endpoint).host, reason: name }, 'a push service could not be reached');
    }
    return 'failed';
  }

  async #send(address: PushAddress, call: PushCall): Promise<Response> {
    // A server that calls nobody does without the library's memory.
    const { default: webPush } = await import('web-push');
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
