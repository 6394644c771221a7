import { useEffect } from 'react';
import { draftOf } from './actions';
import { can, type TableProps } from './context';
import { preferredFor } from './proposals';
import { aimsOf, openAction } from './targets';

/** What a key does at the table: take aim, or make a move. */
export type KeyDeed = { target: string } | { move: string; args: readonly unknown[] };

/** Digits choose a target, R rolls, the space bar is ready (section 13). */
export function deedOf(table: TableProps, key: string): KeyDeed | undefined {
  if (/^[1-9]$/.test(key)) return aimAt(table, Number(key) - 1);
  if (key === 'r' || key === 'R') return roll(table);
  if (key === ' ' && can(table, 'setReady', true)) return { move: 'setReady', args: [true] };
  return undefined;
}

function aimAt(table: TableProps, index: number): KeyDeed | undefined {
  const options = [...aimsOf(table, 'monster').options, ...aimsOf(table, 'hero').options];
  const target = options[index];
  return typeof target === 'string' ? { target } : undefined;
}

function roll(table: TableProps): KeyDeed | undefined {
  if (can(table, 'reroll')) return { move: 'reroll', args: [] };
  const action = openAction(table);
  const args = action && draftOf(table.legal, action, table.half, preferredFor(table, action)).args;
  return action && args ? { move: action.move, args } : undefined;
}

/** Listens for keys as long as nothing else has the focus and no sheet lies over the table. */
export function useKeys(table: TableProps): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.activeElement !== document.body) return;
      const deed = deedOf(table, event.key);
      if (!deed) return;
      event.preventDefault();
      if ('target' in deed) table.setHalf(deed);
      else void table.act(deed.move, deed.args);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table]);
}
