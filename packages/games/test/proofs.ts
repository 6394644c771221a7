import type { AnyProof } from '../src/engine/randomPlay';
import type { AnyModule } from '../src/module';

/** The proof of a game, from its own folder: `<game>/proof.ts`. */
export async function proofOf(module: AnyModule): Promise<AnyProof> {
  const { proof } = (await import(`../src/${module.id}/proof`)) as { proof: AnyProof };
  return proof;
}

/** Seeds `<game>/<kind>/0` and so on; or the one in the environment's `SEED`, to repeat a failure, if it is of this kind. */
export function seedsFor(module: AnyModule, kind: string, from: number, count: number): string[] {
  const prefix = `${module.id}/${kind}/`;
  const only = process.env.SEED;
  if (only !== undefined) return only.startsWith(prefix) ? [only] : [];
  return Array.from({ length: count }, (_, index) => `${prefix}${from + index}`);
}
