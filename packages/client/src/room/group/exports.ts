import type { GroupHistory } from '@lantern/protocol/groupHistory';
import type { Seat } from '@lantern/protocol/seat';
import { standingsOf } from './standings';

/** The history of a group with its standings, for other programs. */
export function historyAsJson({ nights }: GroupHistory): string {
  return `${JSON.stringify({ nights, standings: standingsOf(nights) }, null, 2)}\n`;
}

/** The history of a group as a table (RFC 4180): a line for each who played in each match. @param columns their names */
export function historyAsCsv({ nights }: GroupHistory, columns: readonly string[]): string {
  const rows = nights.flatMap(({ matches }, night) =>
    matches.flatMap(({ game, at, end, players, winners }) =>
      players.flatMap(({ name, kind, person }, seat) => {
        const won = winners.includes(String(seat) as Seat) ? 1 : 0;
        return kind === 'empty'
          ? []
          : [[night + 1, new Date(at).toISOString(), game, end, name, kind, person ?? '', won]];
      }),
    ),
  );
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** What a spreadsheet would take for a formula is led by an apostrophe: names are written by anybody. */
function cell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
