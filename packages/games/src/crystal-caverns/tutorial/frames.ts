import { packedLesson } from '../../engine/lesson';
import type { CardId } from '../data/cards';
import { FACES, type Face } from '../data/dice';
import { crystalCaverns } from '../game';
import { type Lay, layState } from '../lay';
import type { State } from '../state';
import { lesson } from './lesson';

/** A card by its name is drawn by the number of its place in the deck. */
const CARD = 'card:';

/** The frames of the lesson for the learner. Evaluated by the client's build, so that they contain no rules. */
export const frames = packedLesson<Lay, State>(crystalCaverns, lesson, {
  lay: layState,
  die(word, { cavern }) {
    const place = word.startsWith(CARD)
      ? cavern.indexOf(word.slice(CARD.length) as CardId)
      : FACES.indexOf(word as Face);
    return place < 0 ? undefined : place + 1;
  },
  // The pile of monster cards of the second scene is laid with one card.
  excused: (broken) => broken.startsWith('I2'),
});
