import type { Seat } from '@lantern/games/kit/seat';
import type { ChangeTalk, ConfigureRoom, RoomView } from '@lantern/games/protocol';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from '../../ui/Toast';
import * as api from '../../wire/api';
import { sentenceOf } from '../../wire/failure';
import { type RoomKeys, RoomLink, type RoomSnapshot, type RunningClock } from '../../wire/room';
import type { TalkLink } from '../../wire/talk';
import { words } from '../../words/words';
import { forgetRoom, keepKeys, keepName, keysOf, myName, rememberRoom } from '../keys';
import { type HostingRequests, hostingRequests } from './hostingRequests';

/** A room as its page needs it: what is known, who I am, and what I may ask for. */
export interface RoomHandle extends HostingRequests {
  code: string;
  status: RoomSnapshot['status'];
  refusal: RoomSnapshot['refusal'];
  /** Nothing before the first answer. */
  room: RoomView | null;
  clock: RunningClock | null;
  /** The seat this browser holds. */
  seat: Seat | null;
  seatKey: string | undefined;
  host: boolean;
  talk: TalkLink;
  retry(): void;
  sit(seat: Seat, name: string): Promise<boolean>;
  stand(): Promise<boolean>;
  kick(seat: Seat): Promise<boolean>;
  /** Puts a bot on a free seat, or names the one that sits there. */
  addBot(seat: Seat, name?: string): Promise<boolean>;
  configure(change: ConfigureRoom): Promise<boolean>;
  changeTalk(change: ChangeTalk): Promise<boolean>;
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
  const [keys, setKeys] = useState<RoomKeys>(() => keysOf(code));
  // The connection is opened with the first keys; later ones are shown to it by `prove`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection a room
  const link = useMemo(() => new RoomLink({ code, name: myName(), ...keys }), [code]);
  const { status, update, clock, refusal, proved, disproved } = useSyncExternalStore(link.subscribe, link.get);

  useEffect(() => {
    link.open();
    return () => link.close();
  }, [link]);

  useEffect(() => link.prove({ ...keys, name: myName() }), [link, keys]);

  const game = update?.room.game;
  useEffect(() => {
    if (game) rememberRoom({ code, game, at: Date.now() });
  }, [code, game]);

  useEffect(() => {
    if (refusal?.code === 'NO_SUCH_ROOM') forgetRoom(code);
  }, [code, refusal]);

  const change = (next: RoomKeys) => {
    keepKeys(code, next);
    setKeys(next);
  };
  const { seatKey } = keys;
  // Seats change places; the key says which one it is now.
  const seat = (proved?.seatKey === seatKey && proved?.seat) || (keys.seat ?? null);
  const host = update ? update.you.host : keys.hostKey !== undefined;
  const hostKey = keys.hostKey ?? seatKey ?? '';

  useEffect(() => {
    if (seat !== null && seatKey !== undefined) keepKeys(code, { ...keysOf(code), seat });
  }, [code, seat, seatKey]);

  const wasHost = useRef<boolean>(undefined);
  useEffect(() => {
    if (update?.you.host && wasHost.current === false) toast(words().hosting.youHost);
    wasHost.current = update?.you.host;
  }, [update]);

  useEffect(() => {
    if (!disproved) return;
    const { hostKey: kept, ...seatKeys } = keysOf(code);
    const next: RoomKeys = disproved === 'host' ? seatKeys : { ...(kept && { hostKey: kept }) };
    keepKeys(code, next);
    setKeys(next);
    if (disproved === 'seat') toast(words().room.seatGone, 'refusal');
  }, [code, disproved]);

  return {
    code,
    status,
    refusal,
    room: update?.room ?? null,
    clock,
    seat,
    seatKey,
    host,
    talk: link.talk,
    retry: () => link.retry(),
    sit: (at, name) =>
      attempt(async () => {
        const taken = await api.sit(code, at, name.trim());
        keepName(name.trim());
        change({ ...keysOf(code), seat: taken.seat, seatKey: taken.seatKey });
      }),
    stand: () =>
      attempt(async () => {
        if (seat === null || seatKey === undefined) return;
        // The keys go first, so that the freed seat is not taken for one that was given up by the host.
        change({ hostKey: keysOf(code).hostKey });
        try {
          await api.stand(code, seat, seatKey);
        } catch (error) {
          change(keys);
          throw error;
        }
      }),
    kick: (at) => attempt(() => api.stand(code, at, hostKey)),
    addBot: (at, name) => attempt(() => api.addBot(code, at, hostKey, name)),
    configure: (wish) => attempt(() => api.configure(code, wish, hostKey)),
    changeTalk: (wish) => attempt(() => api.changeTalk(code, wish, hostKey)),
    start: () => attempt(() => api.start(code, hostKey)),
    timeOut: (decisionId) => attempt(() => api.timeOut(code, decisionId, hostKey)),
    ...hostingRequests({
      ...{ code, hostKey, seat, seatKey, attempt },
      apart: host && keys.hostKey !== undefined,
      dropHostKey: () => {
        const { hostKey: _, ...seatKeys } = keysOf(code);
        change(seatKeys);
      },
    }),
  };
}
