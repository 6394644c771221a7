import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a TCP service that can be cut and restored, to simulate the failure of a network or database. */
export class TcpProxy {
  readonly #open = new Set<Socket>();
  readonly #server: Server;
  #cut = false;

  private constructor(target: { host: string; port: number }) {
    this.#server = createServer((near) => {
      if (this.#cut) return near.destroy();
      const far = connect(target);
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(end);
        end.pipe(other);
        end
          .on('error', () => other.destroy())
          .on('close', () => {
            this.#open.delete(end);
            other.destroy();
          });
      }
    });
  }

  /**
   * Creates a proxy to the service of a URL.
   * @returns the proxy, and the URL through it
   */
  static async to(url: string, defaultPort: number): Promise<{ line: TcpProxy; url: string }> {
    const through = new URL(url);
    const line = new TcpProxy({ host: through.hostname, port: Number(through.port || defaultPort) });
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    through.hostname = '127.0.0.1';
    through.port = String((line.#server.address() as AddressInfo).port);
    return { line, url: through.href };
  }

  /** Closes every connection and accepts no others. */
  cut(): void {
    this.#cut = true;
    for (const end of this.#open) end.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
