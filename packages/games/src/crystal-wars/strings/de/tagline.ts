/** What `about.ts` promises, in German. */
export const tagline =
  'Stelle Heere aus gläsernen Pyramiden auf, reite auf dem Strom der Felder und nimm jedes Dorf und jede Stadt.';
