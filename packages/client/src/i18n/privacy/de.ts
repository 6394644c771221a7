import { quantity } from '@lantern/games/kit/plural.de';
import { REPORTS_KEPT_DAYS } from '@lantern/protocol/reports';
import type { PrivacyStrings } from './en';

const after = (days: number) => `${quantity(days, 'Tag', 'Tage')} nach der letzten Änderung wird er gelöscht`;

export const privacy: PrivacyStrings = {
  title: 'Datenschutz',
  summary:
    'Lantern hat keine Konten, zeigt keine Werbung und zählt niemanden. Die Seiten laden nichts von anderen Servern. Du kannst unter jedem Namen spielen.',
  sections: [
    {
      title: 'In diesem Browser gespeichert',
      lines: () => [
        'Die Schlüssel deiner Plätze und der Räume, in denen du Host bist, die besuchten Räume, dein Name und deine Einstellungen, wie weit du gelesen und zugeschaut hast, Analysen von Partien und für jeden Raum eine Zufallszahl.',
        'Die Seiten von Lantern, damit sie schnell starten.',
        'Ein Cookie, und nur, wenn du „Meine Plätze behalten“ wählst: ein zufälliger Code, den kein Skript lesen kann und der nur an den Server geht, um deine Plätze zurückzubringen.',
      ],
    },
    {
      title: 'Auf dem Server gespeichert, zu jedem Raum',
      lines: ({ push, hooks, mail }) => [
        'Das Spiel und seine Einstellungen, die Namen der Leute, die Ergebnisse der letzten 30 Partien und bei einer Gruppe von bis zu 60 früheren Abenden.',
        'Jeder Zug der Partien mit seiner Uhrzeit und alles, was darin verborgen war.',
        'Die letzten 200 Nachrichten des Chats und 200 unter den Zuschauenden.',
        'Der Termin des nächsten Treffens mit den Namen und Antworten der Gäste.',
        'Wie weit alle gelesen und zugeschaut haben, und wer um mehr Bedenkzeit gebeten hat.',
        'Wenn jemand eine Nachricht oder einen Namen meldet: was gemeldet wird, die Nachrichten ringsum und wer es meldet.',
        'Prüfsummen deiner Schlüssel und der Zufallszahl dieses Browsers: Daran erkennt dich der Raum, und niemand kann aus ihnen die Schlüssel berechnen.',
        'Bei einer Partie über Tage: die Zeitzone des Raums, die Fristen, freie Tage und der Tag, an dem der Host zuletzt da war.',
        ...(push
          ? [
              'Wenn du Benachrichtigungen einschaltest: die Adresse, die der Push-Dienst deines Browsers dafür vergeben hat, deine Sprache, deine Zeitzone und deine Ruhezeit.',
            ]
          : []),
        ...(mail
          ? [
              'Wenn du Mails bestellst: deine Mailadresse, deine Sprache, deine Zeitzone und deine Ruhezeit. Sie dienen nur dafür, und niemand in einem Raum sieht die Adresse.',
            ]
          : []),
        ...(hooks
          ? [
              'Wenn der Host Kanäle eingerichtet hat, in denen der Server meldet, wer dran ist: ihre Adressen und der Name des Hosts.',
            ]
          : []),
      ],
    },
    {
      title: 'Nicht gespeichert',
      lines: () => [
        'Deine Internetadresse: Der Server zählt damit bis zu einem Tag lang Anfragen im Arbeitsspeicher und schreibt sie weder in die Datenbank noch in sein Protokoll. Ein vorgeschalteter Proxy kann ein eigenes Protokoll führen.',
        'Das Protokoll des Servers enthält keine Namen, keine Codes von Räumen, keine Nachrichten und keine Schlüssel.',
      ],
    },
    {
      title: 'Wer es sieht',
      lines: ({ push, hooks, mail }) => [
        'Alle, die den Link eines Raums haben: Namen, wer online ist, den Chat, das Spiel und die Ergebnisse. Ein öffentlicher Raum steht auf der Startseite dieses Servers.',
        'Verborgene Karten und Entscheidungen: nur die Person auf dem Platz. Nach einer Partie sehen sie alle, wenn der Host das nicht abgeschaltet hat.',
        'Eine beendete Partie: alle, die ihren Link haben; er enthält den Code des Raums nicht.',
        ...(push
          ? [
              'Benachrichtigungen laufen über den Push-Dienst deines Browsers. Er kann sie nicht lesen, weiß aber, wann sie kommen.',
            ]
          : []),
        ...(hooks
          ? [
              'Wenn der Host Kanäle eingerichtet hat: Der Dienst des Kanals und alle, die dort lesen, sehen die Namen, wer dran ist und bis wann. Alle im Raum erfahren von den Kanälen.',
            ]
          : []),
        ...(mail
          ? [
              'Mails laufen über die Mailserver beider Seiten, die sie lesen können: das Spiel, die Namen und die Frist.',
            ]
          : []),
        'Die Meldung einer Nachricht oder eines Namens: nur, wer diesen Server betreibt. Im Raum erfährt niemand davon.',
        'Wer diesen Server betreibt, kann die Datenbank lesen, auch das Verborgene einer laufenden Partie.',
      ],
    },
    {
      title: 'Wie lange',
      lines: ({ keep, mail }) => [
        keep.finishedDays === 0
          ? 'Ein Raum, dessen Partie vorbei ist: bis er gelöscht wird.'
          : `Ein Raum, dessen Partie vorbei ist: ${after(keep.finishedDays)}.`,
        keep.abandonedDays === 0
          ? 'Ein Raum, der auf den Start oder einen Zug wartet: bis er gelöscht wird.'
          : `Ein Raum, der auf den Start oder einen Zug wartet: ${after(keep.abandonedDays)}; bei einer Partie über Tage nicht vor 90 Tagen und der achtfachen Länge eines Zugs.`,
        'Alles, was zu einem Raum gehört, wird mit ihm gelöscht. Nur Ergebnisse, die der nächste Raum einer Gruppe übernommen hat, bleiben dort.',
        `Eine Meldung: ${REPORTS_KEPT_DAYS} Tage, auch wenn ihr Raum vorher gelöscht wird.`,
        'Schlüssel, die für deinen Browser aufbewahrt werden: 180 Tage nach deinem letzten Besuch. Kopien für ein anderes Gerät: zwei Minuten.',
        ...(mail
          ? [
              'Eine Mailadresse: bis du sie vergessen lässt oder abbestellst, dreißig Tage nachdem kein Platz von dir sie mehr nutzt, und sieben Tage, wenn du sie nicht bestätigst.',
            ]
          : []),
        'Sicherungen der Datenbank: so lange, wie sie auf diesem Server aufgehoben werden.',
      ],
    },
    {
      title: 'Wie du es löschst',
      lines: ({ push, mail }) => [
        'Einen Raum mit allen Partien: Der Host löscht ihn unter „Der Raum“.',
        'Die Ergebnisse einer Gruppe: Der Host löscht sie im Raum.',
        'Deinen Namen, deine Nachrichten, deine Antworten und alles andere, was ein Raum über dich weiß: „Meine Daten“ unter „Meine Plätze“. Dort kannst du es auch als Datei speichern. Die Züge und Ergebnisse deiner Partien bleiben, ohne deinen Namen.',
        ...(push ? ['Benachrichtigungen: Schalte sie im Raum aus. Der Server löscht die Adresse sofort.'] : []),
        ...(mail ? ['Eine Mailadresse: „Meine Adresse vergessen“ in einem Raum oder der Link in jeder Mail.'] : []),
        'Schlüssel, die für deinen Browser aufbewahrt werden: „Meine Plätze vergessen“ unter „Meine Plätze“.',
        'Was in diesem Browser ist: Lösche in den Einstellungen des Browsers die Daten dieser Website. Deine Plätze verlierst du dann.',
      ],
    },
  ],
  contactTitle: 'Wer diesen Server betreibt',
  contact: 'Was du nicht selbst löschen kannst, löschen auf Anfrage die Leute, die ihn betreiben:',
  noContact: 'Hier ist keine Adresse angegeben. Frag die Person, von der du den Link des Raums hast.',
  failed:
    'Die Einstellungen dieses Servers konnten nicht geladen werden. Versuche es noch einmal, wenn du verbunden bist.',
};
