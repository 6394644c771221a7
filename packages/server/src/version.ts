import { version } from '../package.json';

/** The version of Lantern, as the log, `/api/health` and the page About tell it. */
export const VERSION: string = version;
