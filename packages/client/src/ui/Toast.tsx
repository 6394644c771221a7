import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './Icon';
import { useTopmost } from './modal';
import styles from './Toast.module.css';

interface Note {
  id: number;
  sentence: string;
  kind: 'refusal' | 'news';
}

let notes: readonly Note[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Note[]): void {
  notes = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How long a sentence stays: time to read it, at least four seconds. */
export function readingTime(sentence: string): number {
  return Math.max(4000, 1500 + sentence.length * 70);
}

/** Says something in passing. The same sentence is not shown twice at a time. */
export function toast(sentence: string, kind: Note['kind'] = 'news'): void {
  const note = { id: nextId++, sentence, kind };
  change([...notes.filter((other) => other.sentence !== sentence), note].slice(-3));
  setTimeout(() => dismiss(note.id), readingTime(sentence));
}

function dismiss(id: number): void {
  if (notes.some((note) => note.id === id)) change(notes.filter((note) => note.id !== id));
}

/** Where the sentences appear, above whatever is open. One for the whole page; refusals are read out at once. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => notes);
  return createPortal(
    <div className={styles.region} aria-live="assertive" role="log">
      {shown.map((note) => (
        <button
          key={note.id}
          type="button"
          className={`${styles.toast} ${styles[note.kind]}`}
          onClick={() => dismiss(note.id)}
        >
          <Icon name={note.kind === 'refusal' ? 'warning' : 'check'} />
          <span>{note.sentence}</span>
        </button>
      ))}
    </div>,
    useTopmost(),
  );
}
