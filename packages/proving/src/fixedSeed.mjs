// Loaded before a server whose matches must be reproducible: all of them are dealt from the secret `SEED`, unless
// browsers contribute to it, and its bots use the same randomness in every run. Keys, codes and ids are still random.

import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Number of bytes the server draws for the secret of a match, and for a choice of a bot. */
const SECRET = 32;
const CHOICE = 16;

const { randomBytes } = crypto;
const drawn = (text) => createHash('sha256').update(`${process.env.SEED} ${text}`).digest();
let choices = 0;

crypto.randomBytes = (size, ...rest) => {
  if (size === SECRET) return drawn('secret');
  if (size === CHOICE) return drawn(`choice ${choices++}`).subarray(0, CHOICE);
  return randomBytes(size, ...rest);
};
syncBuiltinESMExports();
