import type { HandOver, SeatTaken } from '@lantern/protocol/credentials';
import type { Seat } from '@lantern/protocol/seat';
import { sentenceOf } from '../../net/api/failure';
import * as api from '../../net/api/hosting/hosting';
import type { Takeable } from '../../net/api/hosting/takeback';
import * as takeBacks from '../../net/api/hosting/takeback';
import { answerSeat, passHost as passHostTo } from '../../net/api/rooms';
import { browserIdIn } from '../../state/roomKeys';

/** What a host and those who sit may ask for, beside settling what is played. What is refused is said on the screen. */
export interface HostingActions {
  rematch(): Promise<boolean>;
  moveSeat(from: Seat, to: Seat): Promise<boolean>;
  passHost(seat: Seat): Promise<boolean>;
  pause(paused: boolean): Promise<boolean>;
  voteEnd(wanted: boolean): Promise<boolean>;
  voteStandIn(seat: Seat, wanted: boolean): Promise<boolean>;
  voteTimeOut(decisionId: number, wanted: boolean): Promise<boolean>;
  /** Agrees that somebody gets a seat they ask for, or not. */
  answerSeatRequest(request: string, agreed: boolean): Promise<boolean>;
  /** Takes the own last move back, where that is free. */
  takeBack(move: Takeable): Promise<boolean>;
  /** Asks the others to take the own last move back. */
  requestTakeback(move: Takeable): Promise<boolean>;
  /** Answers somebody who asks, or ends the own request by a no. */
  answerTakeback(agreed: boolean): Promise<boolean>;
  /** Nothing where it is refused. */
  handOver(): Promise<HandOver | undefined>;
  keepSeat(): Promise<boolean>;
  /** Brings a seat here by a code from another device. @returns why that cannot be; nothing once it is here */
  takeOver(typed: string): Promise<string | undefined>;
}

export interface HostingProof {
  code: string;
  /** The key of whoever is the host: of the room, or of a seat. */
  hostKey: string;
  /** Whether whoever asks is the host. */
  host: boolean;
  /** Whether the host's key is one of its own, not that of the seat. */
  apart: boolean;
  seat: Seat | null;
  seatKey: string | undefined;
  attempt(request: () => Promise<unknown>): Promise<boolean>;
  /** The key of the room is worth nothing any more. */
  dropHostKey(): void;
  /** Takes a seat that is held here from then on. */
  join(take: () => Promise<SeatTaken>): Promise<void>;
}

/** The requests of somebody who holds these keys. */
export function hostingActions(proof: HostingProof): HostingActions {
  const { code, hostKey, host, apart, seat, seatKey = '', attempt, dropHostKey, join } = proof;
  const passHost = async (to: Seat) => {
    await passHostTo(code, to, hostKey);
    dropHostKey();
  };
  return {
    rematch: () => attempt(() => api.rematch(code, hostKey)),
    moveSeat: (from, to) => attempt(() => api.moveSeat(code, from, to, hostKey)),
    passHost: (to) => attempt(() => passHost(to)),
    pause: (paused) => attempt(() => api.pauseMatch(code, paused, hostKey)),
    voteEnd: (wanted) => attempt(() => api.voteEnd(code, wanted, seatKey)),
    voteStandIn: (of, wanted) => attempt(() => api.voteStandIn(code, of, wanted, seatKey)),
    voteTimeOut: (decision, wanted) => attempt(() => api.voteTimeOut(code, decision, wanted, seatKey)),
    answerSeatRequest: (request, agreed) => attempt(() => answerSeat(code, request, agreed, host ? hostKey : seatKey)),
    takeBack: (move) => attempt(() => takeBacks.takeBack(code, move, seatKey)),
    requestTakeback: (move) => attempt(() => takeBacks.requestTakeback(code, move, seatKey)),
    answerTakeback: (agreed) => attempt(() => takeBacks.answerTakeback(code, agreed, seatKey)),
    async handOver() {
      let offer: HandOver | undefined;
      await attempt(async () => {
        if (seat === null) return;
        // The role of the host goes along only with the seat.
        if (apart) await passHost(seat);
        offer = await api.handOver(code, seat, seatKey);
      });
      return offer;
    },
    keepSeat: () => attempt(() => api.keepSeat(code, seat ?? '', seatKey)),
    async takeOver(typed) {
      try {
        await join(() => api.redeem(code, typed, browserIdIn(code)));
        return undefined;
      } catch (error) {
        return sentenceOf(error);
      }
    },
  };
}
