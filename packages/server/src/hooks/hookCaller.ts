import type { HookEvent, HookPost } from '@lantern/protocol/hooks';
import { MINUTE } from '@lantern/protocol/timeUnits';
import type { Logger } from 'pino';
import { limitOf } from '../days/dayClock';
import type { Games } from '../games';
import { callWords, instantInWords } from '../notify/callWords';
import { levelOf } from '../refusals';
import type { CallRecord } from '../store/calls';
import type { DayClockRecord } from '../store/days';
import type { HookRecord } from '../store/hooks';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import type { HookSender } from './hookSender';
import { hookWords } from './hookWords';
import type { TurnLinks } from './turnLinks';

export interface HookCallerParts {
  store: Pick<Store, 'calls' | 'hooks'>;
  games: Pick<Games, 'load'>;
  sender: HookSender;
  links: TurnLinks;
  log: Pick<Logger, 'debug' | 'warn'>;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

/** Minimum time between two posts of a room. */
const MIN_POST_GAP_MS = 10 * MINUTE;

/** Delay of a post while too many others are sent. */
const BUSY_DELAY_MS = 60_000;

/** Posts the turns of rooms in the channels set by their hosts. */
export class HookCaller {
  readonly #parts: HookCallerParts;

  constructor(parts: HookCallerParts) {
    this.#parts = parts;
  }

  /** Sends a due notification of a room to its channels, or postpones it. Does not wait for their answers. */
  async call(call: CallRecord, room: RoomRecord, clock: DayClockRecord): Promise<void> {
    const { store, sender, log, wallTime } = this.#parts;
    const now = wallTime();
    const event = call.kind as HookEvent;
    const hooks = (await store.hooks.ofRoom(room.code)).filter(
      (record) => record.offAt === null && record.events.includes(event),
    );
    const free = Math.max(0, ...hooks.map(({ notBefore }) => notBefore));
    if (free > now) return store.calls.putOff(call, free);
    const busy = await Promise.all(hooks.map((hook) => sender.isBusy(hook)));
    if (busy.includes(true)) return store.calls.putOff(call, now + BUSY_DELAY_MS);
    if (!(await store.calls.take(call)) || hooks.length === 0) return;
    const claimed = await store.hooks.claim(room.code, now, now + MIN_POST_GAP_MS);
    for (const hook of claimed.filter(({ n }) => hooks.some((hook) => hook.n === n))) {
      const sent = this.postOf(hook, room, { event, seats: seatsOf(call, clock), clock }).then((post) =>
        sender.send(hook, post),
      );
      sent.catch((error: unknown) =>
        log[levelOf(error, 'warn')]({ err: error }, 'a post in a channel could not be stored'),
      );
    }
  }

  /**
   * Builds a post for a channel: an allow-list of public facts, without the code of the room.
   * @param about the event with the seats it is about; without a clock it is a test
   */
  async postOf(
    { language }: HookRecord,
    room: RoomRecord,
    about: { event: HookPost['event']; seats: readonly string[]; clock?: DayClockRecord },
  ): Promise<HookPost> {
    const { games, links, wallTime } = this.#parts;
    const { event, seats, clock } = about;
    const title = (await games.load(room.game))?.strings.title ?? '';
    const people = room.seats.flatMap(({ name }) => name || []);
    const who = room.seats.filter(({ seat }) => seats.includes(seat)).map(({ seat, name }) => ({ seat, name }));
    const limits = clock && event === 'turn' ? seats.map((seat) => limitOf(clock, seat)) : [];
    const until = limits.reduce(
      (one, other) => (one === null || other === null ? null : Math.min(one, other)),
      limits[0] ?? null,
    );
    const said = {
      names: who.map(({ name }) => name),
      until: until === null || !clock ? undefined : inZone(until, wallTime(), language, clock.tempo.zone),
    };
    return {
      v: 1,
      event,
      game: room.game,
      who,
      until,
      link: links.linkTo(room),
      title: people.length > 0 ? `${title} ${(callWords[language] ?? callWords.en)?.with(people)}` : title,
      text: (hookWords[language] ?? hookWords.en)?.[event](said) ?? '',
    };
  }
}

/** The seats that a notification of a room is about. */
function seatsOf({ about, kind }: CallRecord, clock: DayClockRecord): readonly string[] {
  if (kind === 'end') return [];
  return about ? [about] : clock.owing.filter((seat) => !clock.seats[seat]?.bot);
}

/** A time in words with the city of its zone. */
function inZone(at: number, now: number, language: string, zone: string): string {
  return `${instantInWords(at, now, language, zone)} (${zone.split('/').at(-1)?.replaceAll('_', ' ')})`;
}
