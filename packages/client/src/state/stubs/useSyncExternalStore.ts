/** Replaces the router's shim for old versions of React in the build. */
export { useSyncExternalStore } from 'react';
