/** The explanations of things on the board. */
export const explain = {
  whatIsThis: 'What this is',
  readRule: (rule: string) => `Read the rule ${rule}`,
};
