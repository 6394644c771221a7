/** What `about.ts` promises, in German. */
export const tagline =
  'Mach aus sechs Spielkarten eine Heldin, würfle dich durch einen Stapel Verlies und erschlage, was an seinem Ende schläft.';
