/** What `about.ts` promises, in German. */
export const tagline =
  'Renne durch eine dunkle Höhle, halte deine Karten geheim und die Nerven ruhig, und bring drei Schätze nach Hause.';
