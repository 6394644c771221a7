/** Names of fields with secrets, at any depth. */
const NAMED =
  /"(authorization|credentials|hostKey|seatKey|formerKey|playerCredentials|cookie)":("(?:[^"\\]|\\.)*"|\[[^\]]*\])/gi;
const BEARER = /\bBearer [^\s"\\,]+/g;

/**
 * The key of a seat or of a host, as `drawKey` makes it. In JSON a line break before it is an escape that ends with a
 * letter.
 */
const KEY = /(?:(?<![\w-])|(?<=\\[nrt]))[\w-]{32}(?![\w-])/g;

const REDACTED = '[Redacted]';

/** Redacts a log line: fields with secret names, and everything that looks like a key. */
export function redacted(line: string): string {
  return line.replace(NAMED, `"$1":"${REDACTED}"`).replace(BEARER, `Bearer ${REDACTED}`).replace(KEY, REDACTED);
}
