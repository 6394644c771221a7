import type { LookedAt } from '@lantern/server/src/testing/loggedSecrets';
import { ChannelMatch } from '../days/channelMatch';
import { readOptions, wholeNumber } from '../options';
import { gamesNamed, type LoadedGame, loadGame } from '../play/game';
import { textTable } from '../textTable';
import type { Proof } from '../verdict';
import { type Looks, noLooks, SecretMatch } from './secretMatch';
import { noRoomLooks, type RoomLooks, SecretRoom } from './secretRoom';

const OPTIONS = { game: { type: 'string' }, matches: { type: 'string' }, seed: { type: 'string' } } as const;

/** Maximum number of additional matches until all rare situations have occurred. */
const MAX_ADDITIONAL_MATCHES = 60;

/** Number of decisions of the match whose notifications are read. */
const NOTIFIED_DECISIONS = 12;

/** The counts of all checks of a game, including notifications and the log lines searched for secrets. */
interface AllLooks extends Looks, RoomLooks, LookedAt {
  calls: number;
}

const nothing = (): AllLooks => ({ ...noLooks(), ...noRoomLooks(), calls: 0, lines: 0, secrets: 0 });

const KINDS = Object.keys(nothing()) as (keyof AllLooks)[];

/**
 * Plays random matches to their end, with take-backs, on running matches without rooms, and reads every frame that the
 * gateway of matches sends over real sockets, for every seat and for a watcher. States that differ only in information
 * hidden from a viewer must give that viewer the same bytes, and a bot in its place the same view, which is the only
 * input of its search threads; the same applies to choices of others that differ only in hidden information. A hidden
 * change must send nothing, and keys, seeds and plugin data must never be in a frame. Then a match is played in a room
 * on a whole server, and all frames of the room and its chat are searched for the secrets of the room. The notifications
 * of a match over days, by push, by mail and in a channel, are read too. No log line of these servers may contain a secret. Every kind of check must have occurred for each game.
 */
export const secrecy: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const ids = gamesNamed(given.game).map(({ id }) => id);
  const matches = wholeNumber('matches', given.matches, 1, 6);
  const seed = given.seed ?? 'lantern';
  const counts: Record<string, AllLooks> = {};
  const faults: string[] = [];
  for (const id of ids) {
    const game = await loadGame(id);
    const looks = nothing();
    counts[id] = looks;
    const missing = () => dueFor(game).filter((kind) => looks[kind] === 0);
    const room = await SecretRoom.read(game, seed);
    add(looks, { ...room.looks, ...room.log });
    faults.push(...room.faults.map((fault) => `${id}: ${fault}`));
    const called = await ChannelMatch.play(game.module, seed, NOTIFIED_DECISIONS);
    const { pushes, mails, posts } = called.looks;
    add(looks, { calls: pushes + mails + posts, ...called.log });
    faults.push(...called.faults.map((fault) => `${id}: ${fault}`));
    for (
      let index = 0;
      index < matches || (missing().length > 0 && index < matches + MAX_ADDITIONAL_MATCHES);
      index++
    ) {
      const found = await inMatch(game, `${seed}-${index}`);
      add(looks, found.looks);
      faults.push(...found.faults.map((fault) => `${id}, seed ${seed}-${index}: ${fault}`));
    }
    for (const kind of missing()) faults.push(`${id}: nothing was checked: ${kind}`);
  }
  console.log(textTable([['', ...ids], ...KINDS.map((kind) => [kind, ...ids.map((id) => counts[id]?.[kind] ?? 0)])]));
  for (const fault of faults) console.log(`FAILED ${fault}`);
  return { ok: faults.length === 0, found: { matches, seed, looks: counts, faults } };
};

/**
 * Returns the checks that a game must reach: `silent` only if it hides moves, `concealed` only if it conceals choices.
 */
function dueFor({ module }: LoadedGame): readonly (keyof AllLooks)[] {
  const moves: { conceals?: string }[] = Object.values(module.moves);
  const [hides, conceals] = [['move'], ['move', 'arguments']].map((kinds) =>
    moves.some((move) => kinds.includes(move.conceals ?? '')),
  );
  return KINDS.filter((kind) => (kind !== 'silent' || hides) && (kind !== 'concealed' || conceals));
}

async function inMatch(game: LoadedGame, seed: string): Promise<{ looks: Partial<AllLooks>; faults: string[] }> {
  const match = await SecretMatch.open(game, seed);
  let log: LookedAt | undefined;
  const { looks, faults } = await match.play().finally(async () => {
    log = await match.close();
  });
  return { looks: { ...looks, ...log }, faults };
}

function add(sum: AllLooks, more: Partial<AllLooks>): void {
  for (const kind of KINDS) sum[kind] += more[kind] ?? 0;
}
