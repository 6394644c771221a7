/** A message as somebody has sent it to a namespace; what is different in every match stands in braces. */
export interface RecordedFrame {
  namespace: string;
  text: string;
}

/** A request as somebody has made it; what is different in every match stands in braces. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** JSON. */
  body: string | null;
}

/** Good traffic, by which hostile traffic is grown. */
export interface Recording {
  frames: RecordedFrame[];
  requests: RecordedRequest[];
}

/** An answer to a request. */
interface Answer {
  ok: boolean;
  content: unknown;
}

/** Records what is sent to a server, and forgets what belongs to one match only. */
export class Recorder {
  readonly #frames: RecordedFrame[] = [];
  readonly #requests: RecordedRequest[] = [];
  /** What stands for what. */
  readonly #names: [value: string, name: string][] = [];

  constructor(readonly server: string) {}

  /** From now on a value is recorded by the name of what it stands for, such as `{key}`. */
  is(value: string, name: string): void {
    this.#names.push([value, name]);
  }

  note(namespace: string, text: string): void {
    this.#frames.push({ namespace, text });
  }

  /** Asks something that is in order. Throws if it is refused. */
  async call(method: string, path: string, body: object | null = null, key?: string): Promise<unknown> {
    const { ok, content } = await this.attempt(method, path, body, key);
    if (!ok) throw new Error(`${method} ${path} is to be recorded and is refused: ${JSON.stringify(content)}`);
    return content;
  }

  /** Asks something that may be refused: that is for the course of the match to say. */
  async attempt(method: string, path: string, body: object | null = null, key?: string): Promise<Answer> {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    };
    const sent = body && JSON.stringify(body);
    this.#requests.push({ method, path, headers, body: sent });
    const answer = await fetch(this.server + path, {
      ...{ method, headers: { ...headers, 'x-forwarded-for': '10.2.0.3' }, body: sent },
    });
    const text = await answer.text();
    return { ok: answer.ok, content: /^[{[]/.test(text) ? JSON.parse(text) : text };
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

  /** The frame without what belongs to its match; where it names its seat, that of the one who sends it. */
  #nameless({ namespace, text }: RecordedFrame): RecordedFrame {
    const named = this.#name(text)
      .replace(/"playerID":"\d"/, '"playerID":"{seat}"')
      .replace(/,\d+,"{match}","\d"\]$/, ',"{version}","{match}","{seat}"]')
      .replace(/^(.*\["sync","{match}",)"\d"/, '$1"{seat}"');
    return { namespace, text: named };
  }

  #named({ method, path, headers, body }: RecordedRequest): RecordedRequest {
    return {
      ...{ method, path: this.#name(path) },
      headers: JSON.parse(this.#name(JSON.stringify(headers))) as Record<string, string>,
      body: body && this.#name(body).replace(/"version":\d+/, '"version":"{version}"'),
    };
  }
}
