import type { GameStrings } from './strings';
import type { sharedFacts as english } from './strings.en';
import { does } from './voice.de';

/** Refusals every game shares, whatever its rules. A game may word one of them better. */
export const sharedRefusals: GameStrings['refusals'] = {
  UNKNOWN_MOVE: () => 'Einen solchen Zug gibt es in diesem Spiel nicht.',
  MALFORMED: () => 'Dieser Zug hat nicht die Form, die das Spiel versteht.',
  GAME_OVER: () => 'Das Spiel ist vorbei.',
  NOT_YOUR_DECISION: () => 'Das hast du gerade nicht zu entscheiden.',
  WRONG_STEP: () => 'Das geht an dieser Stelle des Zuges nicht.',
  STALE_DECISION: () => 'Diese Entscheidung ist schon gefallen.',
  SERVER_ONLY: () => 'Das darf nur die Uhr des Raums.',
  BAD_OPTIONS: () => 'Die Optionen haben nicht die Form, die dieses Spiel versteht.',
  UNKNOWN_OPTION: ({ key }) => `Dieses Spiel kennt keine Option namens „${key}“.`,
  BAD_OPTION: ({ key }) => `Die Option „${key}“ kann hier diesen Wert nicht haben.`,
  BAD_PLAYER_COUNT: ({ min, max }) =>
    min === max ? `Dieses Spiel ist für genau ${min}.` : `Dieses Spiel ist für ${min} bis ${max} Personen.`,
};

/** Sentences of the facts every game shares. */
export const sharedFacts: typeof english = {
  takenBack: ({ seat, lost = [] }, voice) =>
    [
      `${does(voice, seat, 'nimmst', 'nimmt')} einen Zug zurück. Es geht davor weiter.`,
      lost.includes('order')
        ? ' Was du seitdem an deinen Daueranweisungen geändert hast, gilt nicht mehr: Sieh sie noch einmal durch.'
        : '',
      lost.includes('answer') ? ' Deine geheime Antwort von danach gilt nicht mehr: Du wirst neu gefragt.' : '',
    ].join(''),
};
