import type { Strings } from '../en/index';
import { soon } from './span';

export const hosting: Strings['hosting'] = {
  host: 'Host',
  stoodIn: 'Während du offline warst, hat eine Vertretung für dich gespielt.',
  hostAway: {
    heir: (heir, seconds) =>
      `Der Host ist offline. ${soon(seconds)} ${heir === null ? 'wirst du' : `wird ${heir}`} Host.`,
    nobody: 'Der Host ist offline. Nach drei Minuten übernimmt jemand von euch, bis der Host zurück ist.',
    night: 'Der Host ist offline und bleibt Host, bis der Spieleabend vorbei ist.',
  },
  seat: {
    more: (name) => `Mehr zu ${name}`,
    makeHost: (name) => `${name} zum Host machen`,
  },
  isLocked: 'Abgeschlossen: Niemand kann sich neu setzen.',
  otherGame: 'Anderes Spiel',
  end: {
    rematch: 'Noch einmal',
    rotate: 'Alle rücken einen Platz weiter.',
    vote: 'Die Partie wurde beendet',
    voted: 'Die Mitspielenden haben für das Ende gestimmt. Niemand gewinnt.',
  },
  pause: {
    pause: 'Partie pausieren',
    resume: 'Fortsetzen',
    paused: 'Pause',
    byHost: 'Die Partie ist pausiert. Fortsetzen kann sie der Host oder eine Abstimmung.',
    byYou: 'Die Partie ist pausiert. Zeitlimits und Bots pausieren auch.',
  },
  seatRequests: {
    given: 'Der Platz gehört dir.',
    notGiven: 'Du hast den Platz nicht bekommen. Zuschauen kannst du weiter.',
  },
  handOver: { open: 'Auf einem anderen Gerät weiterspielen' },
  comeBack: { open: 'Ich war schon hier' },
};
