/** This device: its notifications, the app on its home screen, and the data that its browser deletes. */
export const device = {
  call: {
    offer: 'When it is your turn',
    offerHelp: 'This match goes on over days. Choose how you hear of your turn.',
    label: 'Notify me when it is my turn',
    help: 'This device shows a notification when the page is closed and it is your turn.',
    unable: 'This browser shows no notifications while its page is closed.',
    fromHomeScreen: 'On an iPhone or iPad only an app on the home screen can notify you:',
    denied: 'The browser does not allow notifications of this page. Allow them in its settings and try again.',
    never: 'This server sends no notifications. Keep the page open to see your turn.',
    test: 'Send a test notification to this device',
    tested: 'The notification is on its way.',
    untested: 'This device could not be reached. Switch notifications off and on again.',
  },
  quiet: {
    label: (begins: number, ends: number) => `Quiet from ${begins}:00 to ${ends}:00`,
    none: 'No quiet hours',
    help: 'In these hours nothing comes to this device; what is due comes after them. With the same hour twice there are none.',
    begins: 'From',
    ends: 'To',
    hour: (hour: number) => `${hour}:00`,
  },
  install: {
    title: 'On the home screen',
    offered: 'Lantern can have a place of its own on this device, like an app.',
    byHand: 'Your browser’s menu puts Lantern on the home screen: look for “Install” or “Add to Home Screen”.',
    install: 'Install Lantern',
    twoTaps: 'Two taps put Lantern on the home screen:',
    share: 'Tap Share in the bar of the browser.',
    add: 'Choose “Add to Home Screen”.',
    /** @param action the menu item of a room that moves a seat */
    seat: (action: string) =>
      `The app has no seat at first. Choose “${action}” here, and type the code in the room there.`,
  },
  keep: {
    warning: 'This browser forgets your seat after seven days without a visit.',
    unkept: 'This browser saves nothing: you lose your seat if you reload or close this page.',
    open: 'Keep my seat',
    title: 'Keep your seat',
    why: 'Safari deletes a page’s data after seven days without a visit, including the key to your seat. On the server the seat stays yours.',
    /** @param action the menu item of a room that moves a seat */
    whyUnkept: (action: string) =>
      `The browser’s storage is full or blocked, for example in a private window. The key to your seat exists only in this page: keep it open, or move the seat to another device with “${action}”.`,
    link: 'Save the link to your seat where you find it again, such as in your notes. Opened in any browser it brings your seat back, once: save the new link then. It ends when your seat moves to another device. Anyone with the link can take your seat.',
    copy: 'Copy the link to my seat',
    share: 'Save or send the link',
    copied: 'The link to your seat is copied. Keep it to yourself.',
    titleOf: (code: string) => `My seat in room ${code}`,
    homeScreen: 'An app on the home screen forgets nothing.',
    /** @param action the menu item of a room that moves a seat */
    otherwise: (action: string) =>
      `Too late? Another device that still has your seat gives it back with “${action}”. Otherwise the host frees your seat, and you ask for it in the room.`,
  },
};

export type DeviceStrings = typeof device;
