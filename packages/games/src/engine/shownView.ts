import type { Audience } from '@lantern/protocol/seat';
import type { AnyModule, CommonView } from '../module';

/**
 * The view of a match for one audience.
 * @param withheld whether the room decided before the deal that hidden data are never revealed, not even after the end
 */
export function shownView(module: AnyModule, state: unknown, audience: Audience, withheld: boolean): CommonView {
  const view: CommonView = module.view(state, audience);
  return withheld && view.result && module.withhold ? module.withhold(view) : view;
}
