/** "3–4", or "2" where both ends are the same. */
export function span({ min, max }: { min: number; max: number }): string {
  return min === max ? String(min) : `${min}–${max}`;
}

/** The code of a room in what somebody typed or pasted: the code itself or its whole link. */
export function codeIn(text: string): string | undefined {
  const bare = /\/r\/([^/?#\s]+)/.exec(text)?.[1] ?? text.replace(/[\s-]/g, '');
  return /^[a-z0-9]{6,12}$/i.test(bare) ? bare.toUpperCase() : undefined;
}
