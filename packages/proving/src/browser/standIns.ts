import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import { SeatPlayer } from '../seatPlayer';
import type { Person } from './people';

/** The seats that a page has stored for a room. */
interface Held {
  seats: readonly { seat: string; seatKey: string }[];
}

/** Maximum number of moves before the pages are read again. */
const MOVES = 40;

/** Time without a question after which the pages are read again, in milliseconds. */
const QUIET = 1500;

/**
 * Plays the seats of people like the game's bot, over sockets: the time between two sights passes quickly, and every
 * page shows it.
 */
export class StandIns {
  /** The questions that have already been looked at. */
  readonly #looked = new Set<string>();

  private constructor(private readonly players: readonly SeatPlayer[]) {}

  /** For people whose pages show the match. */
  static async of(people: readonly Person[], module: AnyModule, server: string): Promise<StandIns> {
    const random = seededRandom(`stand-ins ${module.id}`);
    const players = people.map(async ({ page }) => {
      const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const held: Held = JSON.parse(
        (await page.evaluate((key) => localStorage.getItem(key), `lantern.room.${code}`)) ?? '',
      );
      const room = (await (await fetch(`${server}/api/rooms/${code}`)).json()) as RoomView;
      const [{ seat, seatKey }] = held.seats as [Held['seats'][number]];
      const place = { server, matchId: room.matchId ?? '', players: room.seats.length, seat, seatKey };
      return new SeatPlayer(place, module, random);
    });
    return new StandIns(await Promise.all(players));
  }

  /**
   * Continues until a seat is asked something new.
   * @param sight the name of the sight when a seat is asked; `undefined` if it needs no picture
   */
  async goOn<View>(sight: (view: View, seat: string) => string | undefined = () => undefined): Promise<void> {
    let last = performance.now();
    for (let moves = 0; moves < MOVES && performance.now() - last < QUIET; ) {
      for (const player of this.players) {
        const { view, place } = player;
        if (!view?.mustDecide) continue;
        const seen = sight(view as View, place.seat);
        if (seen !== undefined && !this.#looked.has(seen)) {
          this.#looked.add(seen);
          return;
        }
        if (!(await player.play())) continue;
        moves++;
        last = performance.now();
      }
      await pause(10);
    }
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }
}
