import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardProps } from '../../match/gameBoard';
import type { CrawlFact } from './beats';
import type { Person } from './person';
import type { Selection, SetSelection } from './selection';
import { t } from './strings';

export type OpenSheet =
  | { kind: 'hero'; seat: Seat }
  | { kind: 'card'; seat: Seat }
  | { kind: 'shop' }
  | { kind: 'map' }
  | { kind: 'tables' };

export interface BoardContext extends BoardProps<View> {
  /** The names of people in sentences. */
  voice: Voice;
  /** The player's selection for the open decision, not sent yet. */
  selection: Selection;
  setSelection: SetSelection;
}

/** The context of every part of the board in the dungeon, including the sheets over it. */
export interface DungeonContext extends BoardContext {
  open(sheet: OpenSheet | null): void;
}

/** A hero in a sentence: by its name or its player's, or as the reader's own. */
export function personOf({ view, voice }: Pick<DungeonContext, 'view' | 'voice'>, seat: Seat): Person {
  const name = view.heroes[seat]?.name;
  return seat === voice.you && !name ? 'you' : { name: name ?? voice.name(seat) };
}

/** The name of the hero, or of its player: "You" for the viewer's own. */
export function calledHero({ view, voice }: Pick<DungeonContext, 'view' | 'voice'>, seat: Seat): string {
  const name = view.heroes[seat]?.name;
  return name ?? (seat === voice.you ? t().You : voice.name(seat));
}

/** The fact whose result is being shown; `null` while its dice roll. */
export function landedIn({ fact, phase }: Pick<DungeonContext, 'fact' | 'phase'>): CrawlFact | null {
  return phase === 'rolling' ? null : fact;
}

/** Whether such a move of the viewer is legal now. */
export function can({ legal }: Pick<DungeonContext, 'legal'>, move: string, ...args: unknown[]): boolean {
  return legal.some((choice) => choice.move === move && args.every((arg, index) => choice.args[index] === arg));
}
