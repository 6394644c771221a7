import type { View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import type { DieTone } from '../../art/dice/tones';
import { factsOf } from './map/storyMarks';
import { colourOf } from './pieces/Piece';

export interface ShownDie {
  die: number;
  tone: DieTone;
}

const TONES = { green: 'jade', red: 'ruby', yellow: 'gold', blue: 'sapphire' } as const;

/** The tone of a seat's dice; nobody's are black. */
export function toneOf(view: Pick<View, 'players'>, seat: Seat | null): DieTone {
  const colour = colourOf(view, seat);
  return colour in TONES ? TONES[colour as keyof typeof TONES] : 'onyx';
}

/** The dice of the last roll, of whatever kind. */
export function lastDice(view: View): ShownDie[] {
  for (const { kind, data } of factsOf(view).reverse()) {
    switch (kind) {
      case 'eventRolled':
        return [{ die: data.die, tone: 'ivory' }];
      case 'battle':
        return [data.attackers, data.defenders].map(({ die, seat }) => ({ die, tone: toneOf(view, seat) }));
      case 'siege':
        return [
          { die: data.attackers.die, tone: toneOf(view, data.attackers.seat) },
          { die: data.die, tone: toneOf(view, data.owner) },
        ];
      case 'persuasion':
      case 'sabotage':
        return [{ die: data.die, tone: toneOf(view, data.seat) }];
      case 'banditFought':
        return [
          { die: data.die, tone: 'onyx' },
          { die: data.defenders.die, tone: toneOf(view, data.defenders.seat) },
        ];
      case 'initiative':
        return [{ die: data.passes.at(-1)?.[data.first] ?? 6, tone: toneOf(view, data.first) }];
      default:
    }
  }
  return [];
}
