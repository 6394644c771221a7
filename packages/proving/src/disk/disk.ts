import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, seededRandom } from '@lantern/games/kit/random';
import { Count } from '../load/count';
import { short } from '../load/rounds';
import { buildSubjects, type Subject, startSubject } from '../load/subjects/process';
import { readOptions, wholeNumber } from '../options';
import { textTable } from '../textTable';
import type { Proof } from '../verdict';
import { openProbes, PROBES, type Probe } from './probes';
import { type Played, playOn } from './tables';

const OPTIONS = { samples: { type: 'string' }, sync: { type: 'string' } } as const;

/** Maximum ratio of p99 on the slow disk to p99 on this one, for requests that store nothing. */
const MAX_RATIO = 1.2;

/** A server with people playing on it. */
interface Side {
  subject: Subject;
  played: Played;
  probes: Record<Probe, () => Promise<number>>;
  found: Record<Probe, Count>;
}

/**
 * Two servers with matches at the same rate: one on this disk, and one on a disk whose every sync takes `--sync`
 * milliseconds. Meanwhile people join, are refused and request a match, alternating between both at random. None of
 * these requests stores anything, so none may take noticeably longer on the slow disk.
 */
export const disk: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const samples = wholeNumber('samples', given.samples, 1, 400);
  const sync = wholeNumber('sync', given.sync, 1, 20);
  buildSubjects();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-disk-'));
  const sides: Side[] = [];
  try {
    for (const slow of [0, sync]) sides.push(await opened(mkdtempSync(join(folder, 'side-')), slow));
    const random = seededRandom('disk');
    for (let sample = 0; sample < samples * PROBES.length; sample++) {
      const probe = pick(random, PROBES);
      for (const { probes, found } of random.shuffle(sides)) found[probe].latencies.push(await probes[probe]());
    }
    for (const { played } of sides) await played.stop();
    return verdictOf(sides);
  } finally {
    await Promise.all(sides.map(({ subject }) => subject.stop()));
    rmSync(folder, { recursive: true });
  }
};

async function opened(folder: string, slowDisk: number): Promise<Side> {
  const subject = await startSubject({ kind: 'lantern-sqlite', folder, slowDisk });
  const played = await playOn(subject);
  const found = Object.fromEntries(PROBES.map((probe) => [probe, new Count()])) as Side['found'];
  return { subject, played, found, probes: await openProbes(subject, played.matchId) };
}

function verdictOf([usual, slow]: readonly Side[]) {
  if (!usual || !slow) throw new Error('nothing to compare');
  const compared = PROBES.map((probe) => {
    const [before, after] = [usual.found[probe], slow.found[probe]];
    const ratio = after.percentile(0.99) / before.percentile(0.99);
    return { what: probe, before, after, ratio, ok: ratio <= MAX_RATIO };
  });
  const moved = [usual, slow].every(({ played }) => played.count.latencies.length > 0);
  const moves = { what: 'move', before: usual.played.count, after: slow.played.count, ok: moved };
  const rows = [...compared, { ...moves, ratio: undefined }].map(({ what, before, after, ratio, ok }) => [
    ...[ok ? '' : 'NOT', what, short(before.percentile(0.5)), short(before.percentile(0.99))],
    ...[short(after.percentile(0.5)), short(after.percentile(0.99)), short(ratio)],
  ]);
  console.log(textTable([['', 'ms', 'p50', 'p99', 'p50, slow disk', 'p99, slow disk', 'p99 to p99'], ...rows]));
  const found = Object.fromEntries(compared.map(({ what, ratio }) => [what, ratio]));
  return { ok: compared.every(({ ok }) => ok), found };
}
