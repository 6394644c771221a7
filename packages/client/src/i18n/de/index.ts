import { taglines } from '@lantern/games/catalogue.de';
import { sharedFacts, sharedRefusals } from '@lantern/games/kit/strings.de';
import { serverRefusals } from '@lantern/protocol/refusals.de';
import type { Strings } from '../en/index';
import { house } from './app';
import { talk } from './chat';
import { parts } from './common';
import { open } from './createRoom';
import { ask } from './explain';
import { hosting } from './hosting';
import { table } from './match';
import { calls, install } from './notifications';
import { room } from './room';
import { shared } from './sharedDevice';
import { takeBack } from './takeback';
import { learn } from './tutorial';

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
