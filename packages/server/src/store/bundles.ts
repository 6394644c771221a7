/** Sealed keys of the seats of a browser. */
export interface BundleRecord {
  /** The hash of the secret that opens it. */
  secretHash: string;
  /** A `copy` is given to another device once; a `kept` one to the same browser again and again. */
  kind: 'copy' | 'kept';
  /** `null` once a copy has been given. */
  sealed: string | null;
  /** Nothing after this, in milliseconds since 1970. */
  until: number;
}

/** Sealed keys of seats. */
export interface BundleStore {
  /** Keeps a bundle, in place of an earlier one of its secret. */
  save(bundle: BundleRecord): Promise<void>;
  load(secretHash: string): Promise<BundleRecord | undefined>;
  /** Notes that a copy was given. @returns whether it was not before */
  give(secretHash: string): Promise<boolean>;
  remove(secretHash: string): Promise<void>;
  /** Deletes what ended before `now`. */
  removeOld(now: number): Promise<void>;
}

/** A row of `key_bundles`. */
export interface BundleRow {
  secret_hash: string;
  kind: string;
  sealed: string | null;
  until: number;
}

export function bundleRow({ secretHash, kind, sealed, until }: BundleRecord): BundleRow {
  return { secret_hash: secretHash, kind, sealed, until };
}

export function bundleOf({ secret_hash, kind, sealed, until }: BundleRow): BundleRecord {
  return { secretHash: secret_hash, kind: kind as BundleRecord['kind'], sealed, until };
}
