/** What each game promises on the shelf, in German, by its id. A test holds it against the catalogue. */
export const taglines: Readonly<Record<string, string>> = {
  'colossal-cave':
    'Renne durch eine dunkle Höhle, halte deine Karten geheim und die Nerven ruhig, und bring drei Schätze nach Hause.',
  'crystal-caverns':
    'Führe eine Gruppe von Kristallhelden vier Ebenen tief in die Höhlen, wachse an dem, was du erschlägst, und bezwinge den Drachen.',
  'crystal-city-catan':
    'Zwei Kolonien aus gläsernen Pyramiden stehen sich gegenüber. Würfle, baue, handle und wachse deinem Rivalen davon.',
  'crystal-wars':
    'Stelle Heere aus gläsernen Pyramiden auf, reite auf dem Strom der Felder und nimm jedes Dorf und jede Stadt.',
  'improvised-dungeon-crawl':
    'Mach aus sechs Spielkarten eine Heldin, würfle dich durch einen Stapel Verlies und erschlage, was an seinem Ende schläft.',
};
