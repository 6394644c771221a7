import type { GroupNight } from '@lantern/protocol/groupHistory';
import type { PlayedBy } from '@lantern/protocol/playedMatches';
import type { Seat } from '@lantern/protocol/seat';

/** How somebody stands over all nights of a group. */
export interface Standing {
  /** The latest one; several of one name are numbered. */
  name: string;
  kind: 'person' | 'bot';
  wins: number;
  matches: number;
  nights: number;
  /** At least once taken for the same person because of the name: the room had not seen a key it knew. */
  byName: boolean;
}

/** Somebody while the nights are counted. */
interface Known extends Standing {
  /** The last night they were met in. */
  night: number;
}

/**
 * Everybody who has played in a group with what they have won, the most first. The server gives whoever shows the key of
 * an earlier seat the same number. Whoever comes with a new number is taken for the one person of the same name who is
 * not there under their own number; a bot is known by its name.
 */
export function standingsOf(nights: readonly GroupNight[]): Standing[] {
  const known = new Map<string, Known>();
  for (const [night, { matches }] of nights.entries()) {
    const here = new Set(matches.flatMap(({ players }) => players.map(idOf)));
    for (const { players, winners } of matches) {
      for (const [seat, player] of players.entries()) {
        if (player.kind === 'empty') continue;
        count(met(known, player, night, here), player.name, night, winners.includes(String(seat) as Seat));
      }
    }
  }
  const all = toldApart([...new Set(known.values())]);
  return all.map(({ night: _, ...standing }) => standing).sort((one, other) => other.wins - one.wins);
}

/** A person is who the server says; a bot is known by its name. */
function idOf({ kind, name, person }: PlayedBy): string {
  return person === null ? `${kind} ${name}` : `person ${person}`;
}

function met(known: Map<string, Known>, player: PlayedBy, night: number, here: ReadonlySet<string>): Known {
  const id = idOf(player);
  const before = known.get(id) ?? namesake(known, player, night, here) ?? fresh(player);
  known.set(id, before);
  return before;
}

/** The one person of that name who played on an earlier night and is not here under their own number. */
function namesake(known: Map<string, Known>, player: PlayedBy, night: number, here: ReadonlySet<string>) {
  if (player.kind !== 'person') return undefined;
  const absent = [...known].filter(
    ([id, one]) => one.kind === 'person' && !here.has(id) && one.night < night && sameName(one.name, player.name),
  );
  const [only, ...others] = new Set(absent.map(([, one]) => one));
  if (!only || others.length > 0) return undefined;
  only.byName = true;
  return only;
}

function sameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

function fresh({ name, kind }: PlayedBy): Known {
  return { name, kind: kind === 'bot' ? 'bot' : 'person', wins: 0, matches: 0, nights: 0, byName: false, night: -1 };
}

function count(one: Known, name: string, night: number, won: boolean): void {
  if (one.night < night) one.nights++;
  one.name = name;
  one.night = night;
  one.matches++;
  if (won) one.wins++;
}

/** In the order in which they came into play, so that nobody's number changes with the wins. */
function toldApart(all: readonly Known[]): Known[] {
  const seen = new Map<string, number>();
  return all.map((one) => {
    const number = (seen.get(one.name) ?? 0) + 1;
    seen.set(one.name, number);
    return number > 1 ? { ...one, name: `${one.name} (${number})` } : one;
  });
}
