import { chosenAtLevel } from '@lantern/games/engine/levels';
import { type Player, playMatch } from '@lantern/games/engine/randomPlay';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { Level } from '@lantern/protocol/level';
import type { Seat } from '@lantern/protocol/seat';

/** The matches to play. Match `i` depends only on this and `i`. */
export interface Contest {
  game: string;
  players: number;
  /** All seats are one party of this level; otherwise one seat has it, each once in the same deal. */
  party: boolean;
  level: Level;
  /** The level of the other seats. */
  against: Level;
  seed: string;
}

/** The result of one match. */
export interface Outcome {
  /** Share of the win of the seat with the level, or of the party. */
  won: number;
  shares: Record<Seat, number>;
  /** Processor time of each decision of the level, in milliseconds. */
  times: number[];
}

export function playContest(module: AnyModule, contest: Contest, index: number): Outcome {
  const { players, party, level, against } = contest;
  const own = String(index % players);
  const deal = { players, options: {}, seed: `${contest.seed}-${party ? index : Math.floor(index / players)}` };
  const times: number[] = [];
  let decisions = 0;
  const player: Player = (view, seat) => {
    const isOwn = party || seat === own;
    const begun = process.cpuUsage();
    const decision = { view, seat, level: isOwn ? level : against, seed: `${contest.seed}-${index}/${decisions++}` };
    const choice = chosenAtLevel(module, decision);
    const { user, system } = process.cpuUsage(begun);
    if (isOwn) times.push((user + system) / 1000);
    return choice;
  };
  const { result } = playMatch(module, deal, { player });
  const shareOf = (seat: Seat) => (result.winners.includes(seat) ? 1 / (party ? 1 : result.winners.length) : 0);
  const shares = Object.fromEntries(seatsOf(players).map((seat) => [seat, shareOf(seat)]));
  return { won: shareOf(own), shares, times };
}
