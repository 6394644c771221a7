import type { GroupHistory } from '@lantern/protocol/groupHistory';
import type { Seat } from '@lantern/protocol/seat';
import { standingsOf } from './standings';

/** Returns the history of a group with its standings as JSON. @param deleted as for `standingsOf` */
export function historyAsJson({ nights }: GroupHistory, deleted: string): string {
  return `${JSON.stringify({ nights, standings: standingsOf(nights, deleted) }, null, 2)}\n`;
}

/** The mark by which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns the history of a group as a table (RFC 4180), with a line for each player of each match.
 * @param columns the names of the columns
 */
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
  return BYTE_ORDER_MARK + [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/**
 * Puts an apostrophe before a value that a spreadsheet would read as a formula, also in full width: names are written
 * by anybody.
 */
function cell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@＝＋－＠\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
