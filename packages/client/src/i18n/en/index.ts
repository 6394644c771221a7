import { catalogue } from '@lantern/games/catalogue';
import { sharedFacts, sharedRefusals } from '@lantern/games/kit/strings.en';
import { serverRefusals } from '@lantern/protocol/refusals.en';
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

/** Everything the house says in English; what the games say is theirs. */
export const en = {
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
  /** What each game promises on the shelf, by its id. */
  taglines: Object.fromEntries(catalogue.map(({ id, tagline }) => [id, tagline])) as Readonly<Record<string, string>>,
  /** Sentences of the facts of any game. */
  facts: sharedFacts,
  /** Refusals by code: those of any game, and the server's own. */
  refusals: { shared: sharedRefusals, server: serverRefusals },
};

/** What every language must be able to say. */
export type Strings = typeof en;
