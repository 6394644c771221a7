import type { AnyTestPlan } from '../src/engine/randomPlay';
import type { AnyModule } from '../src/module';

/** The testPlan of a game, from its own folder: `<game>/testPlan.ts`. */
export async function testPlanOf(module: AnyModule): Promise<AnyTestPlan> {
  const { testPlan } = (await import(`../src/${module.id}/testPlan`)) as { testPlan: AnyTestPlan };
  return testPlan;
}

/** Seeds `<game>/<kind>/0` and so on; or the one in the environment's `SEED`, to repeat a failure, if it is of this kind. */
export function seedsFor(module: AnyModule, kind: string, from: number, count: number): string[] {
  const prefix = `${module.id}/${kind}/`;
  const only = process.env.SEED;
  if (only !== undefined) return only.startsWith(prefix) ? [only] : [];
  return Array.from({ length: count }, (_, index) => `${prefix}${from + index}`);
}
