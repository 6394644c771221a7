import { taglines } from '@lantern/games/catalogue.de';
import { sharedRefusals } from '@lantern/games/kit/text.de';
import { serverRefusals } from '@lantern/games/protocol.de';
import { calls, install } from './de/calls';
import { ask } from './de/ask';
import { hosting } from './de/hosting';
import { house } from './de/house';
import { open } from './de/open';
import { parts } from './de/parts';
import { room } from './de/room';
import { shared } from './de/shared';
import { table } from './de/table';
import { talk } from './de/talk';
import { tv } from './de/tv';
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
  talk,
  tv,
  shared,
  calls,
  install,
  taglines,
  refusals: { shared: sharedRefusals, server: serverRefusals },
};
