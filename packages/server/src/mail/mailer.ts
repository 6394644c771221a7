import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../config';
import type { MailBox } from '../store/mail';
import type { MailLinks } from './mailLinks';
import { mailWords } from './mailWords';

export interface MailerParts {
  settings: NonNullable<Config['mail']>;
  /** Public address of the server. */
  publicUrl: string;
  links: MailLinks;
  log: Pick<Logger, 'warn'>;
}

/** A mail about matches, without its footer. */
export interface Mail {
  subject: string;
  text: string;
}

/** The outcome of a mail: `gone` if the mail server permanently rejects the address. */
export type Mailed = 'sent' | 'gone' | 'failed';

/** Timeout of each step with the mail server. */
const STEP_TIMEOUT_MS = 10_000;

const DAY_SECONDS = 24 * 3600;

/** Sends plain mails, up to a daily maximum; several servers count separately. */
export class Mailer {
  readonly #parts: MailerParts;
  readonly #limit: RateLimiterMemory;

  constructor(parts: MailerParts) {
    this.#parts = parts;
    this.#limit = new RateLimiterMemory({ points: parts.settings.perDay, duration: DAY_SECONDS });
  }

  /** Asks the owner of an address to confirm it. Never rejects. */
  askToConfirm({ id, address, language }: MailBox): Promise<Mailed> {
    const { subject, text } = wordsIn(language).confirm;
    return this.#send(address, { subject, text: text(this.#pageOf('confirm', id)) }, {});
  }

  /** Sends a mail about matches, which its reader can unsubscribe from with one click. Never rejects. */
  send({ id, address, language }: MailBox, { subject, text }: Mail): Promise<Mailed> {
    const { publicUrl, links } = this.#parts;
    const whole = `${text}\n\n-- \n${wordsIn(language).end(this.#pageOf('unsubscribe', id))}`;
    return this.#send(
      address,
      { subject, text: whole },
      {
        'List-Unsubscribe': `<${publicUrl}/api/mail/unsubscribe/${links.linkOf('unsubscribe', id)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    );
  }

  /** The page of a link. Its purpose and the signed id follow the `#`, so that no log contains them. */
  #pageOf(purpose: 'confirm' | 'unsubscribe', id: string): string {
    const { publicUrl, links } = this.#parts;
    return `${publicUrl}/mail#${purpose}.${links.linkOf(purpose, id)}`;
  }

  async #send(to: string, mail: Mail, headers: Record<string, string>): Promise<Mailed> {
    const { settings, log } = this.#parts;
    try {
      await this.#limit.consume('all');
    } catch {
      log.warn('the maximum number of mails per day is reached');
      return 'failed';
    }
    try {
      // Loaded on demand: a server without mails saves the memory.
      const { createTransport } = await import('nodemailer');
      const times = {
        connectionTimeout: STEP_TIMEOUT_MS,
        greetingTimeout: STEP_TIMEOUT_MS,
        socketTimeout: STEP_TIMEOUT_MS,
      };
      const transport = createTransport({ url: settings.smtpUrl, ...times });
      const address = { name: '', address: to };
      await transport.sendMail({
        from: settings.from,
        to: address,
        ...mail,
        headers,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return 'sent';
    } catch (error) {
      const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
      const isGone = responseCode >= 500 && code === 'EENVELOPE';
      if (!isGone) log.warn({ status: responseCode, reason: code }, 'a mail could not be sent');
      return isGone ? 'gone' : 'failed';
    }
  }
}

const wordsIn = (language: string) => mailWords[language] ?? (mailWords.en as NonNullable<typeof mailWords.en>);

/**
 * The daily mail about matches.
 * @param link to the home page
 */
export function dailyMail(language: string, matches: number, link: string): Mail {
  const { daily } = wordsIn(language);
  return { subject: daily.subject(matches), text: daily.text(matches, link) };
}
