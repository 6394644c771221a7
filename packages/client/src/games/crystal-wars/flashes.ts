import type { EventId, Facts, PieceKind, SettlementKind, UnitKind, View } from '@lantern/games/crystal-wars/board';
import type { Fact } from '@lantern/games/kit/story';
import { factSentence, type Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { DieTone } from '../../art/dice/tones';
import type { PyramidColour } from '../../art/pyramid/colours';
import { toneOf } from './dice';
import { factsOf } from './map/storyMarks';
import { colourOf } from './pieces/Piece';
import { t } from './strings';

/** One side of a roll: a number, a die, and what they come to. */
export interface Throw {
  name: string;
  die: number;
  tone: DieTone;
  /** What is added to the die; nothing is added to a lone one. */
  add?: number;
  /** What fights. */
  piece?: { kind: PieceKind; colour: PyramidColour };
}

/** A roll, an event or a turning point of the story that is shown large over the map for a moment. */
export interface StoryFlash {
  n: number;
  title: string;
  /** What came of it, a sentence each. */
  lines: readonly string[];
  throws: readonly Throw[];
  event?: EventId;
}

type Told = Fact<Facts>;

/** The facts that follow an event and say what it did. */
const EFFECTS: ReadonlySet<Told['kind']> = new Set([
  'graceKept',
  'erupted',
  'noEruption',
  'drought',
  'militia',
  'noMilitia',
  'silo',
  'bumperCrop',
  'rioted',
  'noRiots',
  'banditCame',
  'noBandit',
  'banditPlundered',
  'banditFought',
]);

/** The facts after fact `n` that are shown over the map, in the order of the story. */
export function flashesAfter(view: View, n: number, voice: Voice): StoryFlash[] {
  const facts = factsOf(view);
  return facts.flatMap((fact, at) => {
    const flash = fact.n > n ? flashOf(view, fact, voice) : undefined;
    if (!flash) return [];
    const came = consequences(facts.slice(at + 1), fact, voice);
    // The general description of an event is shown only until its effects are known.
    return [{ ...flash, lines: fact.kind === 'eventRolled' && came.length > 0 ? came : [...flash.lines, ...came] }];
  });
}

function flashOf(view: View, fact: Told, voice: Voice): StoryFlash | undefined {
  const { n, kind, data } = fact;
  const { flashes, nobodys, You, events, text } = t();
  const other = (seat: Seat) => (seat === voice.you ? null : voice.name(seat));
  const name = (seat: Seat | null) => (seat === null ? nobodys : seat === voice.you ? You : voice.name(seat));
  const by = (seat: Seat | null, die: number, add?: number, kind?: UnitKind | SettlementKind): Throw => ({
    name: name(seat),
    die,
    tone: toneOf(view, seat),
    ...(add !== undefined && { add }),
    ...(kind && kind !== 'metropolis' && { piece: { kind, colour: colourOf(view, seat) } }),
  });
  switch (kind) {
    case 'initiative':
      return {
        n,
        title: data.round === 0 ? flashes.whoPlaces : flashes.round(data.round),
        lines: [flashes.begins(other(data.first))],
        throws: Object.entries(data.passes[0] ?? {}).map(([seat, die]) => by(seat, die)),
      };
    case 'battle': {
      const { attackers, defenders, winner, casualties } = data;
      return {
        n,
        title: winner === null ? flashes.tie : flashes.wins(other(winner)),
        lines: winner !== null && casualties.length === 0 ? [flashes.notEnough] : [],
        throws: [
          by(attackers.seat, attackers.die, attackers.attack, data.unit),
          by(defenders.seat, defenders.die, defenders.attack, data.enemy),
        ],
      };
    }
    case 'siege':
      return {
        n,
        title: flashes.siege[data.outcome],
        lines: [],
        throws: [
          by(data.seat, data.attackers.die, data.attackers.attack, data.unit),
          by(data.owner, data.die, data.attack, data.settlement),
        ],
      };
    case 'persuasion':
    case 'sabotage':
      return {
        n,
        title: data.success ? flashes.changesSides : flashes.staysLoyal,
        lines: [],
        throws: [by(data.seat, data.die)],
      };
    case 'eventRolled': {
      const { name: title, what } = events[data.event];
      return { n, title, lines: [what], throws: [by(data.seat, data.die)], event: data.event };
    }
    case 'eliminated':
    case 'conceded':
    case 'goldHeld':
    case 'goldLost':
      return { n, title: flashes.turning[kind], lines: [factSentence(text, fact, voice)], throws: [] };
    default:
      return undefined;
  }
}

/** What a roll led to: the facts right behind it. */
function consequences(facts: readonly Told[], { kind }: Told, voice: Voice): string[] {
  const follows = kind === 'eventRolled' ? EFFECTS : kind === 'battle' || kind === 'siege' ? FALLS : NONE;
  const end = facts.findIndex((fact) => !follows.has(fact.kind));
  return (end < 0 ? facts : facts.slice(0, end)).map((fact) => factSentence(t().text, fact, voice));
}

const FALLS: ReadonlySet<Told['kind']> = new Set(['fell']);
const NONE: ReadonlySet<Told['kind']> = new Set();
