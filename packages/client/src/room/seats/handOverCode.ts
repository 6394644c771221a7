/** Returns the code for moving a seat from a typed text; undefined if it contains none. */
export function typedCodeIn(text: string): string | undefined {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{8}$/.test(bare) ? bare : undefined;
}

/** Returns a code as it is read out and typed, such as `K7WQ 3HBM`. */
export const codeToType = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
