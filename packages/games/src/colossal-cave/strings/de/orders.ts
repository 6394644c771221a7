import type { GameStrings, OrderStrings } from '../../../kit/strings';
import { forEachArmed } from '../../data/armedAnswers';
import { REACTIONS } from '../../data/cards';
import { cards } from './cards';

const answers = {
  ask: 'mich fragen',
  pass: 'passen',
  defend: 'mich wehren',
  magazines: cards.dwarvishMagazines.name,
  ...Object.fromEntries(REACTIONS.map((name) => [name, cards[name].name])),
};

const armed: OrderStrings = {
  label: 'Ausnahme',
  parts: [
    {
      label: 'Bei',
      values: { never: 'nichts', move: 'einer Bewegung', play: 'einer Karte', aimed: 'einer Karte, die mir gilt' },
    },
    { label: 'von', values: { anybody: 'irgendwem' } },
    { label: 'dann', values: answers },
  ],
};

export const orders: GameStrings['orders'] = {
  ...forEachArmed(armed),
  windows: {
    label: 'Wenn andere gehen oder spielen',
    values: { aimed: 'passen, außer eine Karte gilt mir', ask: 'mich fragen', never: 'immer passen' },
  },
};
