/** Returns "3–4", or "2" if both ends are equal. */
export function span({ min, max }: { min: number; max: number }): string {
  return min === max ? String(min) : `${min}–${max}`;
}

/**
 * Finds the code of a room in a text that was typed or pasted: the code alone or its whole link, with any text around
 * it.
 */
export function codeIn(text: string): string | undefined {
  const plain = text.normalize('NFKC');
  const written = /\/(?:r|tv)\/([^/?#\s]+)/.exec(plain)?.[1] ?? plain;
  // A code that was copied out of a sentence may carry punctuation, spaces and invisible characters, also
  // percent-encoded.
  const bare = written.replace(/(?:%[0-9a-f]{2})+|[^\p{L}\p{N}]/giu, '');
  return /^[a-z0-9]{6,12}$/i.test(bare) ? bare.toUpperCase() : undefined;
}

/**
 * Returns the code of a room in an address: cleaned if it is valid, otherwise unchanged, so that the error can name it.
 */
export const codeOfAddress = (part: string): string => codeIn(part) ?? part.toUpperCase();
