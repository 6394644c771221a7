import type { ChangeChat, ConfigureRoom } from '@lantern/protocol/bodies';
import type { SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { t } from '../../i18n/strings';
import { sentenceOf } from '../../net/api/failure';
import * as api from '../../net/api/rooms';
import type { ChatConnection } from '../../net/room/ChatConnection';
import { RoomConnection, type RoomSnapshot, type RunningClock, type RunningWaits } from '../../net/room/RoomConnection';
import {
  browserIdIn,
  dropSeat,
  forgetRoom,
  formerSeat,
  type HeldKeys,
  type HeldSeat,
  heldSeat,
  keepPlayerName,
  keysOf,
  playerName,
  rememberRoom,
  shownKeys,
  showSeat,
  withoutFormer,
} from '../../state/roomKeys';
import { toast } from '../../ui/Toast';
import type { HostingActions } from '../hosting/hostingActions';
import { bindHostToSeat } from './bindHostToSeat';
import { fetchHostingActions, laterHostingActions } from './laterHostingActions';
import { useHostAway } from './useHostAway';
import { useRoomKeys } from './useRoomKeys';
import { useSeatRequest } from './useSeatRequest';
import { useSeedExchange } from './useSeedExchange';
import { useSharedDevice } from './useSharedDevice';
import { useStandInNotice } from './useStandInNotice';

/** A room as its page needs it: what is known, who I am, and what I may ask for. */
export interface RoomHandle extends HostingActions {
  code: string;
  status: RoomSnapshot['status'];
  refusal: RoomSnapshot['refusal'];
  /** Nothing before the first answer. */
  room: RoomView | null;
  clock: RunningClock | null;
  waits: RunningWaits;
  /** The seat this browser shows: the first of those it holds. */
  seat: Seat | null;
  seatKey: string | undefined;
  /** Every seat this browser holds, of all who share it. */
  held: readonly HeldSeat[];
  /** The shown seat is followed on another device as well. */
  alsoElsewhere: boolean;
  host: boolean;
  /** The host is away, and not just for a blink. */
  hostAway: boolean;
  chat: ChatConnection;
  retry(): void;
  /** Tells the room under which name one watches from now on. */
  setName(name: string): void;
  sit(seat: Seat, name: string): Promise<boolean>;
  /** The seat this browser has asked for. */
  requestedSeat: HeldKeys['asked'];
  /** Asks for a seat of the running match that another has played. */
  requestSeat(seat: Seat, name: string): Promise<boolean>;
  /** Does not want the seat any more that was asked for. */
  withdrawSeatRequest(): Promise<boolean>;
  /** Frees the shown seat, or another one that is held. */
  stand(seat?: Seat): Promise<boolean>;
  /** Shows another of the seats that are held. */
  show(seat: Seat): void;
  kick(seat: Seat): Promise<boolean>;
  /** Puts a bot on a free seat, or names the one that sits there. */
  addBot(seat: Seat, name?: string): Promise<boolean>;
  configure(change: ConfigureRoom): Promise<boolean>;
  changeChat(change: ChangeChat): Promise<boolean>;
  start(): Promise<boolean>;
  timeOut(decisionId: number): Promise<boolean>;
}

/** Does what is asked; what is refused is said on the screen. */
async function attempt(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    return true;
  } catch (error) {
    toast(sentenceOf(error), 'refusal');
    return false;
  }
}

