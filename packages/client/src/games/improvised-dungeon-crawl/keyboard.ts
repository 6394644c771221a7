import { useEffect } from 'react';
import { isActionBarChosen, isActionBarFocused } from '../../match/press/actionFocus';
import { settings } from '../../state/settings';
import { draftOf } from './actions';
import { can, type DungeonContext } from './context';
import { preferredFor } from './proposals';
import { aimsOf, openAction } from './targets';

/** The effect of a key at the table: select a target, or make a move. */
type KeyDeed = { target: string } | { move: string; args: readonly unknown[] };

/** Digits select a target, R rolls, the space bar declares readiness (section 13). */
function deedOf(context: DungeonContext, key: string): KeyDeed | undefined {
  if (/^[1-9]$/.test(key)) return aimAt(context, Number(key) - 1);
  if (key === 'r' || key === 'R') return roll(context);
  if (key === ' ' && can(context, 'setReady', true)) return { move: 'setReady', args: [true] };
  return undefined;
}

function aimAt(context: DungeonContext, index: number): KeyDeed | undefined {
  const options = [...aimsOf(context, 'monster').options, ...aimsOf(context, 'hero').options];
  const target = options[index];
  return typeof target === 'string' ? { target } : undefined;
}

function roll(context: DungeonContext): KeyDeed | undefined {
  if (can(context, 'reroll')) return { move: 'reroll', args: [] };
  const action = openAction(context);
  const args = action && draftOf(context.legal, action, context.selection, preferredFor(context, action)).args;
  return action && args ? { move: action.move, args } : undefined;
}

/**
 * Listens for keys while the action bar has the focus; if no person moved it there, keys make no moves. The keys can be
 * disabled in the settings.
 */
export function useKeys(context: DungeonContext): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !settings().letterKeys || !isActionBarFocused()) return;
      const deed = deedOf(context, event.key);
      if (!deed || ('move' in deed && !isActionBarChosen())) return;
      event.preventDefault();
      if ('target' in deed) context.setSelection(deed);
      else void context.act(deed.move, deed.args);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [context]);
}
