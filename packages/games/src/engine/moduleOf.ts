import type { Audience } from '@lantern/protocol/seat';
import type { FactKinds } from '../kit/story';
import type { CommonView, GameModule } from '../module';
import { isFinished } from './rules';

/** A module that caches its views. */
export function moduleOf<State, View extends CommonView<Kinds>, Options, Kinds extends FactKinds>(
  module: GameModule<State, View, Options, Kinds>,
): GameModule<State, View, Options, Kinds> {
  return { ...module, view: oncePerState(module.view) };
}

/** Caches the view of a finished state, which never changes; one move reads it several times. */
function oncePerState<State, View>(
  view: (state: State, audience: Audience) => View,
): (state: State, audience: Audience) => View {
  const known = new WeakMap<object, Map<Audience, View>>();
  return (state, audience) => {
    if (!isFinished(state)) return view(state, audience);
    const views = known.get(state as object) ?? new Map<Audience, View>();
    known.set(state as object, views);
    const answer = views.get(audience) ?? view(state, audience);
    views.set(audience, answer);
    return answer;
  };
}
