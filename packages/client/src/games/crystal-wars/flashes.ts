import type { EventId, Facts, View } from '@lantern/games/crystal-wars/board';
import type { Fact } from '@lantern/games/kit/story';
import { factSentence, type Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { factsOf } from './map/storyMarks';
import { t } from './strings';
import { type Throw, type Thrower, throwOf } from './throws';

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
  const { flashes, events, text } = t();
  const by = (thrower: Thrower): Throw => throwOf(view, voice, thrower);
  switch (kind) {
    case 'initiative':
      return {
        n,
        title: data.round === 0 ? flashes.whoPlaces : flashes.round(data.round),
        lines: [flashes.begins(named(data.first, voice))],
        throws: Object.entries(data.passes[0] ?? {}).map(([seat, die]) => by({ seat, die })),
      };
    case 'battle':
      return { n, ...battleFlash(data, voice), throws: sidesOfBattle(data).map(by) };
    case 'siege':
      return { n, title: flashes.siege[data.outcome], lines: [], throws: sidesOfSiege(data).map(by) };
    case 'persuasion':
    case 'sabotage':
      return {
        n,
        title: data.success ? flashes.changesSides : flashes.staysLoyal,
        lines: [],
        throws: [by({ seat: data.seat, die: data.die })],
      };
    case 'eventRolled': {
      const { name: title, what } = events[data.event];
      return { n, title, lines: [what], throws: [by({ seat: data.seat, die: data.die })], event: data.event };
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

/** A name inside a sentence; nothing for the reader. */
const named = (seat: Seat, { you, name }: Voice): string | null => (seat === you ? null : name(seat));

function battleFlash({ winner, casualties }: Facts['battle'], voice: Voice): Pick<StoryFlash, 'title' | 'lines'> {
  const { flashes } = t();
  if (winner === null) return { title: flashes.tie, lines: [] };
  return { title: flashes.wins(named(winner, voice)), lines: casualties.length === 0 ? [flashes.notEnough] : [] };
}

function sidesOfBattle({ attackers, defenders, unit, enemy }: Facts['battle']): Thrower[] {
  return [
    { seat: attackers.seat, die: attackers.die, attack: attackers.attack, kind: unit },
    { seat: defenders.seat, die: defenders.die, attack: defenders.attack, kind: enemy },
  ];
}

function sidesOfSiege({ seat, owner, attackers, die, attack, unit, settlement }: Facts['siege']): Thrower[] {
  return [
    { seat, die: attackers.die, attack: attackers.attack, kind: unit },
    { seat: owner, die, attack, kind: settlement },
  ];
}

/** What a roll led to: the facts right behind it. */
function consequences(facts: readonly Told[], { kind }: Told, voice: Voice): string[] {
  const follows = kind === 'eventRolled' ? EFFECTS : kind === 'battle' || kind === 'siege' ? FALLS : NONE;
  const end = facts.findIndex((fact) => !follows.has(fact.kind));
  return (end < 0 ? facts : facts.slice(0, end)).map((fact) => factSentence(t().text, fact, voice));
}

const FALLS: ReadonlySet<Told['kind']> = new Set(['fell']);
const NONE: ReadonlySet<Told['kind']> = new Set();
