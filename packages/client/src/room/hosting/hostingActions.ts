import type { HandOver } from '@lantern/protocol/credentials';
import type { Seat } from '@lantern/protocol/seat';
import { call } from '../../net/api/call';
import { sentenceOf } from '../../net/api/failure';
import type { Takeable } from '../../net/match/takeable';
import { browserIdIn } from '../../state/roomKeys';
import { leavingActions } from '../leaving/leavingActions';
import { hostActions } from './hostActions';
import type { HostCredentials } from './hostCredentials';
import { offerActions } from './offerActions';
import { seatRequestActions } from './seatRequestActions';

/** The actions of the host and of seated players. Refusals are shown on the screen. */
export type HostingActions = ReturnType<typeof hostingActions>;

export function hostingActions(proof: HostCredentials) {
  const { code, hostKey, host, apart, seat, seatKey: key, attempt, dropHostKey, join } = proof;
  return {
    ...seatRequestActions(proof),
    ...hostActions(proof),
    ...offerActions(proof),
    ...leavingActions(proof),
    voteEnd: (wanted: boolean) => attempt(() => call('POST /api/rooms/:code/end', { code, key }, { wanted })),
    votePause: (about: 'pause' | 'resume', wanted: boolean) =>
      attempt(() => call('POST /api/rooms/:code/pause/vote', { code, key }, { about, wanted })),
    voteStandIn: (of: Seat, wanted: boolean) =>
      attempt(() => call('POST /api/rooms/:code/seats/:seat/stand-in', { code, seat: of, key }, { wanted })),
    voteTimeOut: (decisionId: number, wanted: boolean) =>
      attempt(() => call('POST /api/rooms/:code/time-out/vote', { code, key }, { decisionId, wanted })),
    /** Accepts or declines a request for a seat. */
    answerSeatRequest: (id: string, agreed: boolean) =>
      attempt(() =>
        call('POST /api/rooms/:code/seat-requests/:id/answer', { code, id, key: host ? hostKey : key }, { agreed }),
      ),
    /** Takes back the last own move if that is free. */
    takeBack: ({ version }: Takeable) =>
      attempt(() => call('POST /api/rooms/:code/take-back', { code, key }, { version })),
    /** Asks the others for permission to take back the last own move. */
    requestTakeBack: ({ version }: Takeable) =>
      attempt(() => call('POST /api/rooms/:code/take-back/ask', { code, key }, { version })),
    /** Answers a request of another player, or withdraws the request of this player by declining. */
    answerTakeBack: (agreed: boolean) =>
      attempt(() => call('POST /api/rooms/:code/take-back/answer', { code, key }, { agreed })),
    /** Undefined if it is refused. */
    async handOver() {
      let offer: HandOver | undefined;
      await attempt(async () => {
        if (seat === null) return;
        // The role of the host moves only with a seat.
        if (apart) {
          await call('POST /api/rooms/:code/seats/:seat/host', { code, seat, key: hostKey });
          dropHostKey();
        }
        offer = await call('POST /api/rooms/:code/seats/:seat/hand-over', { code, seat, key });
      });
      return offer;
    },
    keepSeat: () => attempt(() => call('POST /api/rooms/:code/seats/:seat/keep', { code, seat: seat ?? '', key })),
    /** Moves a seat here by the code from another device. @returns the reason of a failure; undefined on success */
    async takeOver(typed: string) {
      try {
        await join(() => call('POST /api/rooms/:code/redeem', { code, key: typed }, { browser: browserIdIn(code) }));
        return undefined;
      } catch (error) {
        return sentenceOf(error);
      }
    },
  };
}
