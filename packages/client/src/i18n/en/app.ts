/** The pages outside of rooms: home, About, settings, and errors. */
export const app = {
  nav: { label: 'Lantern', about: 'About', settings: 'Settings', home: 'To the games' },
  privacy: 'Privacy',
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
    promise: 'No account: a name is enough, and anyone may watch.',
    games: 'Five games',
    playersOf: (span: string) => `${span} players`,
    minutes: (span: string) => `${span} minutes`,
    shortMinutes: (span: string) => `${span} min`,
    open: 'Open a room',
    code: 'Code or link of the room',
    badCode: 'A code has six letters and digits, such as K7WQ3H. A whole link works too.',
    enter: 'Join',
    known: 'Your rooms',
    saved: 'Open a saved match',
  },
};
