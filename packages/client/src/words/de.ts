import { taglines } from '@lantern/games/catalogue.de';
import { sharedRefusals } from '@lantern/games/kit/text.de';
import { serverRefusals } from '@lantern/games/protocol.de';
import type { Words } from './en';

/** Everything the house says in German. */
export const words: Words = {
  taglines,
  refusals: { shared: sharedRefusals, server: serverRefusals },
};
