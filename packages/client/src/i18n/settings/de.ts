import type { SettingsStrings } from './en';

export const settings: SettingsStrings = {
  title: 'Einstellungen',
  automatic: 'Automatisch',
  language: 'Sprache',
  light: 'Design',
  sunlit: 'Hell',
  lantern: 'Dunkel',
  speed: 'Animationen',
  speedHelp:
    'Tempo von Figuren, Würfeln und Meldungen auf diesem Gerät, in Partien und Replays. Bei „Sofort“ gibt es keine Animationen.',
  speeds: { calm: 'Ruhig', normal: 'Normal', quick: 'Schnell', none: 'Sofort' },
  speech: 'Ansagen',
  speechHelp:
    'Wie viel der Screenreader von einer Partie ansagt. Züge der anderen fasst er zusammen, außer bei „Alles“.',
  speeches: { everything: 'Alles', mine: 'Was mich betrifft', turns: 'Meine Züge' },
  listens: 'Ich nutze einen Screenreader',
  listensHelp: 'Wirst du außer der Reihe gefragt, startet die Uhr für den ganzen Tisch erst nach der Ansage.',
  motion: 'Bewegung',
  less: 'Weniger',
  full: 'Voll',
  sound: 'Ton',
  soundHelp:
    'Du bist dran, Würfel, ein Treffer, ein Fund, das Ende: Jedes Spiel klingt anders. In einem Tab im Hintergrund hörst du nur, dass du dran bist.',
  vibration: 'Vibration',
  vibrationHelp: 'Das Gerät vibriert, wenn du dran bist und wenn du etwas tust.',
  letterKeys: 'Einzelne Tasten',
  letterKeysHelp: 'Tasten, mit denen du am Tisch fragst und in manchen Spielen ziehst; die Hilfe nennt sie.',
  letters: 'Buchstaben auf Farben',
  lettersHelp: 'Jedes Symbol hat neben Farbe und Form auch einen Buchstaben.',
  autoPass: 'Automatisch passen',
  autoPassHelp: 'Wenn du ohnehin nicht reagieren kannst.',
};
