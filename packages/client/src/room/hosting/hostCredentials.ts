import type { SeatTaken } from '@lantern/protocol/credentials';
import type { LeaveCredentials } from '../leaving/leavingActions';
import type { SeatRequestContext } from './seatRequestActions';

/** The credentials of the host or of a seated player. */
export interface HostCredentials extends LeaveCredentials, SeatRequestContext {
  /** Whether the request comes from the host. */
  host: boolean;
  /** Whether the host has a separate key, which is not that of the seat. */
  apart: boolean;
  seatKey: string | undefined;
  /** Takes a seat and holds it from then on. */
  join(take: () => Promise<SeatTaken>): Promise<void>;
}
