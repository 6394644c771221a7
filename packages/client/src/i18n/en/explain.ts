/** What the things on the table answer when they are asked. */
export const explain = {
  whatIsThis: 'What this is',
  readRule: (rule: string) => `Read the rule ${rule}`,
};
