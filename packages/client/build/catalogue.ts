import { type Plugin, runnerImport } from 'vite';

/** The lists of games that the pages read: `catalogue.ts` and its translations. */
const CATALOGUE = /\/packages\/games\/src\/catalogue(\.\w+)?\.ts$/;

/** Puts the values of the catalogue in the place of its program, which makes them from all the rules. */
export function evaluatedCatalogue(): Plugin {
  return {
    name: 'lantern-catalogue',
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
