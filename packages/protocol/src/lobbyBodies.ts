/**
 * Bodies of the HTTP requests of boardgame.io's `LobbyClient`. It sends more than is needed here; other fields are
 * ignored.
 */
import * as v from 'valibot';

const count = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/))]), v.transform(Number));

export const createMatch = v.object({
  numPlayers: v.optional(count, 2),
  setupData: v.optional(v.unknown()),
  unlisted: v.optional(v.boolean(), false),
});

export const join = v.object({
  playerName: v.optional(v.unknown()),
  playerID: v.optional(v.nullable(v.union([v.string(), v.pipe(v.number(), v.transform(String))]))),
});

const proof = { playerID: v.optional(v.unknown()), credentials: v.optional(v.unknown()) };

export const leave = v.object(proof);
export const update = v.object({ ...proof, newName: v.optional(v.unknown()), data: v.optional(v.unknown()) });
export const playAgain = v.object({ ...proof, ...createMatch.entries, numPlayers: v.optional(count) });
