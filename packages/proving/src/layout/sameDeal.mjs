// Loaded before the server whose pages are looked at: it deals the same matches each time. Everything else it draws, the
// keys of seats among it, is as secret as ever.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The bytes of the secret that the seed of a match is made from (`match/runningMatches.ts`); nothing else has as many. */
const SECRET_BYTES = 32;

const { randomBytes } = crypto;

crypto.randomBytes = (size, ...rest) =>
  size === SECRET_BYTES ? Buffer.alloc(SECRET_BYTES, 1) : randomBytes(size, ...rest);
syncBuiltinESMExports();
