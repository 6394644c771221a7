/** What a calendar is told of a game night. */
export interface CalendarEvent {
  /** The same for every invitation to it, and different from that of any other. */
  uid: string;
  /** How often it was changed: a calendar takes the highest. */
  sequence: number;
  /** When it begins, in milliseconds since 1970. */
  at: number;
  summary: string;
  description: string;
  url: string;
}

/** How long an evening is taken to last. */
const DURATION = 'PT3H';

/** So many bytes a line of a calendar file may have, without its end. */
const LINE = 75;

/** An event as a calendar file (RFC 5545). @param now when it is made, in milliseconds since 1970 */
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

/** A moment as `20261127T190000Z`. */
function utc(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Text with what means something else there escaped. */
function textValue(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** A line in pieces of at most 75 bytes, each further one after a space; no character is torn. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const bytes = bytesOf(character);
    if (size + bytes > LINE) {
      pieces.push(piece);
      piece = ' ';
      size = 1;
    }
    piece += character;
    size += bytes;
  }
  return [...pieces, piece].join('\r\n');
}

/** How many bytes a character has in UTF-8. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}
