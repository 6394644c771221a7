import type { Strings } from '../en/index';

/** Being called when the page is closed. */
export const notifications: Strings['notifications'] = {
  label: 'Ruf mich, wenn ich dran bin',
  help: 'Dieses Gerät zeigt eine Mitteilung, wenn die Seite zu ist und der Tisch auf dich wartet.',
  unable: 'Dieser Browser kann nicht gerufen werden. Auf iPhone oder iPad leg Lantern erst auf den Home-Bildschirm.',
  denied:
    'Der Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie in seinen Einstellungen und versuch es noch einmal.',
  never: 'Dieser Server ruft niemanden. Solange die Seite offen ist, hörst du von deinem Zug.',
};

/** A place of its own for Lantern on the home screen. */
export const install: Strings['install'] = {
  title: 'Auf dem Startbildschirm',
  offered: 'Lantern kann auf diesem Gerät einen eigenen Platz haben, wie eine App.',
  byHand:
    'Das Menü deines Browsers legt Lantern auf den Startbildschirm: such „Installieren“ oder „Zum Home-Bildschirm“.',
  install: 'Lantern installieren',
};
