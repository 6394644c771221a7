/** What the router asks of its shim for old versions of React; the build puts this in the shim's place. */
export { useSyncExternalStore } from 'react';
