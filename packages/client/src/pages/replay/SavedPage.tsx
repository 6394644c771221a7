import type { CommonView } from '@lantern/games/module';
import type { ReplayPage } from '@lantern/protocol/replay';
import { type ReactNode, useMemo, useState } from 'react';
import { useReplayStrings } from '../../i18n/replay/useReplayStrings';
import { savedSource } from '../../replay/pageSource';
import styles from '../../replay/Replay.module.css';
import { LARGEST_FILE, parseSavedMatch, type SavedFault, type SavedMatch } from '../../replay/savedMatch';
import { Button } from '../../ui/Button';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Choice } from '../../ui/form/Choice';
import { LanternPicture } from '../../ui/LanternPicture';
import { Message } from '../../ui/Message';
import { PageFrame } from '../../ui/PageFrame';
import page from '../../ui/page.module.css';
import { ReplayScreen } from './ReplayScreen';

/** `/replay`: opens a saved match on this device, without a server. */
export function SavedPage() {
  const { open: strings } = useReplayStrings();
  const [saved, setSaved] = useState<SavedMatch>();
  const [fault, setFault] = useState<SavedFault>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const found = await readFile(file);
    if (typeof found === 'string') setFault(found);
    else setSaved(found);
  };
  const close = () => setSaved(undefined);
  // A file can be valid and still contain states that the board cannot draw.
  const broken = (
    <Message title={strings.title} action={{ label: strings.another, onClick: close }}>
      {strings.broken}
    </Message>
  );
  if (saved)
    return (
      <ErrorBoundary instead={broken}>
        <Opened saved={saved} onClose={close} />
      </ErrorBoundary>
    );
  return (
    <PageFrame title={strings.title}>
      <main className={page.message}>
        <LanternPicture size={96} />
        <h1>{strings.title}</h1>
        <p>{strings.body}</p>
        <label className={styles.file}>
          <input
            type="file"
            accept=".json,application/json"
            aria-describedby={fault && 'file-fault'}
            onChange={(event) => {
              setFault(undefined);
              void take(event.target.files?.[0]);
              // Allows the same file to be chosen again.
              event.target.value = '';
            }}
          />
          <span>{strings.choose}</span>
        </label>
        {fault && (
          <p id="file-fault" role="alert" className={styles.bad}>
            {strings[fault]}
          </p>
        )}
      </main>
    </PageFrame>
  );
}

async function readFile(file: File): Promise<SavedMatch | SavedFault> {
  if (file.size > LARGEST_FILE) return 'tooLarge';
  try {
    return parseSavedMatch(await file.text());
  } catch {
    return 'unreadable';
  }
}

function Opened({ saved, onClose }: { saved: SavedMatch; onClose(): void }) {
  const strings = useReplayStrings();
  const [which, setWhich] = useState('0');
  const pages = (saved.views[Number(which)] ?? []) as ReplayPage<CommonView>[];
  const source = useMemo(() => savedSource(pages, saved.revealed), [pages, saved]);
  const choice: ReactNode = saved.views.length > 1 && (
    <Choice
      inline
      label={strings.viewOf}
      value={which}
      values={saved.views.map(([first], index) => ({
        value: String(index),
        label: nameOf(first) ?? strings.everybody,
      }))}
      onChange={setWhich}
    />
  );
  return (
    <ReplayScreen
      key={which}
      source={source}
      notice={() => choice}
      actions={() => (
        <Button icon="close" onClick={onClose}>
          {strings.open.another}
        </Button>
      )}
    />
  );
}

/** Returns the name of the viewer of a page; undefined for spectators. */
function nameOf(first: ReplayPage<CommonView> | undefined): string | undefined {
  return first && first.audience !== null ? (first.names[first.audience] ?? first.audience) : undefined;
}
