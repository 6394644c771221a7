/**
 * Whether a text anywhere in plain data contains the character NUL, which PostgreSQL cannot store. Works without
 * recursion, since a request may be deeply nested.
 */
export function holdsNul(data: unknown): boolean {
  const open = [data];
  while (open.length > 0) {
    const part = open.pop();
    if (typeof part === 'string' && part.includes('\0')) return true;
    if (typeof part === 'object' && part !== null && !ArrayBuffer.isView(part))
      open.push(...Object.entries(part).flat());
  }
  return false;
}
