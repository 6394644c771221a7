/** What `about.ts` promises, in German. */
export const tagline =
  'Zwei Kolonien aus gläsernen Pyramiden stehen sich gegenüber. Würfle, baue, handle und wachse deinem Rivalen davon.';
