/** The code to move a seat by, in what somebody typed; nothing if it cannot be one. */
export function typedCodeIn(text: string): string | undefined {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{8}$/.test(bare) ? bare : undefined;
}

/** A code as it is read out and typed, e.g. `K7WQ 3HBM`. */
export const codeToType = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
