import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button';
import { Icon } from './Icon';
import { useTopmost } from './modal';
import styles from './Toast.module.css';

interface Note {
  id: number;
  sentence: string;
  /** A warning stays as long as news, and looks like a refusal. */
  kind: 'refusal' | 'warning' | 'news';
  action: NoteAction | undefined;
}

/** An action in a toast, offered for some milliseconds. */
export interface NoteAction {
  label: string;
  lasts: number;
  run(): void;
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

/** Returns how long a text stays, in milliseconds: the time to read it, at least six seconds. */
export function readingTime(sentence: string): number {
  return Math.max(6000, 1500 + sentence.length * 70);
}

/** The interval at which a held toast is checked again. */
const RECHECK_DELAY_MS = 1000;

/** Shows a short message. The same message is not shown twice at a time. */
export function toast(sentence: string, kind: Note['kind'] = 'news', action?: NoteAction): void {
  const note = { id: nextId++, sentence, kind, action };
  change([...notes.filter((other) => other.sentence !== sentence), note].slice(-3));
  // The action expires even while a pointer rests on the toast.
  if (action) setTimeout(dismiss, action.lasts, note.id);
  else setTimeout(leave, readingTime(sentence), note.id);
}

/** Removes a toast whose time is over, unless a mouse or the keyboard focus rests on it. */
function leave(id: number): void {
  if (document.querySelector(`[data-note="${id}"]:is(:hover, :focus-visible)`)) setTimeout(leave, RECHECK_DELAY_MS, id);
  else dismiss(id);
}

/** Removes all refusals when the state that they refer to has changed. */
export function clearRefusals(): void {
  if (notes.some(({ kind }) => kind === 'refusal')) change(notes.filter(({ kind }) => kind !== 'refusal'));
}

function dismiss(id: number): void {
  if (notes.some((note) => note.id === id)) change(notes.filter((note) => note.id !== id));
}

/** The region of the toasts, above all open layers. There is one per page; refusals are read out at once. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => notes);
  return createPortal(
    <div className={styles.region} aria-live="assertive" role="log">
      {shown.map((note) => (
        <Passing key={note.id} {...note} />
      ))}
    </div>,
    useTopmost(),
  );
}

/** A toast that closes by a tap, or has an action beside it. */
function Passing({ id, sentence, kind, action }: Note) {
  const look = `${styles.toast} ${styles[kind]}`;
  if (action) {
    const run = () => {
      dismiss(id);
      action.run();
    };
    return (
      <div className={look}>
        <Icon name="check" />
        <span>{sentence}</span>
        <Button icon="undo" onClick={run}>
          {action.label}
        </Button>
      </div>
    );
  }
  return (
    <button type="button" data-note={id} className={look} onClick={() => dismiss(id)}>
      <Icon name={kind === 'news' ? 'check' : 'warning'} />
      <span>{sentence}</span>
    </button>
  );
}
