import { dateInWords, invitationText } from './invitationText';

const invited = { game: 'Crystal Wars', at: Date.UTC(2026, 10, 27, 19), link: 'https://lantern.example/r/K7WQ3H' };

test('an invitation says what, when, in which time zone, how and where, in either language', () => {
  const [what, when, how, where] = invitationText(invited, 'en', 'Europe/Berlin').split('\n');
  expect(what).toBe('Game night: Crystal Wars');
  expect(when).toMatch(/^Friday,? 27 November 2026 at 20:00 (CET|GMT\+1)$/);
  expect(how).toMatch(/No account/);
  expect(where).toBe(invited.link);
  const [was, wann] = invitationText(invited, 'de', 'Europe/Berlin').split('\n');
  expect(was).toBe('Spieleabend: Crystal Wars');
  expect(wann).toMatch(/^Freitag, 27\. November 2026 um 20:00( Uhr)? MEZ$/);
});

test('everybody reads a date in their own time zone', () => {
  expect(dateInWords(invited.at, 'en', 'Europe/London')).toMatch(/19:00/);
  expect(dateInWords(invited.at, 'en', 'Asia/Tokyo')).toMatch(/Saturday,? 28 November 2026 at 04:00/);
});
