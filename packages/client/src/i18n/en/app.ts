/** The pages around the rooms: the shelf, About, settings, and what is said when something is missing. */
export const app = {
  nav: { label: 'House', about: 'About', settings: 'Settings', home: 'To the shelf of games' },
  waiting: 'One moment…',
  fault: {
    title: 'The lantern flickered',
    body: 'This part of the page could not be shown. Nothing that was played is lost.',
    again: 'Load the page again',
  },
  nowhere: {
    title: 'Nothing here but dark',
    body: 'There is no page at this address. Perhaps the link was cut short.',
  },
  home: {
    headline: 'Games by lantern light, with friends who are somewhere else',
    promise: 'Open a room, share its link, sit down and play. No account: a name is enough, and anyone may watch.',
    shelf: 'The shelf',
    players: 'Players',
    playersOf: (span: string) => `${span} players`,
    length: 'Length',
    minutes: (span: string) => `${span} minutes`,
    open: 'Open a room',
    openFor: (title: string) => `Open a room for ${title}`,
    join: 'Join by code',
    code: 'Code or link of the room',
    badCode: 'A code has six letters and digits, such as K7WQ3H. A whole link works too.',
    enter: 'Join',
    known: 'Your rooms',
    saved: 'Open a saved match',
  },
  about: {
    title: 'About Lantern',
    table:
      'Lantern is a table for board games with friends who are somewhere else. One of you opens a room and shares its link; the others tap it, type a name and sit down. Anyone else may watch.',
    referee:
      'The server is the referee: it holds every deck, hand and die, checks every move, and sends each of you only what you may know. A room needs no account. The keys to your seat stay in this browser.',
    madeOf: 'Made of',
    parts:
      'Words are set in Cabin (The Cabin Project Authors), titles in Grenze (The Grenze Project Authors), both under the SIL Open Font License 1.1. All pictures and sounds were made for Lantern. The program is free software under the MIT licence; matches run on boardgame.io.',
    noCredits: 'The credits could not be loaded. Try again when you are connected.',
  },
  settings: {
    title: 'Settings',
    automatic: 'Automatic',
    language: 'Language',
    light: 'Light',
    sunlit: 'Sunlit',
    lantern: 'By lantern',
    motion: 'Motion',
    less: 'Less',
    full: 'Full',
    sound: 'Sound',
    soundHelp: 'Short cues: your turn, a move, a refusal, the end.',
    vibration: 'Vibration',
    vibrationHelp: 'The phone hums when it is your turn.',
    letters: 'Letters on colours',
    lettersHelp: 'Every player’s sign carries a letter besides its colour and shape.',
  },
};
