import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import { SeatPlayer } from '../seatPlayer';
import type { Person } from './people';

/** What a page keeps of the seats it has taken in a room. */
interface Held {
  seats: readonly { seat: string; seatKey: string }[];
}

/** Moves that are made at most before the pages are looked at again. */
const MOVES = 40;

/** How long nobody may be asked anything before the pages are looked at again, in milliseconds. */
const QUIET = 1500;

/**
 * Play the seats of people as the game's bot does, over sockets: what lies between two things worth looking at goes by
 * quickly, and every page shows it.
 */
export class StandIns {
  /** What has been asked and left to be looked at. */
  readonly #looked = new Set<string>();

  private constructor(private readonly players: readonly SeatPlayer[]) {}

  /** For people who sit at the table that their pages show. */
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
   * Goes on until somebody is asked something that nobody has looked at.
   * @param sight what there is to be seen when a seat is asked; nothing where it is not worth a look
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
