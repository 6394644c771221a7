import { modules } from '@lantern/games';
import { seatsOf } from '@lantern/games/kit/seat';
import { readOptions, wholeNumber } from '../options';
import { loadGame } from '../play/game';
import { type Proof, UsageError } from '../verdict';
import { SecretMatch } from './secretMatch';

const OPTIONS = { game: { type: 'string' }, matches: { type: 'string' }, seed: { type: 'string' } } as const;

/**
 * Plays random matches on the real server's tables and reads every frame that leaves it over real sockets, for every
 * seat and for a watcher: states that differ only in what a viewer may not know must give that viewer the same bytes, and a
 * bot in its place the same view, which is all that a thread is handed that looks ahead for it; a change nobody may notice
 * must send nothing, and keys, seeds and plugin data must never be in a frame.
 */
export const secrecy: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const ids = given.game === undefined ? modules.map(({ id }) => id) : [given.game];
  const matches = wholeNumber('matches', given.matches, 1, 6);
  const seed = given.seed ?? 'lantern';
  if (ids.length === 0) throw new UsageError('there is no game to prove');
  const counts = { moves: 0, twins: 0, frames: 0, silent: 0 };
  const faults: string[] = [];
  for (const id of ids) {
    const game = await loadGame(id);
    for (let index = 0; index < matches; index++) {
      const match = await SecretMatch.open(game, `${seed}-${index}`);
      try {
        const found = await match.play();
        for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += found[key];
        faults.push(...found.faults.map((fault) => `${id}, seed ${seed}-${index}: ${fault}`));
      } finally {
        await match.close();
      }
    }
    const { max } = game.module.players;
    console.log(`${id}: ${matches} matches seen by up to ${seatsOf(max).length} seats and a watcher`);
  }
  console.log(
    `${counts.moves} moves, ${counts.frames} frames read, ${counts.twins} pairs of twins compared, ` +
      `${counts.silent} times a change was hidden and nothing was sent`,
  );
  for (const fault of faults) console.log(`FAILED ${fault}`);
  return { ok: faults.length === 0, found: { games: ids, matches, seed, ...counts, faults } };
};
