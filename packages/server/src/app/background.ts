import { TurnNotifier } from '../notify/turnNotifier';
import { WebPush } from '../notify/webPush';
import { Players } from '../players/players';
import { SearchPool } from '../players/searchPool';
import { HOST_TIMEOUT, HostSuccession } from '../rooms/host/hostSuccession';
import { followDeletions } from '../rooms/lifecycle/deletions';
import { IDLE_TIMEOUT, IdleSuspension } from '../rooms/lifecycle/idleSuspension';
import { Retention } from '../rooms/lifecycle/retention';
import { TUTORIAL_TIMEOUT, TutorialCleanup } from '../rooms/lifecycle/tutorialCleanup';
import type { Core } from './core';

/** How long the server waits before it acts on somebody's absence, in milliseconds; each has a default. */
interface Timeouts {
  /** For a host, before the role passes on. */
  hostTimeout?: number;
  /** Before the room of a tutorial is deleted that everybody has left. */
  tutorialTimeout?: number;
  /** Before a match is suspended in whose room nobody is any more. */
  suspendAfter?: number;
  /** Before somebody is notified by Web Push that it is their turn. */
  notifyAfter?: number;
}

/** What else may be chosen of it. */
export interface BackgroundSpec extends Timeouts {
  /** The file that threads run which look ahead for bots; without it bots play by rules of thumb. */
  searchWorker?: string;
}

/** What the server does by itself, whoever asks for anything. */
export interface Background {
  players: Players;
  hostSuccession: HostSuccession;
  tutorialCleanup: TutorialCleanup;
  idleSuspension: IdleSuspension;
  retention: Retention;
  /** Who notifies browsers, and the public key they check it with; nothing where no push service may be called. */
  push: { notifier: TurnNotifier; publicKey: string } | null;
}

const NOTIFY_AFTER = 8_000;

export async function createBackground(core: Core, spec: BackgroundSpec): Promise<Background> {
  const { config, store, matches, rooms, hosting, presence, log } = core;
  const { registry, subscriptions, remotePresence } = core.cluster;
  const { hostTimeout = HOST_TIMEOUT, tutorialTimeout = TUTORIAL_TIMEOUT, suspendAfter = IDLE_TIMEOUT } = spec;
  const searchPool = spec.searchWorker === undefined ? null : new SearchPool(spec.searchWorker);
  const watched = { rooms, presence, subscriptions, log };
  followDeletions({ subscriptions, matches, log });
  return {
    push: await createPush(core, spec),
    players: new Players({ ...watched, matches, hosting, registry, searchPool, pace: config.botPace }),
    hostSuccession: new HostSuccession({ ...watched, timeout: hostTimeout }),
    tutorialCleanup: new TutorialCleanup({ ...watched, timeout: tutorialTimeout }),
    idleSuspension: new IdleSuspension({ ...watched, registry, timeout: suspendAfter }),
    retention: new Retention({ store, presence, subscriptions, remotePresence, keep: config.keep, log }),
  };
}

async function createPush(core: Core, { notifyAfter = NOTIFY_AFTER }: Timeouts): Promise<Background['push']> {
  const { config, store, matches, rooms, presence, log } = core;
  const { registry, subscriptions } = core.cluster;
  if (config.pushServices.length === 0) return null;
  const webPush = await WebPush.open(store.push, config.publicUrl, log);
  const notifier = new TurnNotifier({
    ...{ rooms, matches, presence, subscriptions, registry, webPush, log },
    store: store.push,
    services: config.pushServices,
    timeout: notifyAfter,
  });
  return { notifier, publicKey: webPush.publicKey };
}
