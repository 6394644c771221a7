import { readOptions } from '../options';
import { gamesNamed } from '../play/game';
import { textTable } from '../textTable';
import type { Proof } from '../verdict';
import { type ChannelLooks, ChannelMatch } from './channelMatch';

const OPTIONS = { game: { type: 'string' }, seed: { type: 'string' }, whole: { type: 'boolean' } } as const;

/** Maximum number of decisions of persons, in the short form and in a whole match. */
const DECISIONS = { short: 30, whole: 5000 };

/**
 * A match over days of each game, whose persons are away: each call arrives once by push, by mail and as a post in the
 * channel of the room, and contains no secret and no code of a room. It makes 30 decisions of persons; with `--whole` each
 * match is played to its end, of which the channels are notified too.
 */
export const channels: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const seed = given.seed ?? 'lantern';
  const looks: Record<string, ChannelLooks> = {};
  const faults: string[] = [];
  const sentences = new Set<string>();
  for (const module of gamesNamed(given.game)) {
    const played = await ChannelMatch.play(module, seed, DECISIONS[given.whole ? 'whole' : 'short']);
    looks[module.id] = played.looks;
    faults.push(...played.faults.map((fault) => `${module.id}: ${fault}`));
    for (const sentence of played.sentences) sentences.add(sentence);
    const { pushes, mails, posts, ended } = played.looks;
    if (given.whole && !ended) faults.push(`${module.id}: the match has no end`);
    if (pushes * mails * posts === 0) faults.push(`${module.id}: a channel has received nothing`);
  }
  const kinds = ['decisions', 'pushes', 'mails', 'posts', 'secrets', 'ended'] as const;
  console.log(
    textTable([
      ['', ...kinds],
      ...Object.entries(looks).map(([id, one]) => [id, ...kinds.map((kind) => String(one[kind]))]),
    ]),
  );
  for (const sentence of [...sentences].sort()) console.log(sentence);
  for (const fault of faults) console.log(`FAILED ${fault}`);
  return { ok: faults.length === 0, found: { seed, looks, faults } };
};
