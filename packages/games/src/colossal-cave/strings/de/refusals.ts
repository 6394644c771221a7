import type { GameStrings } from '../../../kit/strings';
import { CARD_IDS } from '../../data/cards';
import { ROOM_IDS } from '../../data/rooms';
import { type Case, theCard } from './cards';
import { inRoom } from './rooms';

type Sentences = GameStrings['refusals'];

type Params = Parameters<Sentences[string]>[0];

/** "die Ming-Vase", from the parameter `card`. */
function that({ card }: Params, as: Case): string {
  const id = CARD_IDS.find((known) => known === card);
  if (id) return theCard(id, as);
  return as === 'dative' ? 'dieser Karte' : 'diese Karte';
}

/** "in der Nebelhalle", from the parameter `room`. */
function there({ room }: Params): string {
  const id = ROOM_IDS.find((known) => known === room);
  return id ? inRoom(id) : 'in einem anderen Raum';
}

const moments: Sentences = {
  GAME_OVER: () => 'Die Partie ist vorbei. Beginnt im Raum eine neue.',
  NOT_YOUR_DECISION: () => 'Gerade hast du nichts zu entscheiden. Warte, bis du gefragt wirst.',
  WRONG_STEP: () => 'Ein Zug läuft so: ziehen, gehen, spielen, ablegen. Das hier gehört an eine andere Stelle.',
  STALE_WINDOW: () => 'Der Moment für diese Reaktion ist vorbei. Sieh nach, was jetzt auf dem Tisch liegt.',
  STALE_DECISION: () => 'Diese Entscheidung ist schon gefallen.',
  ALREADY_USED: () => 'Diese Karte hat hier schon gewirkt. Wähle etwas anderes.',
  ALREADY_CONCEDED: () => 'Du hast schon aufgegeben. Zuschauen kannst du weiterhin.',
};

const moving: Sentences = {
  NOT_ADJACENT: () => 'Von deinem Raum führt kein Gang dorthin. Wähle einen Nachbarraum.',
  CAVE_CLOSED: () => 'Die Höhle schließt: Das Gitter ist zu. Opfere zwei Zauberworte, um es zu öffnen, oder warte.',
  BAD_TOLL: () => 'Damit ist der Zoll nicht bezahlt. Biete, was die Karte verlangt, oder gib nichts her und bleib.',
};

const playing: Sentences = {
  NOT_IN_HAND: (params) => `Du hast ${that(params, 'accusative')} nicht auf der Hand. Wähle eine deiner Handkarten.`,
  REACTION_ONLY: (params) => `Mit ${that(params, 'dative')} kannst du nur reagieren. Heb die Karte dafür auf.`,
  NOWHERE: () => 'Der Bär kann nicht gespielt werden. Hol ihn mit Proviant, stiehl ihn oder zeig ihn dem Troll.',
  WRONG_ROOM: (params) => `Für ${that(params, 'accusative')} musst du ${there(params)} sein. Geh erst dorthin.`,
  BIRD_SCARED: () =>
    'Das Vögelchen fürchtet sich vor deinem Zauberstab. Du brauchst den Weidenkäfig, oder du darfst den Zauberstab nicht tragen.',
  INHABITANTS_GONE: () => 'Zwerge, Pirat und Troll sind nach Hause gegangen. Warte, bis die Höhle wieder offen ist.',
  DISCARD_EMPTY: () => 'Der Ablagestapel ist leer. Spiel das, wenn dort etwas liegt.',
  NOTHING_TO_FIND: (params) =>
    `Nach ${that(params, 'dative')} musst du nicht suchen: Du trägst die Karte schon, oder sie liegt in einem Tresor.`,
};

const choosing: Sentences = {
  NO_TARGET: () => 'Gerade gibt es niemanden und nichts, worauf du das spielen kannst. Versuch es später.',
  BAD_TARGET: () => 'Auf diese Person kann die Karte nicht gespielt werden. Wähle jemanden, zu dem sie passt.',
  TARGET_DEAD: () => 'Tote sind in keinem Raum, also erreicht sie das nicht. Wähle jemanden, der lebt.',
  TARGET_SAFE: () => 'Im Brunnenhaus geschieht so etwas nicht. Wähle jemanden in der Höhle.',
  TARGET_LIT: () => 'Wer im Licht steht, sieht die Grube. Wähle jemanden im Dunkeln.',
  BAD_ITEM: () => 'Diese Karte kann hier nicht gewählt werden. Nenne eine, die passt und am richtigen Ort ist.',
  BAD_ROOM: () => 'Dieser Raum kann nicht gewählt werden. Nenne einen anderen, aber nicht das Brunnenhaus.',
  NOT_IN_DISCARD: (params) =>
    `Der Ablagestapel enthält ${that(params, 'accusative')} nicht. Nimm eine Karte, die dort liegt.`,
};

const answering: Sentences = {
  NOT_A_REACTION: (params) =>
    `Mit ${that(params, 'dative')} kannst du nicht reagieren. Wähle eine rote Karte oder passe.`,
  NO_TRIGGER: (params) =>
    `Mit ${that(params, 'dative')} kannst du darauf nicht reagieren. Wähle eine andere Karte oder passe.`,
  OWN_CARD: () => 'Eigene Karten kannst du nicht kontern. Passe.',
  NOT_TARGET: () => 'Nur wer das Ziel der Karte ist, darf sich wehren, und das bist nicht du.',
  NOT_DEFENCE: (params) =>
    `Mit ${that(params, 'dative')} kannst du dich dagegen nicht wehren. Wähle einen anderen Gegenstand oder passe.`,
  MAGAZINES_TARGETED: () =>
    'Die Zwergenmagazine können ihren eigenen Diebstahl nicht verhindern. Eine andere Karte könnte es.',
  BAD_STANDING: () => 'So kann das Spiel nicht automatisch passen. Lass dich fragen oder lass passen.',
};

const belongings: Sentences = {
  NOT_CARRIED: (params) => `Du trägst ${that(params, 'accusative')} nicht. Wähle eine Karte, die offen vor dir liegt.`,
  NO_ABILITY: (params) => `Bei ${that(params, 'dative')} gibt es nichts zu benutzen. Tragen genügt.`,
  NOT_WELL_HOUSE: () => 'Die Tresore stehen im Brunnenhaus. Trag deinen Schatz erst dorthin.',
  NOT_TREASURE: (params) =>
    `Mit ${that(params, 'dative')} geht das nicht, nur mit einem Schatz. Wähle eine blaue Karte.`,
  NOT_OVER: () => 'Du hast genug Karten hergegeben. Behalte den Rest.',
};

const table: Sentences = {
  BAD_PLAYER_COUNT: () => 'Colossal Cave ist für 3 oder 4 Personen. Besetzt leere Plätze mit Bots.',
};

export const refusals: Sentences = {
  ...moments,
  ...moving,
  ...playing,
  ...choosing,
  ...answering,
  ...belongings,
  ...table,
};
