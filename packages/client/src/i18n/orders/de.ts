import type { OrdersStrings } from './en';

export const ordersStrings: OrdersStrings = {
  question: 'Wann sollen wir auf dich warten?',
  help: 'Solange du nicht da bist, antwortet der Server so für dich. Niemand sonst kann das sehen. Es gilt, bis du es änderst oder die Partie endet.',
  confirm: 'So antworten',
  confirmed: 'Ab jetzt wird so für dich geantwortet, solange du nicht da bist.',
  away: (answers) => `Wenn du nicht da bist: ${answers.join(' · ')}`,
  notPlayed: (why) => `Nicht gespielt: ${why}`,
  answer: (question, value) => `${question}: ${value}`,
};
