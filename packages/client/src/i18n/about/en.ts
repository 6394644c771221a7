/** The about page: a description of Lantern and its credits. */
export const about = {
  title: 'About Lantern',
  table:
    'Lantern is a table for board games with friends who are somewhere else. One of you opens a room and shares its link; the others tap it, type a name and sit down. Anyone else may watch.',
  referee:
    'The server is the referee: it holds every deck, hand and die, checks every move, and sends each of you only what you may know. A room needs no account. The keys to your seat stay in this browser.',
  madeOf: 'Made of',
  parts:
    'Words are set in Cabin (The Cabin Project Authors), titles in Grenze (The Grenze Project Authors), both under the SIL Open Font License 1.1. All pictures and sounds were made for Lantern. The program is free software under the MIT licence; matches run on boardgame.io.',
  version: (version: string, store: string) => `This server: Lantern ${version}, ${store}`,
  noCredits: 'The credits could not be loaded. Try again when you are connected.',
};

export type AboutStrings = typeof about;
