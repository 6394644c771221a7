import type { Response } from '../../state';
import { theCard } from './cards';

export const chosen = {
  respond: ([, answer]: readonly [number, Response]) => {
    if (answer.t === 'pass') return 'pass';
    const card = answer.t === 'magazines' ? 'dwarvishMagazines' : answer.card;
    return theCard(card);
  },
};
