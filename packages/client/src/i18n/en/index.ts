import { sharedFacts, sharedRefusals } from '@lantern/games/kit/strings.en';
import { serverRefusals } from '@lantern/protocol/refusals.en';
import { app } from './app';
import { chat } from './chat';
import { common } from './common';
import { createRoom } from './createRoom';
import { explain } from './explain';
import { hosting } from './hosting';
import { match } from './match';
import { room } from './room';
import { sharedDevice } from './sharedDevice';
import { tutorial } from './tutorial';

/** Everything the house says in English; what the games say is theirs. */
export const en = {
  app,
  common,
  createRoom,
  room,
  hosting,
  match,
  explain,
  tutorial,
  chat,
  sharedDevice,
  /** What a game promises on the home page, by its id, where the catalogue says it in another language. */
  taglines: {} as Readonly<Record<string, string>>,
  /** Sentences of the facts of any game. */
  facts: sharedFacts,
  /** Refusals by code: those of any game, and the server's own. */
  refusals: { shared: sharedRefusals, server: serverRefusals },
};

/** What every language must be able to say. */
export type Strings = typeof en;
