import type { MinuteStrings } from './strings.en';

export const minute: MinuteStrings = {
  hero: 'Sechs Karten machen einen Helden: Die Bildkarte sagt, wer er ist, die anderen kaufen Ausrüstung.',
  room: 'Jeder von euch zieht eine Karte. Zusammen sind sie der Raum.',
  wound: 'Wer die WS des Monsters erreicht, verwundet es. Zwei Wunden töten.',
  calm: 'Zwischen den Räumen: Beute teilen, heilen, einkaufen.',
  dragon: 'Jede Dame, jeder König und jedes Ass weckt den Drachen ein wenig. Bei zwölf ist er da.',
  wt: 'WS 3',
};
