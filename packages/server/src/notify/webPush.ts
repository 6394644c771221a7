import { createECDH, createHash } from 'node:crypto';
import type { PushAddress } from '@lantern/protocol/bodies';
import { HOUR } from '@lantern/protocol/timeUnits';
import type { PushCall } from '@lantern/protocol/webPush';
import type { Logger } from 'pino';
import type { PushStore } from '../store/push';

const ANSWER_TIMEOUT_MS = 10_000;

/** Default time for which a push service keeps a notification for an offline browser. */
const TIME_TO_LIVE_MS = 4 * HOUR;

/** Options of a notification for a push service. */
export interface Delivery {
  /** How long it is kept for an offline browser, in milliseconds. */
  ttl: number;
  urgency: 'normal' | 'high';
}

/** Status codes of a browser that has unsubscribed. */
const GONE = new Set([404, 410]);

interface Keys {
  publicKey: string;
  privateKey: string;
}

/** Creates a pair of VAPID keys as required by RFC 8292: P-256, the public point uncompressed, both in base64url. */
function newKeys(): Keys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const padded = Buffer.alloc(32);
  const secret = pair.getPrivateKey();
  secret.copy(padded, padded.length - secret.length);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: padded.toString('base64url') };
}

/** Sends Web Push notifications. The VAPID keys are created once for a store. */
export class WebPush {
  readonly #keys: Keys;
  readonly #subject: string;
  /** The public address of the server; `null` if it is unknown. */
  readonly #publicUrl: string | null;
  readonly #log: Logger;

  private constructor(keys: Keys, publicUrl: string | null, log: Logger) {
    this.#keys = keys;
    this.#publicUrl = publicUrl;
    this.#subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:lantern@lantern.invalid';
    this.#log = log;
  }

  /** @param publicUrl contact address for push services */
  static async open(store: PushStore, publicUrl: string | null, log: Logger): Promise<WebPush> {
    const keys = await store.secret('vapid', JSON.stringify(newKeys()));
    return new WebPush(JSON.parse(keys), publicUrl, log);
  }

  /** The public VAPID key, with which browsers subscribe. */
  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /**
   * Sends a notification. Never rejects.
   * @returns `gone` if the browser has unsubscribed
   */
  async call(
    address: PushAddress,
    call: PushCall,
    delivery: Delivery = { ttl: TIME_TO_LIVE_MS, urgency: 'high' },
  ): Promise<'called' | 'gone' | 'failed'> {
    try {
      const { status } = await this.#send(address, call, delivery);
      if (GONE.has(status)) return 'gone';
      if (status < 300) return 'called';
      this.#log.warn({ service: new URL(address.endpoint).host, status }, 'a push service has refused a notification');
    } catch (error) {
      const { name } = error as Error;
      this.#log.warn({ service: new URL(address.endpoint).host, reason: name }, 'a push service could not be reached');
    }
    return 'failed';
  }

  /** The payload. Browsers with Declarative Web Push show it even without the service worker of the page. */
  #payload(call: PushCall): object {
    const { code, language: lang, shown } = call;
    if (!shown || this.#publicUrl === null) return call;
    const notification = {
      ...shown,
      lang,
      dir: 'auto',
      navigate: `${this.#publicUrl}/r/${code}`,
      tag: `lantern-${code}`,
    };
    return { web_push: 8030, notification, ...call };
  }

  async #send(address: PushAddress, call: PushCall, { ttl, urgency }: Delivery): Promise<Response> {
    // Loaded on demand: a server without notifications saves the memory.
    const { default: webPush } = await import('web-push');
    const { endpoint, headers, body } = webPush.generateRequestDetails(address, JSON.stringify(this.#payload(call)), {
      vapidDetails: { subject: this.#subject, ...this.#keys },
      TTL: Math.max(0, Math.round(ttl / 1000)),
      urgency,
      // A later notification for the same room replaces a waiting one.
      topic: createHash('sha256').update(call.code).digest('base64url').slice(0, 32),
    });
    return fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body as Buffer),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
  }
}
