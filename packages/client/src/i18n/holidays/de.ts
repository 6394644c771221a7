import { quantity } from '@lantern/games/kit/plural.de';
import type { HolidayStrings } from './en';

export const holidays: HolidayStrings = {
  title: 'Freie Tage',
  left: (days) =>
    `Du kannst in dieser Partie ${quantity(days, 'Tag', 'Tage')} freinehmen. Alle sehen, wann du weg bist.`,
  mode: 'Solange',
  modes: { wait: 'Die Partie wartet auf mich', bot: 'Der Bot spielt für mich' },
  help: {
    wait: 'Deine Zeit steht still. Die anderen spielen, bis du dran bist; worum sie dich zwischendurch bitten, beantwortet nach Ablauf der Zeit der Standardzug.',
    bot: 'Der Bot macht deine Züge.',
  },
  first: 'Erster Tag',
  last: 'Letzter Tag',
  zone: (zone) => `Die Tage gelten in der Zeitzone des Raums: ${zone}.`,
  take: (days) => `${quantity(days, 'Tag', 'Tage')} freinehmen`,
  order: 'Der letzte Tag liegt vor dem ersten.',
  planned: (first, last) => `Du bist vom ${first} bis zum ${last} weg.`,
  now: (last) => `Du bist bis zum ${last} weg, oder bis du ziehst.`,
  end: 'Ich bin wieder da',
  cancel: 'Doch nicht freinehmen',
  away: (name, last, by) =>
    by === 'bot' ? `${name} ist bis zum ${last} weg; der Bot spielt.` : `${name} ist bis zum ${last} weg.`,
};
