import type { DeviceStrings } from './en';

export const device: DeviceStrings = {
  call: {
    offer: 'Wenn du dran bist',
    offerHelp: 'Diese Partie geht über Tage. Wähle, wie du erfährst, dass du dran bist.',
    label: 'Benachrichtige mich, wenn ich dran bin',
    help: 'Dieses Gerät zeigt eine Benachrichtigung, wenn die Seite geschlossen ist und du dran bist.',
    unable: 'Dieser Browser zeigt keine Benachrichtigungen, wenn die Seite geschlossen ist.',
    fromHomeScreen: 'Auf iPhone und iPad benachrichtigt dich nur eine App auf dem Home-Bildschirm:',
    denied:
      'Der Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in seinen Einstellungen und versuche es noch einmal.',
    never: 'Dieser Server schickt keine Benachrichtigungen. Lass die Seite offen, um zu sehen, wann du dran bist.',
    test: 'Test: dieses Gerät jetzt benachrichtigen',
    tested: 'Die Benachrichtigung ist unterwegs.',
    untested: 'Dieses Gerät war nicht zu erreichen. Schalte die Benachrichtigungen aus und wieder ein.',
  },
  quiet: {
    label: (begins, ends) => `Ruhe von ${begins} bis ${ends} Uhr`,
    none: 'Keine Ruhezeit',
    help: 'In dieser Zeit kommt nichts auf dieses Gerät; was ansteht, kommt danach. Mit zweimal derselben Stunde gibt es keine.',
    begins: 'Von',
    ends: 'Bis',
    hour: (hour) => `${hour} Uhr`,
  },
  install: {
    title: 'Auf dem Home-Bildschirm',
    offered: 'Lantern kann auf diesem Gerät einen eigenen Platz haben, wie eine App.',
    byHand:
      'Das Menü deines Browsers legt Lantern auf den Home-Bildschirm: such „Installieren“ oder „Zum Home-Bildschirm“.',
    install: 'Lantern installieren',
    twoTaps: 'Zweimal tippen legt Lantern auf den Home-Bildschirm:',
    share: 'Tippe in der Leiste des Browsers auf Teilen.',
    add: 'Wähle „Zum Home-Bildschirm“.',
    seat: (action) => `Die App hat anfangs keinen Platz. Wähle hier „${action}“ und gib den Code dort im Raum ein.`,
  },
  keep: {
    warning: 'Dieser Browser vergisst deinen Platz nach sieben Tagen ohne Besuch.',
    unkept: 'Dieser Browser speichert nichts: Wenn du die Seite neu lädst oder schließt, ist dein Platz weg.',
    open: 'Meinen Platz sichern',
    title: 'Deinen Platz sichern',
    why: 'Safari löscht die Daten einer Seite nach sieben Tagen ohne Besuch, auch den Schlüssel zu deinem Platz. Auf dem Server bleibt es dein Platz.',
    whyUnkept: (action) =>
      `Der Speicher des Browsers ist voll oder gesperrt, zum Beispiel in einem privaten Fenster. Den Schlüssel zu deinem Platz hat nur diese Seite: Lass sie offen, oder übertrage den Platz mit „${action}“ auf ein anderes Gerät.`,
    link: 'Heb den Link zu deinem Platz auf, wo du ihn wiederfindest, etwa in deinen Notizen. In jedem Browser geöffnet bringt er deinen Platz zurück, aber nur einmal: Speichere danach den neuen. Er endet, wenn dein Platz auf ein anderes Gerät übertragen wird. Wer den Link hat, kann deinen Platz nehmen.',
    copy: 'Link zu meinem Platz kopieren',
    share: 'Link sichern oder senden',
    copied: 'Der Link zu deinem Platz ist kopiert. Behalt ihn für dich.',
    titleOf: (code) => `Mein Platz im Raum ${code}`,
    homeScreen: 'Eine App auf dem Home-Bildschirm vergisst nichts.',
    otherwise: (action) =>
      `Zu spät? Ein anderes Gerät, das deinen Platz noch hat, gibt ihn mit „${action}“ zurück. Sonst gibt der Host deinen Platz frei, und du bittest im Raum darum.`,
  },
};
