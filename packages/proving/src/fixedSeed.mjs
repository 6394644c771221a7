// Loaded before a server whose matches are to go the same way every time: all of them are dealt from the secret `SEED`,
// unless browsers add to it, and its bots choose from chance that is the same in every run. Keys, codes and ids are
// drawn as ever.

import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** How many bytes the server draws for the secret of a match, and for a bot's choice. */
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
