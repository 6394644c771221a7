import { sharedFacts, sharedRefusals } from '@lantern/games/kit/strings.en';
import { clientRefusals } from '@lantern/protocol/clientRefusals.en';
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

/** All English strings outside of the games. */
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
  /** The taglines of games by id. English has none here, since the catalogue contains them. */
  taglines: {} as Readonly<Record<string, string>>,
  /** The sentences of the facts that all games share. */
  facts: sharedFacts,
  /**
   * The refusals by code: those that all games share, and those of the server. English lists only the ones that the
   * client itself produces.
   */
  refusals: { shared: sharedRefusals, server: clientRefusals },
};

export type Strings = typeof en;
