/** The entry of a chunk in Vite's manifest. */
interface Chunk {
  file: string;
  /** The name of the chunk, from its entry file. */
  name?: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  /** Chunks that are loaded with it. */
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * All files loaded with these chunks: the chunks, their static imports, and their styles. Throws for a chunk missing in
 * the manifest.
 */
export function filesLoadedWith(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no chunk ${key}`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}

/** The entries and lazily loaded chunks whose source matches. */
export function chunksFrom(manifest: Manifest, source: RegExp): string[] {
  return Object.entries(manifest)
    .filter(([key, chunk]) => (chunk.isEntry || chunk.isDynamicEntry) && source.test(chunk.src ?? key))
    .map(([key]) => key);
}
