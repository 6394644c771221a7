import type { Finding } from '@lantern/games/kit/fair';
import type { CommonView } from '@lantern/games/module';
import type { FairPlayView } from '@lantern/games/past';
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { sentenceOf } from '../wire/failure';
import { fairPlay } from '../wire/past';
import type { PastWords } from '../words/en/past';
import type { CheckJob } from './check';
import { notedPromise, notePromise } from './promises';
import styles from './Replay.module.css';
import { usePastWords } from './words';

export interface FairPlaySheetProps {
  code: string;
  matchId: string;
  game: string;
  /** The last view that was shown. */
  view: CommonView;
  onClose(): void;
  /** Plays the match again; in a worker by default. */
  check?(job: CheckJob): Promise<Finding>;
}

const inWorker = async (job: CheckJob) => (await import('./startCheck')).startCheck(job);

/** The promise of a match and, after the end, the check that it was kept. */
export function FairPlaySheet({ code, matchId, game, view, onClose, check = inWorker }: FairPlaySheetProps) {
  const { fair: say } = usePastWords();
  const [fair, setFair] = useState<FairPlayView | string | null>(null);
  const over = view.result !== null;
  useEffect(() => {
    let wanted = true;
    fairPlay(code, matchId).then(
      (answer) => {
        notePromise(matchId, answer.promise);
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
        <p>{say.how}</p>
        {typeof fair === 'string' && <p role="alert">{fair}</p>}
        {fair !== null && typeof fair === 'object' && fair.promise === null && <p>{say.none}</p>}
        {fair !== null && typeof fair === 'object' && fair.promise !== null && (
          <Seal fair={fair} promise={fair.promise} />
        )}
        {fair !== null && typeof fair === 'object' && fair.promise !== null && fair.opened && over && (
          <Check
            job={{ game, opened: fair.opened, promised: notedPromise(matchId) ?? fair.promise, shown: view }}
            {...{ check }}
          />
        )}
      </div>
    </Sheet>
  );
}

function Seal({ fair, promise }: { fair: FairPlayView; promise: string }) {
  const { fair: say } = usePastWords();
  const changed = notedPromise(fair.matchId) !== promise;
  return (
    <>
      <section>
        <h3>{say.seal}</h3>
        <p className={styles.seal}>{promise.match(/.{1,8}/g)?.join(' ')}</p>
      </section>
      {changed ? <p className={styles.bad}>{say.changed}</p> : <p className={styles.soft}>{say.noted}</p>}
      {!fair.opened && <p className={styles.soft}>{say.later}</p>}
    </>
  );
}

function Check({ job, check }: { job: CheckJob; check(job: CheckJob): Promise<Finding> }) {
  const { fair: say } = usePastWords();
  const [busy, setBusy] = useState(false);
  const [finding, setFinding] = useState<Finding | 'failed' | null>(null);
  const begin = async () => {
    setBusy(true);
    setFinding(null);
    setFinding(await check(job).catch(() => 'failed' as const));
    setBusy(false);
  };
  const holds = finding !== null && finding !== 'failed' && finding.holds;
  return (
    <>
      <Button look="main" icon="seal" busy={busy} onClick={begin}>
        {say.check}
      </Button>
      <p role="status" className={finding === null ? styles.soft : holds ? styles.good : styles.bad}>
        {busy ? say.checking : finding !== null && sentenceOfFinding(finding, say)}
      </p>
    </>
  );
}

function sentenceOfFinding(finding: Finding | 'failed', say: PastWords['fair']): string {
  if (finding === 'failed') return say.failed;
  if (finding.holds) return say.holds(finding.moves);
  return finding.why === 'move' ? say.move(finding.move) : say[finding.why];
}
