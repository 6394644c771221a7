/** Reporting a message or a name to the operator of the server. */
export const report = {
  action: 'Report',
  actionOf: (name: string) => `Report ${name}`,
  title: (name: string) => `Report ${name}`,
  help: (name: string) =>
    `The people who run this server read your report, with the messages around it and your name. ${name} is not told.`,
  what: 'What do you want to report?',
  name: (name: string) => `The name “${name}”`,
  send: 'Report',
  sent: 'Thank you. The people who run this server will look at it.',
  back: 'Back to the people',
};

export type ReportStrings = typeof report;
