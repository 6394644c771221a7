import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardProps } from '../../match/gameBoard';
import type { Person } from './person';
import type { Playback } from './playback';
import type { Selection, SetSelection } from './selection';
import { t } from './strings';

/** The sheet that is open over the board. */
export type OpenSheet =
  | { kind: 'hero'; seat: Seat }
  | { kind: 'card'; seat: Seat }
  | { kind: 'shop' }
  | { kind: 'map' }
  | { kind: 'tables' };

/** What every part of the board is given. */
export interface BoardContext extends BoardProps<View> {
  /** How people are called in sentences. */
  voice: Voice;
  /** What the player has chosen for the open decision and not sent yet. */
  selection: Selection;
  setSelection: SetSelection;
  /** The playback of the story: while dice roll, its view shows what was before them. */
  playback: Playback;
}

/** What every part of the board is given in the dungeon, where sheets can be laid over it. */
export interface DungeonContext extends BoardContext {
  open(sheet: OpenSheet | null): void;
}

/** A hero for a sentence: by its name or its player's, or the reader's own. */
export function personOf({ view, voice }: Pick<DungeonContext, 'view' | 'voice'>, seat: Seat): Person {
  const name = view.heroes[seat]?.name;
  return seat === voice.you && !name ? 'you' : { name: name ?? voice.name(seat) };
}

/** The name of the hero, or of its player: "You" for one's own. */
export function calledHero({ view, voice }: Pick<DungeonContext, 'view' | 'voice'>, seat: Seat): string {
  const name = view.heroes[seat]?.name;
  return name ?? (seat === voice.you ? t().You : voice.name(seat));
}

/** Whether the viewer could make such a move now. */
export function can({ legal }: Pick<DungeonContext, 'legal'>, move: string, ...args: unknown[]): boolean {
  return legal.some((choice) => choice.move === move && args.every((arg, index) => choice.args[index] === arg));
}
