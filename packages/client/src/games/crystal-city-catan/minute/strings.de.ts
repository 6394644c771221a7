import type { MinuteStrings } from './strings.en';

export const minute: MinuteStrings = {
  goal: 'Bring deine Kolonie auf zwölf Punkte, bevor es die andere Seite schafft.',
  pools: 'Ein Würfel füllt die Lager mit seiner Zahl, und zwar bei euch beiden.',
  build: 'Bau Straßen, setz Vororte an ihr Ende und mach Städte daraus.',
  fate: 'Der andere Würfel ist das Schicksal: Geschenke, Wetten, Seuchen.',
  guard: 'Plünderer holen sich, was sich stapelt. Gib es aus oder bewach es.',
};
