import { taglines } from '@lantern/games/catalogue.de';
import { sharedFacts, sharedRefusals } from '@lantern/games/kit/text.de';
import { serverRefusals } from '@lantern/games/protocol.de';
import { ask } from './de/ask';
import { calls, install } from './de/calls';
import { hosting } from './de/hosting';
import { house } from './de/house';
import { learn } from './de/learn';
import { open } from './de/open';
import { parts } from './de/parts';
import { room } from './de/room';
import { shared } from './de/shared';
import { table } from './de/table';
import { takeBack } from './de/takeBack';
import { talk } from './de/talk';
import type { Words } from './en';

/** Everything the house says in German; what the games say is theirs. */
export const words: Words = {
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
