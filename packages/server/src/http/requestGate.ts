import type { Server as HttpServer, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Occupancy } from '../clock/occupancy';
import { Tally } from '../clock/tally';
import type { Config } from '../config';
import { type Refused, refusedFor } from '../refusals';
import { householdOf } from './household';

/** Limits for requests of any kind: API, pages, files, long polling and unknown paths. */
export interface RequestLimits {
  /** Maximum number of pending requests on one connection; browsers and proxies send one after the other. */
  underWayPerConnection: number;
  /** Maximum number of pending requests of one household, including long polls. */
  underWayPerHousehold: number;
  /** Maximum number of requests of one household in ten seconds. */
  perTenSeconds: number;
}

/**
 * Minimum for any limit of the API: loading the client takes some forty requests, and a few people must be able to do
 * so at once.
 */
const LEAST_PER_TEN_SECONDS = 600;

/** From this multiple of the limit on, each answer to the household closes its connection. */
const DISCONNECT_AT = 3;

const TEN_SECONDS = 10_000;

export const requestLimits = ({ limits }: Pick<Config, 'limits'>): RequestLimits => ({
  underWayPerConnection: 16,
  underWayPerHousehold: 250,
  perTenSeconds: Math.max(LEAST_PER_TEN_SECONDS, limits.requestsPerMinute * 2),
});

export interface GateSpec {
  trustProxy: number;
  limits: RequestLimits;
  /** For how long a household is blocked, in milliseconds; 0 if it is not. */
  blocked?: (household: string) => number;
  onRefusal: (code: string) => void;
}

/** Whether a request is for the operator, who must be able to end a block of their own address. */
const isForOperator = ({ url = '' }: IncomingMessage) => /^[^?]*\/api\/admin\//.test(url);

/**
 * Counts every request to a server and refuses excess ones before any other handler runs. The server must already have
 * its handlers.
 * @param onRefusal called with the code
 */
export function limitRequests(
  server: HttpServer,
  { trustProxy, limits, blocked = () => 0, onRefusal }: GateSpec,
): void {
  const answer = server.listeners('request') as RequestListener[];
  const gate = new RequestGate(limits);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const household = householdOf(request, trustProxy);
    const left = isForOperator(request) ? 0 : blocked(household);
    const verdict = left > 0 ? refuse(response, left) : gate.admit(request, response, household);
    if (verdict === 'answer') for (const listener of answer) listener.call(server, request, response);
    else if (verdict !== 'ignore') onRefusal(verdict.body.code);
  });
}

/** Counts requests by connection and household. */
class RequestGate {
  readonly #limits: RequestLimits;
  readonly #recent = new Tally<string>(TEN_SECONDS);
  readonly #households = new Occupancy<string>();
  readonly #connections = new Occupancy<Socket>();
  /** Connections to be closed after their last answer. */
  readonly #ending = new WeakSet<Socket>();

  constructor(limits: RequestLimits) {
    this.#limits = limits;
  }

  /** Decides about a request; a refused one is answered here. */
  admit(request: IncomingMessage, response: ServerResponse, household: string): 'answer' | 'ignore' | Refused {
    const { socket } = request;
    if (this.#ending.has(socket)) return 'ignore';
    const { count, left } = this.#recent.add(household);
    response.once('close', this.#connections.enter(socket));
    response.once('close', this.#households.enter(household));
    const { underWayPerConnection, underWayPerHousehold, perTenSeconds } = this.#limits;
    const pipelined = this.#connections.of(socket) > underWayPerConnection;
    if (pipelined || count > perTenSeconds * DISCONNECT_AT) this.#end(socket, response);
    if (count > perTenSeconds) return refuse(response, left);
    const crowded = this.#households.of(household) > underWayPerHousehold;
    return pipelined || crowded ? refuse(response, 1000) : 'answer';
  }

  /** Stops reading from a connection and closes it after this answer. */
  #end(socket: Socket, response: ServerResponse): void {
    this.#ending.add(socket);
    response.shouldKeepAlive = false;
    socket.pause();
  }
}

function refuse(response: ServerResponse, milliseconds: number): Refused {
  const refusal = refusedFor('TOO_MANY_REQUESTS', milliseconds);
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(refusal.status, { ...headers, 'Retry-After': String(refusal.retryAfter) });
  response.end(JSON.stringify(refusal.body));
  return refusal;
}
