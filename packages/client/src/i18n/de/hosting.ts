import type { Strings } from '../en/index';
import { soon } from './span';

/** What a host does, what the seated persons decide, and what outlives a match. */
export const hosting: Strings['hosting'] = {
  host: 'Gastgeber',
  youHost: 'Du bist jetzt Gastgeber.',
  stoodIn: 'Während du weg warst, wurde für dich gespielt.',
  hostAway: {
    heir: (heir, seconds) =>
      `Der Gastgeber ist nicht da. ${soon(seconds)} ${heir === null ? 'wirst du' : `wird ${heir}`} Gastgeber.`,
    nobody: 'Der Gastgeber ist nicht da. Nach drei Minuten wird es jemand, der sitzt und da ist.',
  },
  seat: {
    more: (name) => `Mehr zu ${name}`,
    makeHost: (name) => `${name} zum Gastgeber machen`,
  },
  isLocked: 'Abgeschlossen: Niemand kann sich neu setzen.',
  otherGame: 'Anderes Spiel',
  end: {
    rematch: 'Noch einmal',
    rotate: 'Alle rücken einen Platz weiter.',
    vote: 'Die Partie wurde beendet',
    voted: 'Die am Tisch haben dafür gestimmt. Niemand gewinnt.',
  },
  pause: {
    pause: 'Partie unterbrechen',
    resume: 'Fortsetzen',
    paused: 'Pause',
    byHost: 'Die Partie ist unterbrochen. Es geht weiter, sobald der Gastgeber sie fortsetzt.',
    byYou: 'Die Partie ist unterbrochen. Uhren und Bots stehen still.',
  },
  seatRequests: {
    ask: 'Nach diesem Platz fragen',
    why: 'Diese Plätze haben andere schon gespielt, und wer dort sitzt, sieht die Hand. Gastgeber und noch eine Person müssen zustimmen.',
    asks: (name, seat, bot) =>
      `${name} fragt nach ${bot === null ? `dem freien Platz ${seat}` : `dem Platz von ${bot}`} und sähe die Hand dort.`,
    asked: 'Du hast nach einem Platz gefragt.',
    awaits: (host, others) => {
      const missing = [...(host ? ['Gastgeber'] : []), ...(others.length > 0 ? [others.join(' oder ')] : [])];
      return `Noch nicht zugestimmt: ${missing.join(' und ')}.`;
    },
    agree: 'Einverstanden',
    refuse: 'Nein',
    withdraw: 'Doch nicht',
    given: 'Der Platz gehört dir.',
    notGiven: 'Du hast den Platz nicht bekommen. Zuschauen kannst du weiter.',
  },
  handOver: { open: 'Auf einem anderen Gerät weiterspielen' },
  comeBack: { open: 'Ich war schon hier' },
};
