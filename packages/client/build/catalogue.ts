import { type Plugin, runnerImport } from 'vite';

/** The lists of games that the pages read: `catalogue.ts` and its translations; and the pictures of the introductions. */
const EVALUATED = /\/packages\/games\/src\/(catalogue(\.\w+)?|[^/]+\/tutorial\/pictures)\.ts$/;

/** Puts the values of such a file in the place of its program, which makes them from the rules. */
export function evaluatedCatalogue(): Plugin {
  return {
    name: 'lantern-catalogue',
    async load(id) {
      if (!EVALUATED.test(id)) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
