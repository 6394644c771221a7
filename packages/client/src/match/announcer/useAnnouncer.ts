import type { Seat } from '@lantern/protocol/seat';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useSettings } from '../../state/settings';
import type { Question } from '../asking/questions';
import type { GameClient } from '../gameBoard';
import type { Frame } from '../useFrame';
import type { MatchAnnouncer } from './MatchAnnouncer';

/** Loaded without blocking the table. */
const arriving = import('./MatchAnnouncer').catch(() => null);

/** The answers of the announcer of a table. */
export interface Speaker {
  answer(text: string): Promise<void>;
  /** @returns the answer; empty if the announcer cannot be loaded */
  ask(question: Question): Promise<string>;
}

/**
 * Announces the events of a table to screen readers.
 * @param seat of the viewer; `null` for a watcher
 */
export function useAnnouncer(
  root: RefObject<HTMLElement | null>,
  game: GameClient,
  { asking: view, lines, voice, caughtUp: rests, turn, names, clock, shown }: Frame,
  seat: Seat | null,
): Speaker {
  const { speech: level } = useSettings();
  const announcer = useRef<Promise<MatchAnnouncer | undefined>>(undefined);
  useEffect(() => {
    const begun = arriving
      .then((part) => part && new part.MatchAnnouncer(game, seat))
      .then((announcer) => announcer ?? undefined);
    announcer.current = begun;
    return () => void begun.then((announcer) => announcer?.stop());
  }, [game, seat]);
  useEffect(() => {
    void announcer.current?.then((announcer) =>
      announcer?.see({ view, lines, voice, rests, level, turn, names, clock, root: root.current }),
    );
  }, [root, view, lines, voice, rests, level, turn, names, clock]);
  useEffect(() => {
    if (shown.length > 0) void announcer.current?.then((announcer) => announcer?.point(shown));
  }, [shown]);
  return useMemo(
    () => ({
      answer: async (text) => (await announcer.current)?.answer(text),
      ask: async (question) => (await (await announcer.current)?.ask(question)) ?? '',
    }),
    [],
  );
}
