import Router from '@koa/router';
import * as bodies from '@lantern/protocol/lobbyBodies';
import type { Context } from 'koa';
import type { Lobby } from '../rooms/lobby';
import { wellFormed } from '../wellFormed';
import type { Limiter } from './rateLimits';

/** boardgame.io's lobby, so that its `LobbyClient` works unchanged. Every answer is JSON. */
export function lobbyRoutes(lobby: Lobby, limiter: Limiter): Router {
  const router = new Router({ prefix: '/games' });
  router.get('/', (ctx) => {
    ctx.body = lobby.games();
  });
  router.get('/:game', async (ctx) => {
    const { isGameover, updatedBefore, updatedAfter } = ctx.query;
    const over = isGameover === 'true' ? true : isGameover === 'false' ? false : undefined;
    const where = { over, before: milliseconds(updatedBefore), after: milliseconds(updatedAfter) };
    ctx.body = { matches: await lobby.list(game(ctx), where) };
  });
  router.get('/:game/:id', async (ctx) => {
    ctx.body = await lobby.get(game(ctx), id(ctx));
  });
  router.post('/:game/create', async (ctx) => {
    const { numPlayers, setupData, unlisted } = wellFormed(bodies.createMatch, ctx.request.body ?? {});
    await limiter.countRoom(ctx.ip);
    ctx.body = { matchID: await lobby.create(game(ctx), numPlayers, setupData, !unlisted) };
  });
  router.post('/:game/:id/join', async (ctx) => {
    const { playerName, playerID } = wellFormed(bodies.join, ctx.request.body);
    ctx.body = await lobby.join(game(ctx), id(ctx), playerName, playerID ?? undefined);
  });
  router.post('/:game/:id/leave', async (ctx) => {
    const { playerID, credentials } = wellFormed(bodies.leave, ctx.request.body);
    await lobby.leave(game(ctx), id(ctx), playerID, credentials);
    ctx.body = {};
  });
  for (const alias of ['update', 'rename']) {
    router.post(`/:game/:id/${alias}`, async (ctx) => {
      const { playerID, credentials, newName } = wellFormed(bodies.update, ctx.request.body);
      await lobby.rename(game(ctx), id(ctx), playerID, credentials, newName);
      ctx.body = {};
    });
  }
  router.post('/:game/:id/playAgain', async (ctx) => {
    const { playerID, credentials, ...wish } = wellFormed(bodies.playAgain, ctx.request.body);
    await limiter.countRoom(ctx.ip);
    ctx.body = { nextMatchID: await lobby.playAgain(game(ctx), id(ctx), playerID, credentials, wish) };
  });
  return router;
}

function game(ctx: Context): string {
  return String(ctx.params.game);
}

function id(ctx: Context): string {
  return String(ctx.params.id);
}

function milliseconds(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
