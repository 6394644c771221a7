import { toldSecrets } from '../toldSecrets';

/** A message to a namespace, with placeholders in braces for values that differ between matches. */
export interface RecordedFrame {
  namespace: string;
  text: string;
}

/** A request, with placeholders in braces for values that differ between matches. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Valid traffic, from which hostile traffic is mutated. */
export interface Recording {
  frames: RecordedFrame[];
  requests: RecordedRequest[];
}

interface Answer {
  ok: boolean;
  content: unknown;
}

/** Records the traffic to a server, with placeholders for values that belong to one match. */
export class Recorder {
  readonly #frames: RecordedFrame[] = [];
  readonly #requests: RecordedRequest[] = [];
  readonly #names: [value: string, name: string][] = [];

  constructor(readonly server: string) {}

  /** Records this value as a placeholder from now on, such as `{key}`. */
  is(value: string, name: string): void {
    this.#names.push([value, name]);
  }

  note(namespace: string, text: string): void {
    this.#frames.push({ namespace, text });
  }

  /** Sends a valid request. Throws if it is refused. */
  async call(method: string, path: string, body: object | null = null, key?: string): Promise<unknown> {
    const { ok, content } = await this.attempt(method, path, body, key);
    if (!ok) throw new Error(`${method} ${path} was refused during the recording: ${JSON.stringify(content)}`);
    return content;
  }

  /** Sends a request that may be refused, depending on the match. */
  async attempt(method: string, path: string, body: object | null = null, key?: string): Promise<Answer> {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    };
    const sent = body && JSON.stringify(body);
    this.#requests.push({ method, path, headers, body: sent });
    const answer = await fetch(this.server + path, {
      method,
      headers: { ...headers, 'x-forwarded-for': '10.2.0.3' },
      body: sent,
    });
    const text = await answer.text();
    const content: unknown = /^[{[]/.test(text) ? JSON.parse(text) : text;
    for (const told of [body, content]) toldSecrets.note(told);
    return { ok: answer.ok, content };
  }

  recording(): Recording {
    return {
      frames: this.#frames.map((frame) => this.#nameless(frame)),
      requests: this.#requests.map((request) => this.#named(request)),
    };
  }

  #name(text: string): string {
    return this.#names.reduce((named, [value, name]) => named.replaceAll(value, name), text);
  }

  /** The frame with placeholders; its seat becomes that of the sender. */
  #nameless({ namespace, text }: RecordedFrame): RecordedFrame {
    const named = this.#name(text)
      .replace(/"playerID":"\d"/, '"playerID":"{seat}"')
      .replace(/,\d+,"{match}","\d"\]$/, ',"{version}","{match}","{seat}"]')
      .replace(/^(.*\["sync","{match}",)"\d"/, '$1"{seat}"');
    return { namespace, text: named };
  }

  #named({ method, path, headers, body }: RecordedRequest): RecordedRequest {
    return {
      method,
      path: this.#name(path),
      headers: JSON.parse(this.#name(JSON.stringify(headers))) as Record<string, string>,
      body: body && this.#name(body).replace(/"version":\d+/, '"version":"{version}"'),
    };
  }
}
