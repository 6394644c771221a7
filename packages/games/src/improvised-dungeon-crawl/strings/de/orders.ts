import type { GameStrings } from '../../../kit/strings';

export const orders: GameStrings['orders'] = {
  rest: {
    label: 'Wo alle bereit sein müssen',
    values: { ready: 'ich bin bereit; bei einer Rast, sobald es jemand anders ist', ask: 'mich fragen' },
  },
  split: { label: 'Anteile an der Beute', values: { equal: 'gleiche', ask: 'mich fragen' } },
  luck: { label: 'Würfe, die ich wiederholen darf', values: { keep: 'gelten lassen', ask: 'mich fragen' } },
  heal: {
    label: 'Mich heilen, bevor wir weitergehen',
    values: {
      never: 'nein',
      third: 'unter einem Drittel meiner Trefferpunkte',
      half: 'unter der Hälfte meiner Trefferpunkte',
    },
  },
};
