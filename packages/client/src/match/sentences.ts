import { isolated } from '@lantern/games/kit/bidi';
import { factSentence, type GameStrings, type Voice } from '@lantern/games/kit/strings';
import type { AnyFact, CommonView } from '@lantern/games/module';
import type { Refusal } from '@lantern/protocol/refusal';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { Seat } from '@lantern/protocol/seat';
import type { MadeBy, ServerMoves } from '@lantern/protocol/serverMoves';
import { t } from '../i18n/strings';
import { factsAfter } from './timeline/step';

/** Returns the names of the players, by seat; a seat without one is called by its number. */
export function namesOf(seats: readonly Pick<SeatView, 'seat' | 'name'>[]): Record<Seat, string> {
  return Object.fromEntries(seats.map(({ seat, name }) => [seat, name || t().common.seat(Number(seat) + 1)]));
}

/** Returns the voice in which sentences name people for the reader on a seat. */
export function voiceFor(you: Seat | null, names: Readonly<Record<Seat, string>>): Voice {
  return { you, name: (seat) => isolated(names[seat] ?? t().common.seat(Number(seat) + 1)) };
}

/**
 * Returns the sentence of a refusal: from the game, from the shared ones, from the server's codes, or as sent by the
 * server.
 */
export function refusalSentence(text: GameStrings, { code, params = {} }: Refusal, said?: string): string {
  const { shared, server } = t().refusals;
  for (const refusals of [text.refusals, shared, server]) {
    const strings = Object.hasOwn(refusals, code) ? (refusals as GameStrings['refusals'])[code] : undefined;
    if (strings) return strings(params);
  }
  return said ?? server.INTERNAL({});
}

export interface Line {
  n: number;
  sentence: string;
  /** The fact behind the sentence. */
  fact: AnyFact;
}

/**
 * Returns the story in sentences, oldest first. Kinds of facts without a sentence are left out. If the server made a
 * move, its first sentence says why.
 */
export function storyLines(
  text: GameStrings,
  view: Pick<CommonView, 'story'>,
  voice: Voice,
  serverMoves: ServerMoves = [],
): Line[] {
  const facts = { ...t().facts, ...text.facts };
  const known = factsAfter(view.story, 0).filter((fact) => Object.hasOwn(facts, fact.kind));
  const why = reasons(known, serverMoves);
  return known
    .filter(({ n }) => why.get(n) !== 'told')
    .map((fact) => {
      const sentence = factSentence({ ...text, facts }, fact, voice);
      const by = why.get(fact.n);
      return { n: fact.n, sentence: by && by !== 'told' ? t().match.madeBy[by](sentence) : sentence, fact };
    });
}

/** The fact with which games themselves report a decision by the clock. It is left out if the next sentence says so. */
const BY_CLOCK = 'byClock';

/**
 * Returns, by number of a fact, why the server made the move that starts with it; `told` if another fact of that move
 * says so.
 */
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

/** The turn in words, for the bar above the board. */
export interface Turn {
  mine: boolean;
  headline: string;
  /** The question to the viewer. */
  detail?: string;
}

/** Returns whose turn it is and, for the viewer, the question. */
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

/** Returns the sentence about the end of the match, for one reader. */
export function endingSentence(text: GameStrings, view: CommonView, voice: Voice): string {
  const { result } = view;
  if (!result) return '';
  const say = Object.hasOwn(text.endings, result.reason) ? text.endings[result.reason] : undefined;
  return say?.(result.winners, voice) ?? t().match.end.over;
}
