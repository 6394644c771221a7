import type { GameStrings } from '../../../kit/strings';
import { sharedRefusals } from '../../../kit/strings.de';
import type { Resource } from '../../data/resources';
import type { Size } from '../../types';
import { RESOURCE_NAMES, SIZE_NAMES, sized } from './names';

function nameOf(resource: string | number | undefined): string {
  return RESOURCE_NAMES[resource as Resource] ?? 'von einem Rohstoff';
}

export const refusals: GameStrings['refusals'] = {
  ...sharedRefusals,
  NOT_YOUR_TURN: () => 'Jetzt entscheidet dein Gegenüber.',
  NOT_A_PERMUTATION: () => 'Verwende jedes der vier genau einmal.',
  ALREADY_COMMITTED: () => 'Deine Wahl ist versiegelt. Aufgedeckt wird, wenn auch dein Gegenüber gewählt hat.',
  BAD_ARGS: () => 'Nenne das Lager, aus dem du nimmst, und das, in das es kommt – oder keins von beiden.',
  NO_SUCH_POOL: () => 'Dieses Lager gibt es noch nicht.',
  POOL_FULL: () => 'Dieses Lager ist voll: Es fasst drei.',
  POOL_EMPTY: () => 'So viel liegt in dem Lager nicht.',
  MUST_GAIN: () => 'Die Händler lassen kein Nein gelten: Wähle ein Lager.',
  TYPE_MISMATCH: () => 'Beide Lager müssen von derselben Sorte sein.',
  NO_GARRISON: () => 'Dort steht keine Garnison.',
  WRONG_COUNT: ({ count, given }) => `Wähle genau ${count}; du hast ${given} gewählt.`,
  SLOT_TAKEN: () => 'Auf dieser Seite des Hauptorts ist nicht Platz für Straße und Raumhafen zugleich.',
  NOT_LARGER: () => 'Das Teil dort ist mindestens so groß.',
  TOO_BIG_FOR_CAPITAL: () => 'Neben dem Hauptort darf nichts größer sein als er selbst. Bau ihn erst aus.',
  NO_PIECE: ({ size }) =>
    `Du hast kein ${size && size in SIZE_NAMES ? `${sized(Number(size) as Size, 'es')} ` : ''}Teil mehr im Vorrat.`,
  CANNOT_PAY: ({ resource, missing }) =>
    missing === undefined ? 'So viel hast du nicht.' : `Dir fehlt noch ${missing} ${nameOf(resource)}.`,
  BAD_PAYMENT: () => 'Diese Zahlung entspricht nicht dem Preis.',
  NO_ROAD: () => 'Ein Vorort braucht erst eine Straße auf seiner Seite.',
  ALREADY_BUILT: () => 'Das ist schon gebaut.',
  TOO_BIG_FOR_ROAD: () => 'Ein Vorort darf nicht größer sein als seine Straße. Verbreitere sie erst.',
  NO_COMMUNITY: () => 'Dort steht kein Ort.',
  PORT_NOT_UPGRADABLE: () => 'Ein Raumhafen kann weder vergrößert noch ersetzt werden.',
  PORT_LIMIT: () => 'Mehr Raumhäfen erlaubt diese Partie nicht.',
  TOO_BIG_FOR_COMMUNITY: () => 'Ein Raumhafen muss kleiner sein als sein Ort.',
  NEEDS_VILLAGE: () => 'Ein Hospital braucht ein Dorf oder eine Stadt.',
  STOREHOUSE_BLOCKS: () => 'Eine Stadt mit Speicher braucht erst ein Zeughaus, dann ein Hospital.',
  NEEDS_CITY: () => 'Dafür braucht es eine Stadt.',
  NOT_ON_FORT: () => 'In einem Fort ist kein Platz für einen Speicher. Mit einem Zeughaus würde es zur Zitadelle.',
  RES_TAKEN: ({ resource }) => {
    const what = resource === undefined ? '' : ` für ${RESOURCE_NAMES[resource as Resource] ?? 'diesen Rohstoff'}`;
    return `Ein Speicher${what} steht schon in einer der beiden Kolonien.`;
  },
  NO_PORT: () => 'Dort hast du keinen Raumhafen.',
  WRONG_RATE: ({ rate }) => `Hier verlangt der Kaufmann ${rate}.`,
  NOT_COVERED: () => 'Dieser Raumhafen tauscht diese Sorte nicht.',
  SAME_TYPE: () => 'Gib eine Sorte und nimm eine andere.',
  MERCHANT_LIMIT: () => 'Der Kaufmann hat für diesen Zug geschlossen.',
  TRADES_OFF: () => 'In dieser Partie wird nicht miteinander getauscht.',
  TRADE_PENDING: () => 'Ein Angebot ist noch offen: Erst wird es beantwortet oder zurückgezogen.',
  OFFER_LIMIT: () => 'Du hast in diesem Zug schon alle drei Angebote gemacht.',
  EMPTY_SIDE: () => 'Beide Seiten müssen etwas geben.',
  OPPONENT_LACKS: () => 'Das hat dein Gegenüber nicht.',
  NO_ROOM: () => 'Eine Seite hat keinen Platz für die Rohstoffe aus diesem Tausch.',
  COUNTER_LIMIT: () => 'Es gab schon vier Gegenangebote: Nimm an oder lehne ab.',
  NO_TRADE: () => 'Ein solches Angebot ist nicht offen.',
};
