import type { Finding } from '@lantern/games/engine/fairPlay';
import type { CommonView } from '@lantern/games/module';
import type { FairPlayView } from '@lantern/protocol/fairPlay';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useState } from 'react';
import type { ReplayStrings } from '../../i18n/replay/en';
import { useReplayStrings } from '../../i18n/replay/useReplayStrings';
import { t } from '../../i18n/strings';
import { sentenceOf } from '../../net/api/failure';
import { fairPlay } from '../../net/replay/replayApi';
import { noteCommitment, notedCommitment } from '../../room/seed/commitments';
import { witnessOf } from '../../room/seed/witness';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import styles from '../Replay.module.css';
import type { CheckJob } from './check';

export interface FairPlaySheetProps {
  /** `null` for a shared replay. */
  code: string | null;
  matchId: string;
  game: string;
  /** The last view that was shown. */
  view: CommonView;
  /** The names by seat; a seat without a name is called by its number. */
  names: Readonly<Record<Seat, string>>;
  onClose(): void;
  /** Replays the match; in a worker by default. */
  check?(job: CheckJob, progress: (moves: number) => void): Promise<Finding>;
}

const inWorker: NonNullable<FairPlaySheetProps['check']> = async (job, progress) =>
  (await import('./startCheck')).startCheck(job, progress);

/** The commitment to the seed of a match and, after the end, the check that it was kept. */
export function FairPlaySheet({ code, matchId, game, view, names, onClose, check = inWorker }: FairPlaySheetProps) {
  const { fair: say } = useReplayStrings();
  const [fair, setFair] = useState<FairPlayView | string | null>(null);
  useEffect(() => {
    let wanted = true;
    fairPlay(code, matchId).then(
      (answer) => {
        // A seal that is first seen after the end proves nothing, so it is not noted.
        if (!answer.opened) noteCommitment(matchId, answer.promise);
        if (wanted) setFair(answer);
      },
      (error: unknown) => wanted && setFair(sentenceOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [code, matchId]);
  return (
    <Sheet title={say.title} onClose={onClose}>
      <div className={styles.stack}>
        {typeof fair === 'string' && <p role="alert">{fair}</p>}
        {fair !== null && typeof fair === 'object' && <FairPlay {...{ game, view, fair, names, check }} />}
      </div>
    </Sheet>
  );
}

interface FairPlayProps extends Required<Pick<FairPlaySheetProps, 'game' | 'view' | 'names' | 'check'>> {
  fair: FairPlayView;
}

function FairPlay({ game, view, fair, names, check }: FairPlayProps) {
  const { fair: say } = useReplayStrings();
  const { matchId, promise: commitment, opened, withheld, contributed, redraws, silent } = fair;
  if (withheld || commitment === null) return <p>{withheld ? say.withheld : say.none}</p>;
  const nameOf = (seat: Seat) => names[seat] || t().common.seat(Number(seat) + 1);
  const witness = witnessOf(matchId);
  const job = opened && {
    game,
    opened,
    shown: view,
    commitment: notedCommitment(matchId) ?? commitment,
    witness,
  };
  return (
    <>
      <p>{say.how}</p>
      <Seal {...{ fair, commitment }} />
      <p>{contributed.length > 0 ? say.contributed(contributed.map(nameOf)) : say.alone}</p>
      {redraws > 0 && <p className={styles.bad}>{say.redrawn(redraws, silent.map(nameOf))}</p>}
      {witness?.leftOut && <p className={styles.bad}>{say.leftOut}</p>}
      {job && <Check {...{ job, check }} />}
      <p className={styles.soft}>{say.proves}</p>
      <p className={styles.soft}>{say.reveal}</p>
    </>
  );
}

function Seal({ fair, commitment }: { fair: FairPlayView; commitment: string }) {
  const { fair: say } = useReplayStrings();
  const noted = notedCommitment(fair.matchId);
  return (
    <>
      <section>
        <h3>{say.seal}</h3>
        <p className={styles.seal}>{commitment.match(/.{1,8}/g)?.join(' ')}</p>
      </section>
      {noted === undefined || noted === commitment ? (
        <p className={styles.soft}>{noted === undefined ? say.notNoted : say.noted}</p>
      ) : (
        <p className={styles.bad}>{say.changed}</p>
      )}
      {!fair.opened && <p className={styles.soft}>{say.later}</p>}
    </>
  );
}

interface CheckProps {
  job: CheckJob;
  check: NonNullable<FairPlaySheetProps['check']>;
}

function Check({ job, check }: CheckProps) {
  const { fair: say } = useReplayStrings();
  const [busy, setBusy] = useState(false);
  const [played, setPlayed] = useState(0);
  const [finding, setFinding] = useState<Finding | 'failed' | null>(null);
  const begin = async () => {
    setBusy(true);
    setFinding(null);
    setPlayed(0);
    setFinding(await check(job, setPlayed).catch(() => 'failed' as const));
    setBusy(false);
  };
  const held = finding !== null && finding !== 'failed' && finding.holds ? finding : undefined;
  return (
    <>
      <Button look="main" icon="seal" busy={busy} onClick={begin}>
        {say.check}
      </Button>
      {busy && (
        <progress className={styles.played} value={played} max={job.opened.moves.length} aria-label={say.checking} />
      )}
      <p role="status" className={finding === null ? styles.soft : held ? styles.good : styles.bad}>
        {busy ? say.checking : finding !== null && sentenceOfFinding(finding, say)}
      </p>
      {held && held.contributed.length > 0 && !held.witnessed && <p className={styles.soft}>{say.notWitnessed}</p>}
    </>
  );
}

function sentenceOfFinding(finding: Finding | 'failed', say: ReplayStrings['fair']): string {
  if (finding === 'failed') return say.failed;
  if (finding.holds) return say.holds(finding.moves);
  return finding.why === 'move' ? say.move(finding.move) : say[finding.why];
}
