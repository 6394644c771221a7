/** The strings for saving and deleting a person's data in a room. */
export const ownData = {
  title: 'My data',
  help: 'Here you save what a room stores about you, or delete it. Nothing of other people changes.',
  none: 'This browser knows no room.',
  rooms: 'Rooms',
  /** @param name of the person; empty for a spectator */
  place: (room: string, name: string) => (name === '' ? room : `${room}, as ${name}`),
  save: 'Save as a file',
  saveOf: (place: string) => `Save my data in ${place} as a file`,
  saveHelp: 'The file also contains the keys of your seats. Anyone who has them can play for you.',
  delete: 'Delete',
  deleteOf: (place: string) => `Delete my data in ${place}`,
  sheet: {
    title: (place: string) => `Delete my data in ${place}?`,
    deleted: 'The server deletes, and it cannot be undone:',
    deletes: [
      'your seat: you leave it, in a running match too',
      'your name, also in the results',
      'your messages in the chat',
      'your answer to the invitation, your note and your answers in advance',
      'your notifications and mails from this room',
      'how far you have read and watched, and your time for decisions',
    ],
    stays: 'What stays, since it belongs to all players: the moves and the results, without your name.',
    host: 'You stay the host of this room. To delete the room with everything, do that in the room.',
    done: 'Your data in this room is deleted.',
  },
};

export type OwnDataStrings = typeof ownData;
