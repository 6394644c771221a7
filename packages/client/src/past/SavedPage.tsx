import type { PastPage } from '@lantern/games/past';
import { type ReactNode, useMemo, useState } from 'react';
import { Faults } from '../app/Faults';
import { Frame } from '../app/Frame';
import { Message } from '../app/Message';
import page from '../app/page.module.css';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import styles from './Replay.module.css';
import { Shown } from './Shown';
import { LARGEST_FILE, read, type SavedFault, type SavedMatch } from './saved';
import { heldSource } from './source';
import { usePastWords } from './words';

/** `/replay`: opens a saved match on this device, without a server. */
export function SavedPage() {
  const { open: say } = usePastWords();
  const [saved, setSaved] = useState<SavedMatch>();
  const [fault, setFault] = useState<SavedFault>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const found = await readFile(file);
    if (typeof found === 'string') setFault(found);
    else setSaved(found);
  };
  const close = () => setSaved(undefined);
  // What a file says can be whole and still make no sense to the board.
  const broken = (
    <Message title={say.title} action={{ label: say.another, onClick: close }}>
      {say.broken}
    </Message>
  );
  if (saved)
    return (
      <Faults instead={broken}>
        <Opened saved={saved} onClose={close} />
      </Faults>
    );
  return (
    <Frame title={say.title}>
      <main className={page.message}>
        <img src="/lantern.svg" alt="" width={96} height={96} />
        <h1>{say.title}</h1>
        <p>{say.body}</p>
        <label className={styles.file}>
          <input
            type="file"
            accept=".json,application/json"
            aria-describedby={fault && 'file-fault'}
            onChange={(event) => {
              setFault(undefined);
              void take(event.target.files?.[0]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
          <span>{say.choose}</span>
        </label>
        {fault && (
          <p id="file-fault" role="alert" className={styles.bad}>
            {say[fault]}
          </p>
        )}
      </main>
    </Frame>
  );
}

async function readFile(file: File): Promise<SavedMatch | SavedFault> {
  if (file.size > LARGEST_FILE) return 'tooLarge';
  try {
    return read(await file.text());
  } catch {
    return 'unreadable';
  }
}

function Opened({ saved, onClose }: { saved: SavedMatch; onClose(): void }) {
  const say = usePastWords();
  const [which, setWhich] = useState('0');
  const pages = (saved.views[Number(which)] ?? []) as PastPage[];
  const source = useMemo(() => heldSource(pages), [pages]);
  const choice: ReactNode = saved.views.length > 1 && (
    <Choice
      inline
      label={say.viewOf}
      value={which}
      values={saved.views.map(([first], index) => ({ value: String(index), label: nameOf(first) ?? say.everybody }))}
      onChange={setWhich}
    />
  );
  return (
    <Shown
      key={which}
      source={source}
      notice={() => choice}
      actions={() => (
        <Button icon="close" onClick={onClose}>
          {say.open.another}
        </Button>
      )}
    />
  );
}

/** Whose point of view a page is; nothing for everybody's. */
function nameOf(first: PastPage | undefined): string | undefined {
  return first && first.audience !== null ? (first.names[first.audience] ?? first.audience) : undefined;
}
