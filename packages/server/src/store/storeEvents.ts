import type { StoreError } from './store';

/** Receives what happens to the database of a store. */
export interface StoreEvents {
  /** The database did not answer, or could not write. */
  failed(error: StoreError): void;
  /** The database has stored a write. */
  wrote(): void;
}

/** Events that nobody listens to. */
export const NO_EVENTS: StoreEvents = { failed: () => {}, wrote: () => {} };
