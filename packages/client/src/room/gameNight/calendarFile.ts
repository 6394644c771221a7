export interface CalendarEvent {
  /** Identifies the event: the same in every invitation to it. */
  uid: string;
  /** The number of changes: a calendar keeps the highest. */
  sequence: number;
  /** The start of the event, in milliseconds since 1970. */
  at: number;
  summary: string;
  description: string;
  url: string;
}

const DURATION = 'PT3H';

/** The maximum length of a line in a calendar file, in bytes without the line break. */
const MAX_LINE_BYTES = 75;

/** Returns an event as a calendar file (RFC 5545). @param now the time of its creation, in milliseconds since 1970 */
export function calendarFile(event: CalendarEvent, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lantern//Game night//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${textValue(event.uid)}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utc(event.at)}`,
    `DURATION:${DURATION}`,
    `SUMMARY:${textValue(event.summary)}`,
    `DESCRIPTION:${textValue(event.description)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Returns an instant as `20261127T190000Z`. */
function utc(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Returns a text with special characters escaped. */
function textValue(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Returns a line folded at 75 bytes, each further part after a space; characters are not split. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const bytes = bytesOf(character);
    if (size + bytes > MAX_LINE_BYTES) {
      pieces.push(piece);
      piece = ' ';
      size = 1;
    }
    piece += character;
    size += bytes;
  }
  return [...pieces, piece].join('\r\n');
}

function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}
