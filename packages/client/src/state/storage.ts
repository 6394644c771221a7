/** Values that the browser's storage rejects because it is full or forbidden; they last as long as the page. */
const spare = new Map<string, string>();

/** Returns a stored value; undefined if there is none or it cannot be read. */
export function recall<Kept>(key: string): Kept | undefined {
  try {
    const text = spare.get(key) ?? localStorage.getItem(`lantern.${key}`);
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}

/** Stores a value on this device if the browser allows it, otherwise until the page is closed. */
export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`lantern.${key}`, text);
    spare.delete(key);
  } catch {
    spare.set(key, text);
  }
}

/** Whether the value stored under a key survives a reload. */
export const outlivesPage = (key: string): boolean => !spare.has(key);

export function forget(key: string): void {
  spare.delete(key);
  try {
    localStorage.removeItem(`lantern.${key}`);
  } catch {
    // The browser forbids its storage, so there is nothing to remove.
  }
}

/** Calls back when another page of this browser has stored or removed a value. @returns unsubscribe */
export function listenToOtherPages(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === `lantern.${key}` || event.key === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
