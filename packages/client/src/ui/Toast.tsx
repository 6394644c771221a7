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

/** How long a sentence stays: time to read it, at least six seconds. */
export function readingTime(sentence: string): number {
  return Math.max(6000, 1500 + sentence.length * 70);
}

/** How often somebody who holds a sentence is asked whether they still do, in milliseconds. */
const HELD = 1000;

/** Says something in passing. The same sentence is not shown twice at a time. */
export function toast(sentence: string, kind: Note['kind'] = 'news'): void {
  const note = { id: nextId++, sentence, kind };
  change([...notes.filter((other) => other.sentence !== sentence), note].slice(-3));
  setTimeout(leave, readingTime(sentence), note.id);
}

/** A sentence whose time is over goes, unless a mouse or the focus of the keyboard rests on it. */
function leave(id: number): void {
  if (document.querySelector(`[data-note="${id}"]:is(:hover, :focus-visible)`)) setTimeout(leave, HELD, id);
  else dismiss(id);
}

/** Takes refusals away: what they spoke of is no longer what is seen. */
export function clearRefusals(): void {
  if (notes.some(({ kind }) => kind === 'refusal')) change(notes.filter(({ kind }) => kind !== 'refusal'));
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
          data-note={note.id}
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
