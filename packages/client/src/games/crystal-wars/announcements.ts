import { type EventId, type Facts, type Square, squareName, UNITS, type View } from '@lantern/games/crystal-wars/board';
import type { Fact } from '@lantern/games/kit/story';
import { factSentence, type Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardProps } from '../../match/gameBoard';
import { factsOf } from './map/storyMarks';
import { capital } from './sentences';
import { t } from './strings';
import { type Throw, type Thrower, throwOf } from './throws';

/** A roll, an event or a turning point of the story while it is shown. */
export interface Announcement {
  /** The number of the fact; the effects of an event belong to its roll. */
  n: number;
  /** The purpose of the roll; once the dice have landed, its result. */
  title: string;
  lines: readonly string[];
  throws: readonly Throw[];
  rolling: boolean;
  event?: EventId;
  /** The square that it is about. */
  at?: Square;
}

type Told = Fact<Facts>;
type Landed = Pick<Announcement, 'title'> & Partial<Omit<Announcement, 'rolling'>>;

/** The fact that is being shown; `undefined` if it is neither a roll nor an event nor a turning point. */
export function announcementOf(
  { view, fact, phase }: Pick<BoardProps<View>, 'view' | 'fact' | 'phase'>,
  voice: Voice,
): Announcement | undefined {
  const landed = fact && landedOf(view, fact, voice);
  if (!landed) return undefined;
  const flash: Announcement = { n: fact.n, lines: [], throws: [], rolling: phase === 'rolling', ...landed };
  return flash.rolling ? { ...flash, title: askedBy(fact), lines: [], event: undefined } : flash;
}

/** The purpose of the dice. */
function askedBy({ kind, data }: Told): string {
  const { fights, flashes, status, talks } = t();
  switch (kind) {
    case 'initiative':
      return data.round === 0 ? flashes.whoPlaces : flashes.round(data.round);
    case 'battle':
      return fights.battleFor(squareName(data.target));
    case 'siege':
      return fights.siegeOf(squareName(data.target));
    case 'persuasion':
      return talks.persuade(squareName(data.target));
    case 'sabotage':
      return talks.sabotage(squareName(data.target));
    default:
      return capital(kind === 'banditFought' ? status.rolls.bandit : status.rolls.event);
  }
}

function landedOf(view: View, fact: Told, voice: Voice): Landed | undefined {
  const { kind, data } = fact;
  const { flashes, events, status, text } = t();
  const by = (thrower: Thrower): Throw => throwOf(view, voice, thrower);
  switch (kind) {
    case 'initiative':
      return {
        title: flashes.begins(named(data.first, voice)),
        throws: Object.entries(data.passes.at(-1) ?? {}).map(([seat, die]) => by({ seat, die })),
      };
    case 'battle':
      return { ...battleFlash(data, voice), throws: sidesOfBattle(data).map(by), at: data.target };
    case 'siege':
      return { title: flashes.siege[data.outcome], throws: sidesOfSiege(data).map(by), at: data.target };
    case 'persuasion':
    case 'sabotage':
      return { title: data.success ? flashes.changesSides : flashes.staysLoyal, throws: [by(data)], at: data.target };
    case 'eventRolled':
      return { title: events[data.event].name, throws: [by(data)], event: data.event };
    case 'banditFought':
      return {
        title: capital(status.rolls.bandit),
        lines: [factSentence(text, fact, voice)],
        // The bandit is infantry (R15.5).
        throws: [
          by({ seat: null, die: data.die, attack: UNITS.infantry.attack, kind: 'infantry' }),
          by(data.defenders),
        ],
        at: data.at,
      };
    case 'eliminated':
    case 'conceded':
    case 'goldHeld':
    case 'goldLost':
      return { title: flashes.turning[kind], lines: [factSentence(text, fact, voice)] };
    default:
      return effectOf(view, fact, voice);
  }
}

/** A name inside a sentence; `null` for the reader. */
const named = (seat: Seat, { you, name }: Voice): string | null => (seat === you ? null : name(seat));

function battleFlash({ winner, casualties }: Facts['battle'], voice: Voice): Landed {
  const { flashes } = t();
  if (winner === null) return { title: flashes.tie };
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

/** The facts that follow an event and describe its effects. */
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
]);

function effectOf(view: View, fact: Told, voice: Voice): Landed | undefined {
  if (!EFFECTS.has(fact.kind)) return undefined;
  const rolled = factsOf(view).findLast(({ kind }) => kind === 'eventRolled');
  if (rolled?.kind !== 'eventRolled') return undefined;
  const { event } = rolled.data;
  const at = 'at' in fact.data ? (fact.data.at as Square) : undefined;
  return { n: rolled.n, title: t().events[event].name, lines: [factSentence(t().text, fact, voice)], event, at };
}
