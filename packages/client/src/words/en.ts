import { catalogue } from '@lantern/games/catalogue';
import { sharedFacts, sharedRefusals } from '@lantern/games/kit/text.en';
import { serverRefusals } from '@lantern/games/protocol.en';
import { ask } from './en/ask';
import { calls, install } from './en/calls';
import { hosting } from './en/hosting';
import { house } from './en/house';
import { learn } from './en/learn';
import { open } from './en/open';
import { parts } from './en/parts';
import { room } from './en/room';
import { shared } from './en/shared';
import { table } from './en/table';
import { takeBack } from './en/takeBack';
import { talk } from './en/talk';

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
export type Words = typeof en;
