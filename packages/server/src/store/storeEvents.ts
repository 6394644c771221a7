import type { StoreError } from './store';

/** Receives events of the database of a store. */
export interface StoreEvents {
  /** The database did not answer, or could not write. */
  failed(error: StoreError): void;
  /** The database has stored a write. */
  wrote(): void;
}

/** Ignores all events. */
export const NO_EVENTS: StoreEvents = { failed: () => {}, wrote: () => {} };
