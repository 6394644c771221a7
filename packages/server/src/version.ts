import { version } from '../package.json';

/** The version of Lantern for the log, `/api/health` and the About page. */
export const VERSION: string = version;

/** Set by `build.mjs`. */
declare const LANTERN_COMMIT: string | null | undefined;

/** The commit from which the server was built; `null` if that is unknown, as in tests. */
export const COMMIT: string | null = typeof LANTERN_COMMIT === 'undefined' ? null : LANTERN_COMMIT;

/** Both in the form of semantic versioning: `0.1.0+1a2b3c4d5e6f`. */
export const BUILD = COMMIT === null ? VERSION : `${VERSION}+${COMMIT}`;
