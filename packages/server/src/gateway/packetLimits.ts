import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import { Tally } from '../clock/tally';
import { cutOff, type QueuedConnection } from './backpressure';

/** Maximum number of packets within ten seconds. */
export interface PacketLimits {
  perConnection: number;
  perAddress: number;
}

/** The parts of an engine.io connection used here. */
interface Connection extends QueuedConnection {
  readonly request: IncomingMessage;
  on(event: 'packet', listener: () => void): void;
}

const TEN_SECONDS = 10_000;

/**
 * Closes a connection that sends more packets than it or its address may. Packets that socket.io answers or drops
 * itself, such as joining an unknown namespace, acknowledgements and pongs, reach no handler. They are therefore
 * counted on arrival, before socket.io reads them. A closed connection does not read the rest of a frame or request.
 */
export function limitPackets(io: Server, limits: PacketLimits, addressOf: (request: IncomingMessage) => string): void {
  const connections = new Tally<Connection>(TEN_SECONDS);
  const addresses = new Tally<string>(TEN_SECONDS);
  io.engine.on('connection', (connection: Connection) => {
    const address = addressOf(connection.request);
    connection.on('packet', () => {
      const own = connections.add(connection).count;
      const all = addresses.add(address).count;
      if (own > limits.perConnection || all > limits.perAddress) cutOff(connection);
    });
  });
}
