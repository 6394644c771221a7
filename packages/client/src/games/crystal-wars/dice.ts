import type { EventId, Facts, View } from '@lantern/games/crystal-wars/board';
import type { Fact } from '@lantern/games/kit/story';
import type { Seat } from '@lantern/protocol/seat';
import type { DieTone } from '../../art/dice/tones';
import { factsOf } from './map/storyMarks';
import { colourOf } from './pieces/Piece';

interface ShownDie {
  die: number;
  tone: DieTone;
}

const TONES = { green: 'jade', red: 'ruby', yellow: 'gold', blue: 'sapphire' } as const;

/** The tone of a seat's dice; neutral dice are black. */
export function toneOf(view: Pick<View, 'players'>, seat: Seat | null): DieTone {
  const colour = colourOf(view, seat);
  return colour in TONES ? TONES[colour as keyof typeof TONES] : 'onyx';
}

/** The purpose of the dice. */
export type RollKind = 'event' | 'battle' | 'siege' | 'persuasion' | 'sabotage' | 'bandit' | 'initiative';

export interface Roll {
  of: RollKind;
  dice: readonly ShownDie[];
  /** The result of an event's die. */
  event?: EventId;
}

/** The last roll of any kind; undefined before the first one. */
export function lastRoll(view: View): Roll | undefined {
  for (const fact of factsOf(view).reverse()) {
    const roll = rollOf(view, fact);
    if (roll) return roll;
  }
  return undefined;
}

function rollOf(view: View, { kind, data }: Fact<Facts>): Roll | undefined {
  const shown = ({ die, seat }: { die: number; seat: Seat | null }): ShownDie => ({ die, tone: toneOf(view, seat) });
  switch (kind) {
    case 'eventRolled':
      return { of: 'event', dice: [{ die: data.die, tone: 'ivory' }], event: data.event };
    case 'battle':
      return { of: kind, dice: [data.attackers, data.defenders].map(shown) };
    case 'siege':
      return { of: kind, dice: [data.attackers, { die: data.die, seat: data.owner }].map(shown) };
    case 'persuasion':
    case 'sabotage':
      return { of: kind, dice: [shown(data)] };
    case 'banditFought':
      return { of: 'bandit', dice: [{ die: data.die, tone: 'onyx' }, shown(data.defenders)] };
    case 'initiative':
      return { of: kind, dice: [shown({ die: data.passes.at(-1)?.[data.first] ?? 6, seat: data.first })] };
    default:
      return undefined;
  }
}
