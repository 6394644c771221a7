import { type CardId, nameOf, type PlayArgs, type View } from '@lantern/games/colossal-cave/board';
import type { Choice } from '@lantern/games/kit/move';
import { useState } from 'react';
import { type Play, picksOf, playsOf } from '../targets';

/** The choices that a card may require, in this order (R5.3). */
const CHOICES = ['target', 'item', 'room'] as const;

/** A card that is open to be played, and the choices made for it so far. */
export interface Playing {
  card: CardId;
  /** All legal ways to play it. */
  plays: readonly Play[];
  chosen: PlayArgs;
  choose(chosen: PlayArgs): void;
  /** The only play that fits the choices; `undefined` if several fit. */
  play: Play | undefined;
  /** The current choice, or the last one if all are made; `undefined` if the card requires none. */
  at: (typeof CHOICES)[number] | undefined;
}

/** Returns the plays that fit the choices made so far. */
function fitting(plays: readonly Play[], chosen: PlayArgs): Play[] {
  return plays.filter(({ args }) => CHOICES.every((key) => chosen[key] === undefined || chosen[key] === args[key]));
}

/** Returns the values that remain for a choice, given the choices before it. */
export function valuesOf<Key extends keyof PlayArgs>(
  { plays, chosen }: Pick<Playing, 'plays' | 'chosen'>,
  key: Key,
): NonNullable<PlayArgs[Key]>[] {
  const values = fitting(plays, before(chosen, key)).flatMap(({ args }) => args[key] ?? []);
  return [...new Set(values)] as NonNullable<PlayArgs[Key]>[];
}

/** Returns the choices that precede one. */
export function before(chosen: PlayArgs, key: keyof PlayArgs): PlayArgs {
  const keys = CHOICES.slice(0, CHOICES.indexOf(key));
  return Object.fromEntries(keys.flatMap((key) => (chosen[key] === undefined ? [] : [[key, chosen[key]]])));
}

/** Returns the card that is being played: the open card of the hand, or else the card that has just been picked. */
export function usePlaying(view: View, legal: readonly Choice[], open: CardId | undefined): Playing | null {
  const [made, make] = useState<{ of: string; chosen: PlayArgs } | null>(null);
  const card = open ?? (view.pending?.kind === 'again' ? view.pending.card : undefined);
  if (card === undefined) return null;
  const plays = open === undefined ? picksOf(legal, card) : playsOf(legal, nameOf(card));
  if (plays.length === 0) return null;
  const of = `${card} ${view.decisionId}`;
  const chosen = (plays.length === 1 && plays[0]?.args) || (made?.of === of ? made.chosen : {});
  const left = fitting(plays, chosen);
  const needed = CHOICES.filter((key) => plays.some(({ args }) => args[key] !== undefined));
  return {
    card,
    plays,
    chosen,
    choose: (next) => make({ of, chosen: next }),
    play: left.length === 1 ? left[0] : undefined,
    at: needed.find((key) => chosen[key] === undefined) ?? needed.at(-1),
  };
}
