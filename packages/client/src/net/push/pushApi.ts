import type { PushAddress } from '@lantern/protocol/bodies';
import type { Seat } from '@lantern/protocol/seat';
import { request } from '../api/rooms';

const path = (code: string, seat: Seat, rest: string) => `/rooms/${encodeURIComponent(code)}/seats/${seat}/${rest}`;

/** What browsers check the server's calls with; `null` where it calls nobody. */
export const pushKey = () => request<{ key: string | null }>('GET', '/push');

/** Has a browser called when the seat is to decide and nobody is here. */
export const subscribePush = (code: string, seat: Seat, address: PushAddress, language: string, seatKey: string) =>
  request<object>('POST', path(code, seat, 'push'), { address, language }, seatKey);

export const unsubscribePush = (code: string, seat: Seat, endpoint: string, seatKey: string) =>
  request<object>('POST', path(code, seat, 'push-end'), { endpoint }, seatKey);
