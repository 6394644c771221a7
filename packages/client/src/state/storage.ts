/** The browser's storage, for those who forbid it as well: then everything lasts as long as the page. */
const spare = new Map<string, string>();

/** What was kept under a name; nothing if there is nothing or it cannot be read. */
export function recall<Kept>(key: string): Kept | undefined {
  try {
    const text = localStorage.getItem(`lantern.${key}`) ?? spare.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}

/** Keeps a value on this device. */
export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  spare.set(key, text);
  try {
    localStorage.setItem(`lantern.${key}`, text);
  } catch {
    // The spare stands in.
  }
}

export function forget(key: string): void {
  spare.delete(key);
  try {
    localStorage.removeItem(`lantern.${key}`);
  } catch {
    // Nothing was kept there.
  }
}
