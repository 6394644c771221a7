import { seededRandom } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import type { Page } from 'playwright-core';
import type { Harness } from '../browser/harness';
import { createRoom, sitDown, startMatch } from '../rooms';
import { SeatPlayer } from '../seatPlayer';

/** An everyday name, the longest possible one, one with accents and an emoji, and one of eight letters. */
export const NAMES = ['Benedict', 'Wolfgang Amadeus Mozarts', 'Ödön 🦊', 'Mathilda', 'Wim'];

/** The clock is visible and runs out for nobody, however long a check takes. */
const CLOCKS = { decisionSeconds: 300, reactionSeconds: 60 };

/** A match that has begun, with everybody seated. */
interface Seated {
  code: string;
  hostKey: string;
  keys: Readonly<Record<Seat, string>>;
  matchId: string;
  players: number;
}

/**
 * Opens a room, seats `NAMES` and starts the match.
 * @throws the refusal
 */
export async function seatEverybody(server: string, module: AnyModule, players: number): Promise<Seated> {
  const clocks = Object.entries(CLOCKS).filter(([option]) => Object.hasOwn(module.options.rules, option));
  const made = await createRoom(server, module.id, players, NAMES[0] ?? '', Object.fromEntries(clocks));
  const { code } = made.room;
  const keys: Record<Seat, string> = { '0': made.seat?.seatKey ?? '' };
  for (const seat of seatsOf(players).slice(1)) {
    keys[seat] = (await sitDown(server, code, seat, NAMES[Number(seat)] ?? '')).seatKey;
  }
  const started = await startMatch(server, code, made.hostKey);
  if (started.matchId === null) throw new Error(`${module.id}: the match was not dealt`);
  return { code, hostKey: made.hostKey, keys, matchId: started.matchId, players };
}

/** One player for each seat; the same seed gives the same match. */
export function playersOf(server: string, module: AnyModule, seated: Seated): SeatPlayer[] {
  const { matchId, players, keys } = seated;
  const random = seededRandom(`layout ${module.id}`);
  return seatsOf(players).map(
    (seat) => new SeatPlayer({ server, matchId, players, seat, seatKey: keys[seat] ?? '' }, module, random),
  );
}

export async function pageOf(harness: Harness, seated: Seated, module: AnyModule, language: string): Promise<Page> {
  const { page, context } = await harness.enter(`${module.id} ${language}`, 'coarse phone');
  const held = { hostKey: seated.hostKey, seats: [{ seat: '0', seatKey: seated.keys['0'], name: NAMES[0] }] };
  await context.addInitScript(
    ([code, keys, settings]) => {
      localStorage.setItem(`lantern.room.${code}`, keys);
      localStorage.setItem('lantern.settings', settings);
    },
    [
      seated.code,
      JSON.stringify(held),
      JSON.stringify({ language, motion: 'less', autoPass: false, autoRoll: false }),
    ] as const,
  );
  // Checks both themes, each in a different language.
  await page.emulateMedia({ colorScheme: language === 'de' ? 'light' : 'dark' });
  await page.goto(`${harness.address}/r/${seated.code}`);
  await page.locator('[data-frame="board"]').waitFor();
  return page;
}
