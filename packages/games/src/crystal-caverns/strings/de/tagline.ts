/** What `about.ts` promises, in German. */
export const tagline =
  'Führe eine Gruppe von Kristallhelden vier Ebenen tief in die Höhlen, wachse an dem, was du erschlägst, und bezwinge den Drachen.';
