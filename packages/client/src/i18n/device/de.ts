import type { DeviceStrings } from './en';

export const device: DeviceStrings = {
  call: {
    label: 'Ruf mich, wenn ich dran bin',
    help: 'Dieses Gerät zeigt eine Mitteilung, wenn die Seite zu ist und der Tisch auf dich wartet.',
    unable: 'Dieser Browser kann nicht gerufen werden, solange seine Seite zu ist.',
    fromHomeScreen: 'iPhone und iPad kann nur eine App auf dem Home-Bildschirm rufen:',
    denied:
      'Der Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie in seinen Einstellungen und versuch es noch einmal.',
    never: 'Dieser Server ruft niemanden. Solange die Seite offen ist, hörst du von deinem Zug.',
  },
  install: {
    title: 'Auf dem Startbildschirm',
    offered: 'Lantern kann auf diesem Gerät einen eigenen Platz haben, wie eine App.',
    byHand:
      'Das Menü deines Browsers legt Lantern auf den Startbildschirm: such „Installieren“ oder „Zum Home-Bildschirm“.',
    install: 'Lantern installieren',
    twoTaps: 'Zweimal tippen legt Lantern auf den Home-Bildschirm:',
    share: 'Tipp in der Leiste des Browsers auf Teilen.',
    add: 'Wähl „Zum Home-Bildschirm“.',
    seat: (action) => `Die App hat anfangs keinen Platz. Wähl hier „${action}“ und tipp den Code dort im Raum ein.`,
  },
  keep: {
    warning: 'Dieser Browser vergisst deinen Platz nach sieben Tagen ohne Besuch.',
    open: 'Meinen Platz sichern',
    title: 'Deinen Platz sichern',
    why: 'Safari wirft weg, was eine Seite behalten hat, wenn sie sieben Tage nicht geöffnet war, und damit den Schlüssel zu deinem Platz. Der Platz selbst bleibt auf dem Server deiner.',
    link: 'Heb den Link zu deinem Platz auf, wo du ihn wiederfindest, etwa in deinen Notizen. In jedem Browser geöffnet bringt er deinen Platz zurück, solange du ihn nicht anderswohin mitgenommen hast. Wer den Link hat, hat deinen Platz.',
    copy: 'Link zu meinem Platz kopieren',
    share: 'Link sichern oder senden',
    copied: 'Der Link zu deinem Platz ist kopiert. Behalt ihn für dich.',
    titleOf: (code) => `Mein Platz im Raum ${code}`,
    homeScreen: 'Eine App auf dem Home-Bildschirm vergisst nichts.',
    otherwise: (action) =>
      `Zu spät? Ein anderes Gerät, das deinen Platz noch hat, gibt ihn mit „${action}“ zurück. Sonst macht der Gastgeber deinen Platz frei, und du fragst im Raum danach.`,
  },
};
