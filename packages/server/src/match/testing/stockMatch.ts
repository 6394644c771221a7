import { boardgameOf } from '@lantern/games/engine/boardgame';
import { hmacRandom } from '@lantern/games/engine/hmacRandom';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { Audience, Seat } from '@lantern/protocol/seat';
import type { Game, LogEntry, State, StorageAPI } from 'boardgame.io';
import { createMatch, getFilterPlayerView, ProcessGameConfig } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import { Server } from 'boardgame.io/server';
import { MockRandom } from 'boardgame.io/testing';
import { audiencesOf } from '../audience';

const ID = 'match';

/** The messages of the stock server to an audience. */
export interface Told {
  state: { G: CommonView; ctx: Record<string, unknown>; plugins: unknown; _stateID: number };
  log: (LogEntry & { redact?: true })[];
}

/** A match on boardgame.io's own Master, with the messages to each audience after a round trip through JSON. */
export class StockMatch {
  readonly #master: Master;
  readonly #storage: StorageAPI.Sync;
  readonly #audiences: readonly Audience[];
  readonly #told = new Map<Audience, Told>();
  /** Number of broadcasts. */
  updates = 0;
  /** Sent by boardgame.io to every newcomer besides the state and the log. */
  initialState: unknown;

  /** @param ownChance whether it uses boardgame.io's own randomness; otherwise every move draws as on our server */
  constructor(module: AnyModule, players: number, options: unknown, seed: string, ownChance = false) {
    const chance = chanceByMove(seed);
    const played = boardgameOf(module);
    const plugins = [...(played.plugins ?? []), ...(ownChance ? [] : [chance.plugin])];
    const game = { ...played, seed, plugins } as Game;
    const filter = getFilterPlayerView(ProcessGameConfig(game));
    this.#storage = (Server({ games: [game], origins: [] }) as unknown as { db: StorageAPI.Sync }).db;
    this.#audiences = audiencesOf(players);
    const hear = (audience: Audience, payload: Parameters<typeof filter>[1]) => {
      const { args } = JSON.parse(JSON.stringify(filter(audience, payload)));
      if (payload.type === 'sync') this.initialState = args[1].initialState;
      const told = payload.type === 'sync' ? args[1] : { state: args[1], log: [...this.#of(audience).log, ...args[2]] };
      this.#told.set(audience, { state: told.state, log: told.log });
    };
    this.#master = new Master(game, chance.before(this.#storage), {
      send: ({ playerID, ...payload }) => hear(playerID, payload as Parameters<typeof filter>[1]),
      sendAll: (payload) => {
        this.updates++;
        for (const audience of this.#audiences) hear(audience, payload as Parameters<typeof filter>[1]);
      },
    });
    const dealt = createMatch({ game, numPlayers: players, setupData: options, unlisted: true });
    if ('setupDataError' in dealt) throw new Error(dealt.setupDataError);
    this.#storage.createMatch(ID, dealt);
  }

  /** Joins every audience as a newcomer. */
  async sync(): Promise<void> {
    for (const audience of this.#audiences) await this.#master.onSync(ID, audience);
  }

  /** @param stateID the version the move is made on; the newest by default */
  async move(seat: Seat, move: string, args: readonly unknown[], stateID = this.version): Promise<void> {
    const payload = { type: move, args, playerID: seat, credentials: 'never compared' };
    await this.#master.onUpdate({ type: 'MAKE_MOVE', payload } as never, stateID, ID, seat);
  }

  told(audience: Audience): Told {
    return this.#of(audience);
  }

  get version(): number {
    return this.#state._stateID;
  }

  /** A seat that boardgame.io allows to move. */
  get activeSeat(): Seat {
    return Object.keys(this.#state.ctx.activePlayers ?? {})[0] as Seat;
  }

  get #state(): State {
    return this.#storage.fetch(ID, { state: true }).state;
  }

  #of(audience: Audience): Told {
    return this.#told.get(audience) as Told;
  }
}

/** Draws randomness as our server does: from the seed and the number of the move after the last fetched state. */
function chanceByMove(seed: string) {
  let random = hmacRandom(seed, 0);
  const fetched = (id: string, what: StorageAPI.FetchOpts, storage: StorageAPI.Sync) => {
    const found = storage.fetch(id, what) as { state?: State };
    if (found.state) random = hmacRandom(seed, found.state._stateID + 1);
    return found;
  };
  return {
    plugin: MockRandom({
      Die: (sides: number) => random.die(sides),
      Shuffle: (items: unknown[]) => random.shuffle(items),
    }),
    before: (storage: StorageAPI.Sync): StorageAPI.Sync =>
      new Proxy(storage, {
        get: (target, name) =>
          name === 'fetch'
            ? (id: string, what: StorageAPI.FetchOpts) => fetched(id, what, target)
            : Reflect.get(target, name).bind?.(target),
      }),
  };
}
