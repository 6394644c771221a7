import type { GameStrings } from '../../../kit/strings';

export const orders: GameStrings['orders'] = {
  rest: {
    label: 'Where everybody must be ready',
    values: { ready: 'I am ready; at rest, once another player is', ask: 'ask me' },
  },
  split: { label: 'Shares of the loot', values: { equal: 'equal', ask: 'ask me' } },
  luck: { label: 'Rolls that I may repeat', values: { keep: 'keep them', ask: 'ask me' } },
  heal: {
    label: 'Healing myself before we go on',
    values: {
      never: 'no',
      third: 'below a third of my hit points',
      half: 'below half of my hit points',
    },
  },
};
