import { type Level, type Logger, multistream, pino } from 'pino';

/** Names of fields that contain secrets in requests and answers. */
const SECRETS = new Set([
  ...['hostKey', 'seatKey', 'formerKey', 'playerCredentials', 'credentials'],
  ...['token', 'typed', 'browser', 'endpoint'],
]);

/** Minimum length of a secret, as of the keys in `matchServer.ts`; shorter ones may be part of any word. */
const MIN_SECRET_LENGTH = 5;

/** Receives the log lines of a level and above. */
export interface LogListener {
  level: Level;
  write(line: string): void;
}

export interface LookedAt {
  lines: number;
  secrets: number;
}

/** The secrets in requests and answers, and the lines of logs that contain one of them. */
export class LoggedSecrets {
  readonly #codes: boolean;
  /** The secrets by their first characters, so that each line is scanned only once. */
  #secrets = new Map<string, Set<string>>();
  #lines: string[] = [];

  constructor({ codes = true } = {}) {
    this.#codes = codes;
  }

  /** Returns a logger for the server of a test that records all lines unredacted. @param heard also receives them */
  log(heard?: LogListener): Logger {
    const own = { level: 'trace' as const, stream: { write: (line: string) => this.hear(line) } };
    const streams = heard ? [own, { level: heard.level, stream: { write: heard.write } }] : [own];
    return pino({ level: 'trace' }, multistream(streams));
  }

  hear(...lines: string[]): void {
    for (const line of lines) this.#lines.push(line);
  }

  /** Adds the secrets and the room code in a request or an answer. */
  note(told: unknown): void {
    if (typeof told !== 'object' || told === null) return;
    for (const [name, value] of Object.entries(told)) {
      if (typeof value === 'string' && SECRETS.has(name)) this.add(value);
      else if (name === 'room') this.#noteRoom(value);
      else this.note(value);
    }
  }

  /** Adds a secret, unless it is too short to be distinguished from other words. */
  add(secret: string): void {
    if (secret.length < MIN_SECRET_LENGTH) return;
    const beginning = secret.slice(0, MIN_SECRET_LENGTH);
    const alike = this.#secrets.get(beginning) ?? new Set();
    this.#secrets.set(beginning, alike.add(secret));
  }

  /** The number of lines and secrets recorded so far. */
  get looked(): LookedAt {
    return { lines: this.#lines.length, secrets: [...this.#secrets.values()].reduce((sum, { size }) => sum + size, 0) };
  }

  /** Returns the lines that contain a secret, and clears all records. */
  take(): string[] {
    const telling = this.#lines.filter((line) => this.#tells(line));
    this.#secrets = new Map();
    this.#lines = [];
    return telling;
  }

  #tells(line: string): boolean {
    for (let at = 0; at + MIN_SECRET_LENGTH <= line.length; at++) {
      for (const secret of this.#secrets.get(line.slice(at, at + MIN_SECRET_LENGTH)) ?? [])
        if (line.startsWith(secret, at)) return true;
    }
    return false;
  }

  #noteRoom(room: unknown): void {
    const { code } = (room ?? {}) as { code?: unknown };
    if (this.#codes && typeof code === 'string') this.add(code);
  }
}
