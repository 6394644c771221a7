/** Answers in advance, in matches over days. */
export const ordersStrings = {
  question: 'When shall we wait for you?',
  help: 'While you are away, the server answers like this for you. Nobody else can see it. It holds until you change it, or until the match ends.',
  confirm: 'Answer like this',
  confirmed: 'From now on your answers are given like this while you are away.',
  away: (answers: readonly string[]) => `While you are away: ${answers.join(' · ')}`,
  notPlayed: (why: string) => `Not played: ${why}`,
  answer: (question: string, value: string) => `${question}: ${value}`,
};

export type OrdersStrings = typeof ordersStrings;
