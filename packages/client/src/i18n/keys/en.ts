/** The keyboard shortcuts of the table. */
export const keys = {
  title: 'Keyboard',
  list: [
    { keys: ['.'], does: 'Go to the action bar; again: to the next possible choice' },
    { keys: ['/'], does: 'Type a move or a question' },
    { keys: ['?'], does: 'Explain what has the focus' },
    { keys: ['Esc'], does: 'Close what is open' },
    { keys: ['←', '↑', '→', '↓', '+', '−', '0'], does: 'On the map: move, zoom, show everything' },
  ],
  asks: {
    where: 'Say where I am and what I have',
    others: 'Say what the others have',
    happened: 'Say what has happened since I acted',
    time: 'Say how much time is left',
    again: 'Say the last thing again',
  },
  change: 'Change the keys that ask',
  changeHelp:
    'Type a letter or a number into a field. An empty field has no key; a key that another question has changes places.',
  taken: (key: string) => `The key ${key} does something else at this table.`,
  usual: 'Use the usual keys',
  isOff: 'The keys of single letters are switched off in the settings.',
};

export type KeyStrings = typeof keys;
