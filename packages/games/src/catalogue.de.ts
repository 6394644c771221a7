import { modules } from './index';

/**
 * The taglines of the catalogue in German, by the id of each game that speaks it. Evaluated by the client's build like the
 * catalogue.
 */
export const taglines: Readonly<Record<string, string>> = Object.fromEntries(
  modules.flatMap(({ id, about }) => (about?.tagline.de ? [[id, about.tagline.de]] : [])),
);
