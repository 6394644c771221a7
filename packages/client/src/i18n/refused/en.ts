/** The page for people whom the server does not admit to a room. */
export const refused = {
  noRoom: {
    title: (code: string) => `No room called ${code}`,
    body: 'Check the code, ask for a new link, or open a room yourself.',
    other: 'Join by another code',
  },
  gone: {
    title: (code: string) => `Room ${code} is gone`,
    body: 'It was closed or deleted while you were here, and its matches with it. Open a new one and send your friends its link.',
    open: 'Open a new room',
  },
  shut: { title: 'The door stays shut', body: 'The server did not let you in.' },
};

export type RefusedStrings = typeof refused;
