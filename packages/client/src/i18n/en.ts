import { catalogue } from '@lantern/games/catalogue';
import { sharedFacts, sharedRefusals } from '@lantern/games/kit/strings.en';
import { serverRefusals } from '@lantern/protocol/refusals.en';
import { ask } from './en/ask';
import { talk } from './en/chat';
import { hosting } from './en/hosting';
import { house } from './en/house';
import { table } from './en/match';
import { calls, install } from './en/notify';
import { open } from './en/open';
import { parts } from './en/parts';
import { room } from './en/room';
import { shared } from './en/shared';
import { takeBack } from './en/takeback';
import { learn } from './en/tutorial';

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
