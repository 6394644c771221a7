/** The note to oneself, in matches over days. */
export const noteStrings = {
  title: 'Notes to myself',
  help: 'Only you can read this. It opens by itself when you come back, until the match ends.',
  save: 'Save',
};

export type NoteStrings = typeof noteStrings;
