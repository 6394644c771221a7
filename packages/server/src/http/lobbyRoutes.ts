import type { Lobby } from '../rooms/lobby';
import type { Asked, Handlers } from './handlers';
import type { Limiter } from './rateLimits';

/** boardgame.io's lobby, so that its `LobbyClient` works unchanged. Every answer is JSON. */
export function lobbyRoutes(lobby: Lobby, limiter: Limiter) {
  const rename = async ({ game, id, sent }: Asked<'POST /games/:game/:id/update'>) => {
    await lobby.rename(game, id, sent.playerID, sent.credentials, sent.newName);
    return {};
  };
  return {
    'GET /games': () => [...lobby.games()],
    'GET /games/:game': async ({ game, ctx }) => {
      const { isGameover, updatedBefore, updatedAfter } = ctx.query;
      const over = isGameover === 'true' ? true : isGameover === 'false' ? false : undefined;
      const where = { over, before: milliseconds(updatedBefore), after: milliseconds(updatedAfter) };
      return { matches: await lobby.list(game, where) };
    },
    'GET /games/:game/:id': ({ game, id }) => lobby.get(game, id),
    'POST /games/:game/create': async ({ game, ip, sent: { numPlayers, setupData, unlisted } }) => {
      await limiter.countRoom(ip);
      return { matchID: await lobby.create(game, numPlayers, setupData, !unlisted) };
    },
    'POST /games/:game/:id/join': ({ game, id, sent: { playerName, playerID } }) =>
      lobby.join(game, id, playerName, playerID ?? undefined),
    'POST /games/:game/:id/leave': async ({ game, id, sent: { playerID, credentials } }) => {
      await lobby.leave(game, id, playerID, credentials);
      return {};
    },
    'POST /games/:game/:id/update': rename,
    'POST /games/:game/:id/rename': rename,
    'POST /games/:game/:id/playAgain': async ({ game, id, ip, sent: { playerID, credentials, ...wish } }) => {
      await limiter.countRoom(ip);
      return { nextMatchID: await lobby.playAgain(game, id, playerID, credentials, wish) };
    },
  } satisfies Partial<Handlers>;
}

function milliseconds(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
