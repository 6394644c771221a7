import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PushStore } from '../store/push';

type Purpose = 'confirm' | 'unsubscribe';

const SIGNATURE_BYTES = 18;

/** Links in mails, which prove that somebody has read the mail. They contain the id of an address, not the address. */
export class MailLinks {
  readonly #secret: string;

  private constructor(secret: string) {
    this.#secret = secret;
  }

  static async open(store: PushStore): Promise<MailLinks> {
    return new MailLinks(await store.secret('mail links', randomBytes(32).toString('base64url')));
  }

  linkOf(purpose: Purpose, id: string): string {
    return `${id}.${this.#signed(purpose, id).toString('base64url')}`;
  }

  /** The id in a link; undefined if the link is not from this server, or for another purpose. */
  idIn(purpose: Purpose, link: string): string | undefined {
    const [id = '', signature = ''] = link.split('.');
    const shown = Buffer.from(signature, 'base64url');
    return shown.length === SIGNATURE_BYTES && timingSafeEqual(shown, this.#signed(purpose, id)) ? id : undefined;
  }

  #signed(purpose: Purpose, id: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose} ${id}`).digest().subarray(0, SIGNATURE_BYTES);
  }
}
