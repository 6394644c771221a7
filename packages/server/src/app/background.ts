import { DayBeat } from '../days/dayBeat';
import { DayMender } from '../days/dayMender';
import { HookCaller } from '../hooks/hookCaller';
import { HookSender } from '../hooks/hookSender';
import { type HookConnection, systemConnection } from '../hooks/safePost';
import { TurnLinks } from '../hooks/turnLinks';
import { MailBeat } from '../mail/mailBeat';
import { Mailer } from '../mail/mailer';
import { MailLinks } from '../mail/mailLinks';
import { DayCaller } from '../notify/dayCaller';
import { PersonCaller } from '../notify/personCaller';
import { TurnNotifier } from '../notify/turnNotifier';
import { WebPush } from '../notify/webPush';
import { Blocks } from '../operator/blocks';
import { Loads } from '../operator/loads';
import { SearchPool } from '../players/searchPool';
import { ServerSeats } from '../players/serverSeats';
import { Viewers } from '../players/viewers';
import { HOST_TIMEOUT, HostSuccession } from '../rooms/host/hostSuccession';
import { followDeletions } from '../rooms/lifecycle/deletions';
import { IDLE_TIMEOUT, IdleSuspension } from '../rooms/lifecycle/idleSuspension';
import { Retention } from '../rooms/lifecycle/retention';
import { SeatMarks } from '../rooms/marks/seatMarks';
import { Orders } from '../rooms/personal/orders';
import type { Core } from './core';

/** Timeouts for absent people, in milliseconds; each has a default. */
interface Timeouts {
  /** Time until the role of an absent host passes on. */
  hostTimeout?: number;
  /** Time until a match in an empty room is suspended. */
  suspendAfter?: number;
  /** Time until a player is notified by Web Push of their turn. */
  notifyAfter?: number;
}

export interface BackgroundSpec extends Timeouts {
  /** The file that search threads run; without it bots play by rules of thumb. */
  searchWorker?: string;
  /** The connections for posts in channels of rooms; by default with the names and certificates of the system. */
  hookConnection?: HookConnection;
}

/** Everything the server does without a request. */
export interface Background {
  players: ServerSeats;
  /** The versions shown by the clients at the seats. */
  viewers: Viewers;
  hostSuccession: HostSuccession;
  idleSuspension: IdleSuspension;
  retention: Retention;
  dayBeat: DayBeat;
  dayMender: DayMender;
  marks: SeatMarks;
  orders: Orders;
  dayCaller: DayCaller;
  /** Posts in the channels of rooms, and creates the links in these posts. */
  hooks: { sender: HookSender; caller: HookCaller; links: TurnLinks };
  /** Sends mails, and creates and verifies their links; `mailer` and `beat` are `null` if mails are off. */
  mail: { mailer: Mailer | null; beat: MailBeat | null; links: MailLinks };
  blocks: Blocks;
  loads: Loads;
  /** The sender of push messages and its public key; undefined if the server may call no push service. */
  push: { notifier: TurnNotifier; webPush: WebPush; publicKey: string } | null;
}

const NOTIFY_AFTER = 8_000;

export async function createBackground(core: Core, spec: BackgroundSpec): Promise<Background> {
  const { config, store, matches, games, rooms, hosting, presence, log, wallTime, counters } = core;
  const { registry, subscriptions, remotePresence } = core.cluster;
  const { hostTimeout = HOST_TIMEOUT, suspendAfter = IDLE_TIMEOUT } = spec;
  const searchPool = spec.searchWorker === undefined ? null : new SearchPool(spec.searchWorker);
  const viewers = new Viewers();
  const orders = new Orders({ store, rooms, matches, games });
  const watched = { rooms, presence, subscriptions, log };
  const players = new ServerSeats({
    ...watched,
    matches,
    hosting,
    registry,
    searchPool,
    viewers,
    orders,
    botPace: config.botPace,
  });
  const plays = (matchId: string) => players.plays(matchId);
  const dayBeat = new DayBeat({ ...watched, store, matches, registry, orders, wallTime, counters });
  followDeletions({ subscriptions, matches, log });
  const push = await createPush(core, spec);
  const hooks = await createHooks(core, spec);
  const mail = await createMail(core);
  return {
    push,
    hooks,
    mail,
    dayCaller: createDayCaller(core, { webPush: push?.webPush ?? null, mailer: mail.mailer, hooks }),
    players,
    viewers,
    hostSuccession: new HostSuccession({ ...watched, timeout: hostTimeout }),
    idleSuspension: new IdleSuspension({ ...watched, registry, timeout: suspendAfter, plays, dayBeat }),
    dayBeat,
    dayMender: new DayMender({ store, rooms, matches, presence, log, wallTime }),
    marks: new SeatMarks(store.marks, log),
    orders,
    loads: new Loads({ shared: store.shared, registry, matches, log }),
    blocks: new Blocks({ store: store.blocks, log, wallTime }),
    retention: new Retention({ store, presence, subscriptions, remotePresence, keep: config.keep, log }),
  };
}

/** Starts the periodic tasks. */
export function startBackground({ retention, dayBeat, dayMender, dayCaller, mail, loads }: Background): void {
  for (const repeated of [retention, dayBeat, dayMender, dayCaller, mail.beat, loads]) repeated?.start();
}

async function createPush(core: Core, { notifyAfter = NOTIFY_AFTER }: Timeouts): Promise<Background['push']> {
  const { config, store, matches, rooms, presence, log } = core;
  const { registry, subscriptions } = core.cluster;
  if (config.pushServices.length === 0) return null;
  const webPush = await WebPush.open(store.push, config.publicUrl, log);
  const notifier = new TurnNotifier({
    rooms,
    matches,
    presence,
    subscriptions,
    registry,
    webPush,
    log,
    store: store.push,
    services: config.pushServices,
    timeout: notifyAfter,
  });
  return { notifier, webPush, publicKey: webPush.publicKey };
}

async function createHooks(core: Core, { hookConnection = systemConnection }: BackgroundSpec) {
  const { config, store, games, log, wallTime, counters } = core;
  const links = await TurnLinks.open(store.push, config.publicUrl);
  const sender = new HookSender({
    store: store.hooks,
    hosts: config.hookHosts,
    wallTime,
    counters,
    connection: hookConnection,
  });
  return { sender, links, caller: new HookCaller({ store, games, sender, links, log, wallTime }) };
}

async function createMail({ config, store, counters, log, wallTime }: Core): Promise<Background['mail']> {
  const links = await MailLinks.open(store.push);
  const { mail: settings, publicUrl } = config;
  if (!settings || publicUrl === null) return { mailer: null, beat: null, links };
  const mailer = new Mailer({ settings, publicUrl, links, log });
  return { mailer, links, beat: new MailBeat({ store, mailer, publicUrl, counters, log, wallTime }) };
}

/** The channels for notifications. */
interface Channels {
  webPush: WebPush | null;
  mailer: Mailer | null;
  hooks: Background['hooks'];
}

function createDayCaller(core: Core, { webPush, mailer, hooks }: Channels): DayCaller {
  const { config, store, rooms, matches, games, log, wallTime, counters } = core;
  const services = config.pushServices;
  const { links, caller: channels } = hooks;
  const people = new PersonCaller({ store, matches, games, webPush, mailer, links, services, wallTime, counters });
  return new DayCaller({ store, rooms, people, channels, log, wallTime });
}
