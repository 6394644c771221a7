import type { GameText } from '../../kit/text';
import { sharedRefusals } from '../../kit/text.de';

/** Why a move is not possible, by code (section 7). */
export const refusals: GameText['refusals'] = {
  ...sharedRefusals,
  COLOUR_TAKEN: () => 'Diese Klasse spielt schon jemand. Wähle eine andere.',
  NOT_A_PERMUTATION: () => 'Nenne jeden lebenden Helden genau einmal.',
  ROT_FIXED: () => 'Eine Karte mit vier Ausgängen liegt nur in einer Richtung.',
  CELL_TAKEN: () => 'Dort liegt schon eine Karte.',
  EXIT_INTO_WALL: () => 'Ein Ausgang dieser Karte liefe gegen eine Wand.',
  WALL_ON_EXIT: () => 'Eine Wand dieser Karte würde einen Ausgang versperren.',
  NO_JOINT: () => 'Ein Ausgang dieser Karte muss an einen Ausgang einer Karte auf dem Tisch stoßen.',
  LOCKED: () => 'Diese Treppe ist verschlossen. Sie öffnet sich, wenn ein Kristall als Wächter frei wird.',
  NO_WAY: () => 'In diese Richtung ist kein Weg offen.',
  NO_BACKTRACK: () =>
    'Von dort kommst du gerade, und es gibt andere Wege. Geh weiter oder ändere erst die Reihenfolge.',
  NOT_ON_STAIRS: () => 'Hier ist keine Treppe.',
  ALONE: () => 'Ein Held allein hat keine Reihenfolge, die man ändern könnte.',
  SAME_ORDER: () => 'So seid ihr schon aufgestellt.',
  MUST_MOVE: () => 'Es gibt einen Weg weiter: Die Gruppe kann nicht warten.',
  TARGET_REQUIRED: () => 'Wähle, welches der beiden Monster du angreifst.',
  NO_TARGET_ALLOWED: () => 'Bei diesem Wurf gibt es kein Ziel zu wählen.',
  NO_WILD_LEFT: () => 'Du hast kein WILD mehr.',
  NOT_YOUR_ABILITY: () => 'Das kann deine Klasse bei diesem Wurf nicht.',
  NO_CHARGE: () => 'Dieser Zauber ist verbraucht, bis die Gruppe hinabsteigt.',
  STUNNED: () => 'Du liegst am Boden und kannst keinen Schaden machen. Ein HOP bringt dich auf die Beine.',
  SWAP_DONE: () => 'Zwei Helden sollen schon die Plätze tauschen; mehr als einmal je Wurf geht nicht.',
  ALREADY_CONFUSED: () => 'Dieser Angriff geht schon fehl.',
  NO_UNDEAD: () => 'Im Kampf ist kein untotes Monster.',
  NOTHING_TO_SCRY: () => 'Hier ist kein Ausgang unerforscht.',
  BAD_TARGET: () => 'Mit diesem Ziel geht das nicht.',
  HERO_DEAD: () => 'Dieser Held ist tot.',
  STASH_FULL: () => 'Dieser Held hat keinen Platz für einen weiteren Punkt.',
  NO_SWAP_LEFT: () => 'Du hast kein SWAP gewürfelt.',
  FINISH_ROLL_FIRST: () => 'Beende erst diesen Wurf, dann kannst du gehen.',
  NOT_ALIVE: () => 'Dein Held ist schon tot; du darfst weiter zusehen und für Monster würfeln.',
};
