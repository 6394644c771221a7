import type { GameStrings } from './strings';
import type { sharedFacts as english } from './strings.en';
import { does } from './voice.de';

export const sharedRefusals: GameStrings['refusals'] = {
  UNKNOWN_MOVE: () => 'Eine solche Aktion gibt es in diesem Spiel nicht.',
  MALFORMED: () => 'Diese Aktion hat nicht die Form, die das Spiel versteht.',
  GAME_OVER: () => 'Die Partie ist vorbei.',
  NOT_YOUR_DECISION: () => 'Das hast du gerade nicht zu entscheiden.',
  WRONG_STEP: () => 'Das geht an dieser Stelle des Zuges nicht.',
  STALE_DECISION: () => 'Diese Entscheidung ist schon gefallen.',
  SERVER_ONLY: () => 'Das darf nur die Uhr des Raums.',
  BAD_OPTIONS: () => 'Die Optionen haben nicht die Form, die dieses Spiel versteht.',
  UNKNOWN_OPTION: ({ key }) => `Dieses Spiel kennt keine Option namens „${key}“.`,
  BAD_OPTION: ({ key }) => `Die Option „${key}“ kann hier diesen Wert nicht haben.`,
  BAD_PLAYER_COUNT: ({ min, max }) =>
    min === max ? `Dieses Spiel ist für genau ${min} Personen.` : `Dieses Spiel ist für ${min} bis ${max} Personen.`,
};

/** The rule of time, in every rulebook. `moves`: the default moves of the game, which follow a colon. */
export function timeRule(seconds: number, moves: string): string {
  const limit =
    seconds > 0
      ? `Eine Entscheidung hat ${seconds} Sekunden. Ist die Zeit um, oder spielt`
      : 'Es gibt kein Zeitlimit. Spielt';
  return `${limit} eine Vertretung mit Standardzügen, geschieht Folgendes: ${moves}.`;
}

export const sharedFacts: typeof english = {
  takenBack: ({ seat, lost = [] }, voice) =>
    [
      `${does(voice, seat, 'nimmst', 'nimmt')} eine Aktion zurück. Die Partie geht von dort weiter.`,
      lost.includes('order')
        ? ' Was du seitdem am automatischen Passen geändert hast, gilt nicht mehr: Prüfe es noch einmal.'
        : '',
      lost.includes('answer') ? ' Deine geheime Antwort von danach gilt nicht mehr: Du wirst noch einmal gefragt.' : '',
    ].join(''),
};
