/** Of the device in one's hand: being called on it, a place on its home screen, and what its browser forgets. */
export const device = {
  call: {
    label: 'Call me when it is my turn',
    help: 'This device shows a notification when the page is closed and the table waits for you.',
    unable: 'This browser cannot be called while its page is closed.',
    fromHomeScreen: 'An iPhone or iPad can only be called by an app on the home screen:',
    denied: 'The browser does not allow notifications of this page. Allow them in its settings and try again.',
    never: 'This server calls nobody. You are told of your turn while the page is open.',
  },
  install: {
    title: 'On the home screen',
    offered: 'Lantern can have a place of its own on this device, like an app.',
    byHand: 'Your browser’s menu puts Lantern on the home screen: look for “Install” or “Add to Home Screen”.',
    install: 'Install Lantern',
    twoTaps: 'Two taps put Lantern on the home screen:',
    share: 'Tap Share in the bar of the browser.',
    add: 'Choose “Add to Home Screen”.',
    /** @param action what is chosen in the menu of a room to move a seat */
    seat: (action: string) =>
      `The app has no seat at first. Choose “${action}” here, and type the code in the room there.`,
  },
  keep: {
    warning: 'This browser forgets your seat after seven days without a visit.',
    open: 'Keep my seat',
    title: 'Keep your seat',
    why: 'Safari throws away what a page has kept when it was not opened for seven days, and with it the key to your seat. The seat itself stays yours on the server.',
    link: 'Save the link to your seat where you find it again, such as in your notes. Opened in any browser it brings your seat back, as long as you have not moved it elsewhere. Whoever has the link has your seat.',
    copy: 'Copy the link to my seat',
    share: 'Save or send the link',
    copied: 'The link to your seat is copied. Keep it to yourself.',
    titleOf: (code: string) => `My seat in room ${code}`,
    homeScreen: 'An app on the home screen forgets nothing.',
    /** @param action what is chosen in the menu of a room to move a seat */
    otherwise: (action: string) =>
      `Too late? Another device that still has your seat gives it back with “${action}”. Otherwise the host frees your seat, and you ask for it in the room.`,
  },
};

export type DeviceStrings = typeof device;
