import { type CalendarEvent, calendarFile } from './calendarFile';

const NOW = Date.UTC(2026, 10, 20, 8, 0, 5);
const file = (more: Partial<CalendarEvent> = {}) =>
  calendarFile(
    {
      uid: 'K7WQ3H@lantern.example',
      sequence: 2,
      at: Date.UTC(2026, 10, 27, 19),
      summary: 'Game night',
      description: 'Come.',
      url: 'https://lantern.example/r/K7WQ3H',
      ...more,
    },
    NOW,
  );
const lines = (text: string) => text.split('\r\n');
const unfolded = (text: string) => text.replaceAll('\r\n ', '');
const bytes = (text: string) => new TextEncoder().encode(text).length;

test('a calendar file is one event in UTC, its lines ended by CR and LF', () => {
  expect(lines(file())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lantern//Game night//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:K7WQ3H@lantern.example',
    'DTSTAMP:20261120T080005Z',
    'SEQUENCE:2',
    'DTSTART:20261127T190000Z',
    'DURATION:PT3H',
    'SUMMARY:Game night',
    'DESCRIPTION:Come.',
    'URL:https://lantern.example/r/K7WQ3H',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('backslash, semicolon, comma and the end of a line are escaped in text', () => {
  expect(file({ summary: 'a\\b;c,d' })).toContain('SUMMARY:a\\\\b\\;c\\,d\r\n');
  expect(file({ description: 'one\ntwo\r\nthree\rfour' })).toContain('DESCRIPTION:one\\ntwo\\nthree\\nfour\r\n');
});

test('a line of 75 bytes stays whole, a longer one is folded', () => {
  const whole = 'x'.repeat(75 - 'SUMMARY:'.length);
  expect(lines(file({ summary: whole }))).toContain(`SUMMARY:${whole}`);
  const longer = lines(file({ summary: `${whole}y` }));
  expect(longer).toContain(`SUMMARY:${whole}`);
  expect(longer[longer.indexOf(`SUMMARY:${whole}`) + 1]).toBe(' y');
});

test('folding counts bytes, tears no character, and loses nothing', () => {
  const description = 'Grüße 🏮 '.repeat(40);
  const text = file({ description });
  for (const line of lines(text)) expect(bytes(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(unfolded(text)).toContain(`DESCRIPTION:${description}\r\n`);
});
