import { modules } from '../src/index';
import type { GameStrings } from '../src/kit/strings';

/** The German words of every game that has some, by its id. */
export const germanTexts: Readonly<Record<string, GameStrings>> = Object.fromEntries(
  modules
    .filter(({ about }) => about?.tagline.de)
    .map(({ id }) => [id, jest.requireActual<{ strings: GameStrings }>(`../src/${id}/strings/de/index`).strings]),
);
