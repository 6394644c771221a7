/** What Vite's manifest tells of a chunk. */
interface Chunk {
  file: string;
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
 * Every file that is loaded when these chunks are: themselves and what they import statically, with their styles.
 * Throws on a chunk the manifest does not have.
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

/** The chunks a page may begin with, or load later, whose source matches. */
export function chunksFrom(manifest: Manifest, source: RegExp): string[] {
  return Object.entries(manifest)
    .filter(([key, chunk]) => (chunk.isEntry || chunk.isDynamicEntry) && source.test(chunk.src ?? key))
    .map(([key]) => key);
}