/** Follows a room as long as the page is open. */
export function useRoom(code: string): RoomHandle {
  const { keys, change, moved, gone } = useRoomKeys(code);
  // The connection is opened with the first keys; later ones are shown to it by `prove`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection a room
  const link = useMemo(
    () => new RoomConnection({ code, browser: browserIdIn(code), name: playerName(), ...shownKeys(keys) }),
    [code],
  );
  const { status, update, you, clock, waits, refusal, proved, disproved } = useSyncExternalStore(
    link.subscribe,
    link.get,
  );

  useEffect(() => {
    link.open();
    return () => link.close();
  }, [link]);

  useEffect(() => link.prove({ ...shownKeys(keys), name: playerName() }), [link, keys]);

  const game = update?.room.game;
  useEffect(() => {
    if (game) rememberRoom({ code, game, at: Date.now() });
  }, [code, game]);

  useEffect(() => {
    if (refusal?.code === 'NO_SUCH_ROOM') forgetRoom(code);
  }, [code, refusal]);

  useEffect(fetchHostingActions, []);

  useSharedDevice(code, keys.seats, moved, gone);

  const held = keys.seats;
  const { seat: kept, seatKey } = shownKeys(keys);
  // Seats change places; the key says which one it is now.
  const seat = (proved?.seatKey === seatKey && proved?.seat) || (kept ?? null);
  const hostHere = held.find((one) => one.seat === update?.room.hostSeat);
  const host = you ? you.host || hostHere !== undefined : keys.hostKey !== undefined;
  const hostKey = keys.hostKey ?? hostHere?.seatKey ?? seatKey ?? '';

  useEffect(() => {
    if (seat !== null && seatKey !== undefined) moved({ seat, seatKey });
  }, [moved, seat, seatKey]);

  const told = update !== null;
  const wasHost = useRef<boolean>(undefined);
  useEffect(() => {
    if (!told) return;
    if (host && wasHost.current === false) toast(t().hosting.youHost);
    wasHost.current = host;
  }, [told, host]);

  useSeedExchange(code, update?.room, held);
  useStandInNotice(update?.room, seat);
  useSeatRequest(update?.room, keys.asked, change);
  const hostAway = useHostAway(update?.room);

  /** Somebody sits down at this device, beside those who are here. */
  const join = async (take: () => Promise<SeatTaken>, former?: HeldSeat) => {
    const room = update?.room;
    const bound = room ? await bindHostToSeat(keysOf(code), room) : keysOf(code);
    change(() => bound);
    const taken = await take();
    change((known) => showSeat(withoutFormer(known, former), heldSeat(taken)));
  };

  useEffect(() => {
    if (disproved?.of === 'seat') gone(disproved.key);
    if (disproved?.of === 'host' && keysOf(code).hostKey === disproved.key) change(withoutHost);
  }, [code, change, gone, disproved]);

  return {
    code,
    status,
    refusal,
    room: update?.room ?? null,
    clock,
    waits,
    seat,
    seatKey,
    held,
    // Where several share a browser, each of their seats has a connection beside the one that shows.
    alsoElsewhere: (you?.links ?? 0) > (held.length > 1 ? 2 : 1),
    host,
    hostAway,
    chat: link.chat,
    retry: () => link.retry(),
    setName: (name) => {
      keepPlayerName(name);
      link.prove({ ...shownKeys(keys), name });
    },
    sit: (at, name) =>
      attempt(async () => {
        const called = name.trim();
        const former = formerSeat(keys, called);
        const who = { name: called, browser: browserIdIn(code), formerKey: former?.seatKey };
        await join(() => api.sit(code, at, who), former);
        if (held.length === 0) keepPlayerName(called);
      }),
    requestedSeat: keys.asked,
    requestSeat: (at, name) =>
      attempt(async () => {
        const called = name.trim();
        const formerKey = formerSeat(keys, called)?.seatKey;
        const asked = await api.askForSeat(code, at, { name: called, browser: browserIdIn(code), formerKey });
        const { request, seatKey: key } = asked;
        change((known) => ({ ...known, asked: { request, seat: at, seatKey: key, name: called } }));
        keepPlayerName(called);
      }),
    withdrawSeatRequest: () =>
      attempt(async () => {
        const { asked, ...rest } = keysOf(code);
        change(() => rest);
        if (asked) await api.answerSeat(code, asked.request, false, asked.seatKey);
      }),
    stand: (at = seat ?? '') =>
      attempt(async () => {
        const left = held.find((one) => one.seat === at);
        if (!left) return;
        // The key goes first, so that the freed seat is not taken for one that was given up by the host.
        change((known) => dropSeat(known, left.seatKey));
        try {
          await api.stand(code, left.seat, left.seatKey);
        } catch (error) {
          change((known) => showSeat(known, left));
          throw error;
        }
      }),
    show: (at) => {
      const wanted = held.find((one) => one.seat === at);
      if (wanted) change((known) => showSeat(known, wanted));
    },
    kick: (at) => attempt(() => api.stand(code, at, hostKey)),
    addBot: (at, name) => attempt(() => api.addBot(code, at, hostKey, name)),
    configure: (wish) => attempt(() => api.configure(code, wish, hostKey)),
    changeChat: (wish) => attempt(() => api.changeTalk(code, wish, hostKey)),
    start: () => attempt(() => api.start(code, hostKey)),
    timeOut: (decisionId) => attempt(() => api.timeOut(code, decisionId, hostKey)),
    ...laterHostingActions({
      ...{ code, hostKey, host, seat, seatKey, attempt },
      apart: host && keys.hostKey !== undefined,
      dropHostKey: () => change(withoutHost),
      join,
    }),
  };
}

const withoutHost = ({ hostKey: _, ...rest }: HeldKeys): HeldKeys => rest;
