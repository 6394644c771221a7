import type { LessonStrings } from '../../../kit/lesson';
import type { LessonStepId } from '../../tutorial/lesson';

export const lesson: LessonStrings<LessonStepId> = {
  steps: {
    flow: 'Wer alle Dörfer hat, gewinnt. Infanterie geht 1 Feld, mit den Pfeilen 2: Tippe auf deine, dann auf das markierte Feld.',
    endMoves: 'Erst wird bewegt, dann gekämpft. Dein Panzer wartet auf seinem Strudel: Beende das Bewegen.',
    siege:
      'Das schwarze Dorf gehört niemandem, und du stehst daneben: Tippe darauf, sieh dir die Chancen an und würfle.',
    fate: 'Es gehört dir und bringt 2 Getreide je Zug. Beende das Kämpfen: Jetzt würfelt das Schicksal ein Ereignis.',
    crop: 'Rekordernte: 2 Getreide. Andere Ereignisse sind geschenkte Soldaten, eine Dürre, ein Vulkan.',
    soldier: 'Getreide verdirbt am Ende deines Zuges, also gib es aus: Bau Infanterie neben deinem Dorf.',
    endTurn: 'Im nächsten Zug kommen 6 Getreide, und dein Heer isst 5: Das reicht. Beende deinen Zug.',
    support:
      'Rot greift an, doch deine Einheiten neben einem Kampf helfen von selbst: hier dein Panzer. 7 gegen 3, Rot ist besiegt.',
    jump: 'Das rote Dorf ist unbewacht, aber weit weg. Dein Panzer steht auf einem Strudel: Tippe ihn an, dann den anderen Strudel!',
    endMovesAgain: 'Wie aus dem Nichts, mitten im roten Land.',
    last: 'Deine 3 gegen seine 1, dazu je ein Würfel: In 72 von 100 Fällen gewinnst du. Nimm das letzte Dorf.',
  },
  end: 'Alle Dörfer gehören dir: ein Sprung, ein Dorf, ein Krieg. Bewache nächstes Mal auch deinen Strudel.',
};
