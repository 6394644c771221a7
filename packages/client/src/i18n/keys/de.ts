import type { KeyStrings } from './en';

export const keys: KeyStrings = {
  title: 'Tastatur',
  list: [
    { keys: ['.'], does: 'Zur Aktionsleiste; noch einmal: zur nächsten möglichen Wahl' },
    { keys: ['/'], does: 'Zug oder Frage eintippen' },
    { keys: ['?'], does: 'Erklären, was den Fokus hat' },
    { keys: ['Esc'], does: 'Schließen, was offen ist' },
    { keys: ['←', '↑', '→', '↓', '+', '−', '0'], does: 'Auf der Karte: verschieben, zoomen, alles zeigen' },
  ],
  asks: {
    where: 'Sagen, wo ich bin und was ich habe',
    others: 'Sagen, was die anderen haben',
    happened: 'Sagen, was seit meinem letzten Zug passiert ist',
    time: 'Sagen, wie viel Zeit noch ist',
    again: 'Das Letzte noch einmal sagen',
  },
  change: 'Tasten für Fragen ändern',
  changeHelp:
    'Tippe einen Buchstaben oder eine Ziffer in ein Feld. Ein leeres Feld hat keine Taste; hat schon eine andere Frage die Taste, tauschen beide.',
  taken: (key) => `Die Taste ${key} tut an diesem Tisch etwas anderes.`,
  usual: 'Die üblichen Tasten nehmen',
  isOff: 'Die Tasten mit einzelnen Buchstaben sind in den Einstellungen ausgeschaltet.',
};
