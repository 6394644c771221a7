import { taglines } from '@lantern/games/catalogue.de';
import { sharedFacts, sharedRefusals } from '@lantern/games/kit/strings.de';
import { serverRefusals } from '@lantern/protocol/refusals.de';
import { ask } from './de/ask';
import { talk } from './de/chat';
import { hosting } from './de/hosting';
import { house } from './de/house';
import { table } from './de/match';
import { calls, install } from './de/notify';
import { open } from './de/open';
import { parts } from './de/parts';
import { room } from './de/room';
import { shared } from './de/shared';
import { takeBack } from './de/takeback';
import { learn } from './de/tutorial';
import type { Strings } from './en';

/** Everything the house says in German; what the games say is theirs. */
export const words: Strings = {
  house,
  parts,
  open,
  room,
  hosting,
  table,
  ask,
  learn,
  takeBack,
  talk,
  shared,
  calls,
  install,
  taglines,
  facts: sharedFacts,
  refusals: { shared: sharedRefusals, server: serverRefusals },
};
