import type { Refusal } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/games/kit/seat';
import { factSentence, type GameText, listOf, type Voice } from '@lantern/games/kit/text';
import { sharedRefusals } from '@lantern/games/kit/text.en';
import type { CommonView } from '@lantern/games/module';
import type { SeatView } from '@lantern/games/protocol';
import { serverRefusals } from '@lantern/games/protocol.en';

/** Names people chose, by seat; a seat without one is called by its number. */
export function namesOf(seats: readonly SeatView[]): Record<Seat, string> {
  return Object.fromEntries(seats.map(({ seat, name }) => [seat, name || `Seat ${Number(seat) + 1}`]));
}

/** How sentences name people in the eyes of a seat. */
export function voiceFor(you: Seat | null, names: Readonly<Record<Seat, string>>): Voice {
  return { you, name: (seat) => names[seat] ?? `Seat ${Number(seat) + 1}` };
}

/** The sentence of a refusal: the game's own words, the shared ones, the server's; else what the server said. */
export function refusalSentence(text: GameText, { code, params = {} }: Refusal, said?: string): string {
  for (const words of [text.refusals, sharedRefusals, serverRefusals]) {
    const say = Object.hasOwn(words, code) ? (words as GameText['refusals'])[code] : undefined;
    if (say) return say(params);
  }
  return said ?? serverRefusals.INTERNAL({});
}

/** A line of the story. */
export interface Line {
  n: number;
  sentence: string;
}

/** The story in sentences, in the order of telling. Kinds this client has no words for are left out. */
export function storyLines(text: GameText, view: CommonView, voice: Voice): Line[] {
  return view.story
    .filter((fact) => Object.hasOwn(text.facts, fact.kind))
    .sort((a, b) => a.n - b.n)
    .map((fact) => ({ n: fact.n, sentence: factSentence(text, fact, voice) }));
}

/** Who is to act now, for the bar above the board. */
export interface Turn {
  mine: boolean;
  headline: string;
  /** What is asked of the viewer. */
  detail?: string;
}

/** Says who is to act and, to the viewer, what is asked. */
export function turnOf(text: GameText, view: CommonView, seat: Seat | null, voice: Voice): Turn {
  if (view.result) return { mine: false, headline: 'The match is over' };
  if (seat !== null && view.mustDecide) {
    const stage = view.stages[seat];
    const detail = stage === undefined ? undefined : text.stages[stage];
    return { mine: true, headline: view.turnSeat === seat ? 'Your turn' : 'Your decision', detail };
  }
  const asked = Object.keys(view.stages).filter((other) => other !== seat);
  if (asked.length > 0) return { mine: false, headline: `Waiting for ${listOf(asked.map(voice.name))}` };
  if (view.turnSeat !== null && view.turnSeat !== seat) {
    return { mine: false, headline: `${voice.name(view.turnSeat)} is playing` };
  }
  return { mine: false, headline: 'The table is being laid' };
}

/** How the match ended, for one audience. */
export function endingSentence(text: GameText, view: CommonView, voice: Voice): string {
  const { result } = view;
  if (!result) return '';
  const say = Object.hasOwn(text.endings, result.reason) ? text.endings[result.reason] : undefined;
  return say?.(result.winners, voice) ?? 'The match is over.';
}
