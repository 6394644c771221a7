import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

type Values = ReadonlyMap<string, Record<string, unknown>>;

/** Evaluates the listed files. Returns the exports of each by its path. */
async function evaluate(): Promise<Values> {
  const list = fileURLToPath(new URL('evaluated.ts', import.meta.url));
  const { module } = await runnerImport<typeof import('./evaluated.ts')>(list);
  const files = Object.entries(module.evaluated);
  return new Map(files.map(([path, values]) => [fileURLToPath(new URL(path, import.meta.url)), values]));
}

/** Evaluated once, however many bundles of a build ask for it. */
let evaluated: Promise<Values> | undefined;

/** Puts the values of the files in `evaluated.ts` in the place of their programs, which make them from the rules. */
export function evaluatedCatalogue(): Plugin {
  return {
    name: 'lantern-catalogue',
    load: {
      filter: { id: /\/packages\/games\/src\// },
      async handler(id) {
        evaluated ??= evaluate();
        const values = (await evaluated).get(id);
        if (!values) return null;
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
