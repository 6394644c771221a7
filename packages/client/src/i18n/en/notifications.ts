/** Being called when the page is closed. */
export const notifications = {
  label: 'Call me when it is my turn',
  help: 'This device shows a notification when the page is closed and the table waits for you.',
  unable: 'This browser cannot be called. On an iPhone or iPad, first put Lantern on the home screen.',
  denied: 'The browser does not allow notifications of this page. Allow them in its settings and try again.',
  never: 'This server calls nobody. You are told of your turn while the page is open.',
};

/** A place of its own for Lantern on the home screen. */
export const install = {
  title: 'On the home screen',
  offered: 'Lantern can have a place of its own on this device, like an app.',
  byHand: 'Your browser’s menu puts Lantern on the home screen: look for “Install” or “Add to Home Screen”.',
  install: 'Install Lantern',
};
