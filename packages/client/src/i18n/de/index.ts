import { taglines } from '@lantern/games/catalogue.de';
import { sharedFacts, sharedRefusals } from '@lantern/games/kit/strings.de';
import { serverRefusals } from '@lantern/protocol/refusals.de';
import type { Strings } from '../en/index';
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

/** All German strings outside of the games. */
export const de: Strings = {
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
  taglines,
  facts: sharedFacts,
  refusals: { shared: sharedRefusals, server: serverRefusals },
};
