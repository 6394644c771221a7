export const settings = {
  title: 'Settings',
  automatic: 'Automatic',
  language: 'Language',
  light: 'Theme',
  sunlit: 'Light',
  lantern: 'Dark',
  speed: 'Animation speed',
  speedHelp: 'For pieces, dice and messages on this device, in matches and replays. With None there are no animations.',
  speeds: { calm: 'Calm', normal: 'Normal', quick: 'Quick', none: 'None' },
  speech: 'Announcements',
  speechHelp:
    'How much of a match a screen reader announces. Others’ turns are summed up unless you choose Everything.',
  speeches: { everything: 'Everything', mine: 'What concerns me', turns: 'My turns' },
  listens: 'I use a screen reader',
  listensHelp: 'When you are asked out of turn, the clock of the whole table starts after the announcement.',
  motion: 'Motion',
  less: 'Less',
  full: 'Full',
  sound: 'Sound',
  soundHelp:
    'Your turn, dice, a hit, a find, the end: each game has its own voice. In a background tab you hear only that it is your turn.',
  vibration: 'Vibration',
  vibrationHelp: 'The device vibrates when it is your turn and when you act.',
  letterKeys: 'Single keys',
  letterKeysHelp: 'Letters that ask at a table, and act in some games; the help lists them.',
  letters: 'Letters on colours',
  lettersHelp: 'Every player’s symbol has a letter as well as a colour and a shape.',
  autoPass: 'Auto-pass',
  autoPassHelp: 'When you cannot react anyway.',
};

export type SettingsStrings = typeof settings;
