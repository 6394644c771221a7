import type { GroupNight } from '@lantern/protocol/groupHistory';
import type { PlayedBy } from '@lantern/protocol/playedMatches';
import type { Seat } from '@lantern/protocol/seat';

/** The results of a player over all game nights of a group. */
export interface Standing {
  /** The latest name; people with the same name are numbered. */
  name: string;
  kind: 'person' | 'bot';
  wins: number;
  matches: number;
  nights: number;
  /** Whether the player was recognised by name at least once, because they showed no known key. */
  byName: boolean;
}

/** A standing while the game nights are counted. */
interface Known extends Standing {
  /** The last game night the player was found in. */
  night: number;
}

/**
 * Returns the standings of all players of a group, the most wins first. A player who shows the key of an earlier seat
 * has the same number. A player with a new number is matched with the only person of that name who is not present under
 * their own number. A bot is recognised by its name.
 * @param deleted the name of people who have deleted theirs; such people are recognised by their numbers only
 */
export function standingsOf(nights: readonly GroupNight[], deleted: string): Standing[] {
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
  const all = toldApart([...new Set(known.values())].map((known) => ({ ...known, name: known.name || deleted })));
  return all.map(({ night: _, ...standing }) => standing).sort((standing, other) => other.wins - standing.wins);
}

/** Returns the server's number of a person, or the name of a bot. */
function idOf({ kind, name, person }: PlayedBy): string {
  return person === null ? `${kind} ${name}` : `person ${person}`;
}

function met(known: Map<string, Known>, player: PlayedBy, night: number, here: ReadonlySet<string>): Known {
  const id = idOf(player);
  const before = known.get(id) ?? namesake(known, player, night, here) ?? fresh(player);
  known.set(id, before);
  return before;
}

/** Returns the only person of that name who played on an earlier night and is not present under their own number. */
function namesake(known: Map<string, Known>, player: PlayedBy, night: number, here: ReadonlySet<string>) {
  if (player.kind !== 'person' || player.name === '') return undefined;
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

function count(known: Known, name: string, night: number, won: boolean): void {
  if (known.night < night) known.nights++;
  known.name = name;
  known.night = night;
  known.matches++;
  if (won) known.wins++;
}

/** Numbers people with the same name in order of appearance, so that the numbers do not change with the wins. */
function toldApart(all: readonly Known[]): Known[] {
  const seen = new Map<string, number>();
  return all.map((known) => {
    const number = (seen.get(known.name) ?? 0) + 1;
    seen.set(known.name, number);
    return number > 1 ? { ...known, name: `${known.name} (${number})` } : known;
  });
}
