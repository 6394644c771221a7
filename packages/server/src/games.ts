import { catalogue } from '@lantern/games/catalogue';
import { loadRules } from '@lantern/games/loadRules';
import type { AnyModule } from '@lantern/games/module';

/** The games a server offers. The rules of each take memory, so they are loaded when they are first needed. */
export class Games {
  readonly #rules: (id: string) => Promise<AnyModule | undefined>;
  readonly #loaded = new Map<string, AnyModule>();

  /** @param rules loads the rules of one of the games */
  constructor(
    readonly ids: readonly string[],
    rules: (id: string) => Promise<AnyModule | undefined>,
  ) {
    this.#rules = rules;
  }

  /** Loads the rules of a game; undefined if it is not offered. */
  async load(id: string): Promise<AnyModule | undefined> {
    const loaded = this.#loaded.get(id);
    if (loaded || !this.ids.includes(id)) return loaded;
    const module = await this.#rules(id);
    if (module) this.#loaded.set(id, module);
    return module;
  }

  /** The rules of a game if they are loaded, which holds for the game of every room that has been read. */
  get(id: string): AnyModule | undefined {
    return this.#loaded.get(id);
  }
}

export type LoadedGames = Pick<Games, 'get'>;

export function allGames(): Games {
  return new Games(
    catalogue.map(({ id }) => id),
    loadRules,
  );
}

/** Some games with loaded rules. */
export function gamesOf(modules: readonly AnyModule[]): Games {
  return new Games(
    modules.map(({ id }) => id),
    async (id) => modules.find((module) => module.id === id),
  );
}
