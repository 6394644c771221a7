import type { GameStrings, OrderStrings } from '../../../kit/strings';
import { forEachArmed } from '../../data/armedAnswers';
import { REACTIONS } from '../../data/cards';
import { cards } from './cards';

const answers = {
  ask: 'ask me',
  pass: 'pass',
  defend: 'defend myself',
  magazines: cards.dwarvishMagazines.name,
  ...Object.fromEntries(REACTIONS.map((name) => [name, cards[name].name])),
};

const armed: OrderStrings = {
  label: 'Exception',
  parts: [
    { label: 'If', values: { never: 'nothing', move: 'a move', play: 'a card', aimed: 'a card aimed at me' } },
    { label: 'by', values: { anybody: 'anybody' } },
    { label: 'then', values: answers },
  ],
};

export const orders: GameStrings['orders'] = {
  ...forEachArmed(armed),
  windows: {
    label: 'When others move or play',
    values: { aimed: 'pass, unless a card is aimed at me', ask: 'ask me', never: 'always pass' },
  },
};
