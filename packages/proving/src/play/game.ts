import { moduleById, modules } from '@lantern/games';
import type { AnyProof } from '@lantern/games/engine/randomPlay';
import type { AnyModule } from '@lantern/games/module';
import { UsageError } from '../verdict';

/** A game and what its proofs need. */
export interface LoadedGame {
  module: AnyModule;
  proof: AnyProof;
}

/** The game of that id. Throws `UsageError`, naming those there are. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const module = moduleById(id);
  if (!module) throw new UsageError(`--game must be one of ${modules.map((known) => known.id).join(', ')}`);
  const { proof } = (await import(`@lantern/games/${id}/proof`)) as { proof: AnyProof };
  return { module, proof };
}
