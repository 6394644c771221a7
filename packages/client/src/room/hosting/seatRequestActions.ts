import type { Seat } from '@lantern/protocol/seat';
import { call } from '../../net/api/call';
import { browserIdIn, formerSeat, type HeldKeys, keepPlayerName, keysOf } from '../../state/roomKeys';

export interface SeatRequestContext {
  code: string;
  change(to: (keys: HeldKeys) => HeldKeys): void;
  attempt(request: () => Promise<unknown>): Promise<boolean>;
}

/** The actions for requesting a seat of the running match. Refusals are shown on the screen. */
export const seatRequestActions = ({ code, change, attempt }: SeatRequestContext) => ({
  /** Asks for a seat that somebody else has played. */
  requestSeat: (seat: Seat, wanted: string) =>
    attempt(async () => {
      const name = wanted.trim();
      const key = formerSeat(keysOf(code), name)?.seatKey;
      const who = { name, browser: browserIdIn(code) };
      const { request, seatKey, room } = await call('POST /api/rooms/:code/seats/:seat/ask', { code, seat, key }, who);
      change((known) => ({ ...known, asked: { request, seat, seatKey, name, version: room.version } }));
      keepPlayerName(name);
    }),
  withdrawSeatRequest: () =>
    attempt(async () => {
      const { asked } = keysOf(code);
      if (!asked) return;
      // The key is dropped first, so that the end of the request does not count as a refusal.
      change(({ asked: _, ...rest }) => rest);
      try {
        const { request: id, seatKey: key } = asked;
        await call('POST /api/rooms/:code/seat-requests/:id/answer', { code, id, key }, { agreed: false });
      } catch (error) {
        change((known) => ({ ...known, asked }));
        throw error;
      }
    }),
});
