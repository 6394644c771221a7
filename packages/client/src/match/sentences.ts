import { factSentence, type GameStrings, type Voice } from '@lantern/games/kit/strings';
import type { AnyFact, CommonView } from '@lantern/games/module';
import type { Refusal } from '@lantern/protocol/refusal';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { Seat } from '@lantern/protocol/seat';
import type { MadeBy, ServerMoves } from '@lantern/protocol/serverMoves';
import { t } from '../i18n/strings';

/** Names people chose, by seat; a seat without one is called by its number. */
export function namesOf(seats: readonly Pick<SeatView, 'seat' | 'name'>[]): Record<Seat, string> {
  return Object.fromEntries(seats.map(({ seat, name }) => [seat, name || t().common.seat(Number(seat) + 1)]));
}

/** How sentences name people in the eyes of a seat. */
export function voiceFor(you: Seat | null, names: Readonly<Record<Seat, string>>): Voice {
  return { you, name: (seat) => names[seat] ?? t().common.seat(Number(seat) + 1) };
}

/** The sentence of a refusal: the game's own words, the shared ones, the server's; else what the server said. */
export function refusalSentence(text: GameStrings, { code, params = {} }: Refusal, said?: string): string {
  const { shared, server } = t().refusals;
  for (const refusals of [text.refusals, shared, server]) {
    const strings = Object.hasOwn(refusals, code) ? (refusals as GameStrings['refusals'])[code] : undefined;
    if (strings) return strings(params);
  }
  return said ?? server.INTERNAL({});
}

/** A line of the story. */
export interface Line {
  n: number;
  sentence: string;
  /** What it tells. */
  fact: AnyFact;
}

/**
 * The story in sentences, in the order of telling. Kinds this client has no words for are left out. Where the server made a
 * move, its first sentence says why.
 */
export function storyLines(
  text: GameStrings,
  view: Pick<CommonView, 'story'>,
  voice: Voice,
  serverMoves: ServerMoves = [],
): Line[] {
  const facts = { ...t().facts, ...text.facts };
  const known = view.story.filter((fact) => Object.hasOwn(facts, fact.kind)).sort((a, b) => a.n - b.n);
  const why = reasons(known, serverMoves);
  return known
    .filter(({ n }) => why.get(n) !== 'told')
    .map((fact) => {
      const sentence = factSentence({ ...text, facts }, fact, voice);
      const by = why.get(fact.n);
      return { n: fact.n, sentence: by && by !== 'told' ? t().match.madeBy[by](sentence) : sentence, fact };
    });
}

/** What games tell themselves when their clock decides: where the next sentence says so it is not told twice. */
const BY_CLOCK = 'byClock';

/** By number of a fact: why the server made the move that it begins; `told` where another fact of that move says so. */
function reasons(known: readonly AnyFact[], serverMoves: ServerMoves): Map<number, MadeBy | 'told'> {
  const why = new Map<number, MadeBy | 'told'>();
  for (const [from, to, by] of serverMoves) {
    const facts = known.filter(({ n }) => from <= n && n < to);
    const first = facts.find(({ kind }) => kind !== BY_CLOCK) ?? facts[0];
    for (const { n, kind } of facts) if (kind === BY_CLOCK) why.set(n, 'told');
    if (first) why.set(first.n, by);
  }
  return why;
}

/** Who is to act now, for the bar above the board. */
export interface Turn {
  mine: boolean;
  headline: string;
  /** What is asked of the viewer. */
  detail?: string;
}

/** Says who is to act and, to the viewer, what is asked. */
export function turnOf(text: GameStrings, view: CommonView, seat: Seat | null, voice: Voice): Turn {
  const say = t().match.turn;
  if (view.result) return { mine: false, headline: say.over };
  if (seat !== null && view.mustDecide) {
    const stage = view.stages[seat];
    const detail = stage === undefined ? undefined : text.stages[stage];
    return { mine: true, headline: view.turnSeat === seat ? say.yours : say.decision, detail };
  }
  const asked = Object.keys(view.stages).filter((other) => other !== seat);
  if (asked.length > 0) return { mine: false, headline: say.waitingFor(asked.map(voice.name)) };
  if (view.turnSeat !== null && view.turnSeat !== seat) {
    return { mine: false, headline: say.plays(voice.name(view.turnSeat)) };
  }
  return { mine: false, headline: say.laying };
}

/** How the match ended, for one audience. */
export function endingSentence(text: GameStrings, view: CommonView, voice: Voice): string {
  const { result } = view;
  if (!result) return '';
  const say = Object.hasOwn(text.endings, result.reason) ? text.endings[result.reason] : undefined;
  return say?.(result.winners, voice) ?? t().match.end.over;
}
